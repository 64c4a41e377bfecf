"""``python -m kiebitz`` is the command ``kiebitz``."""

from kiebitz.cli.app import main

if __name__ == "__main__":
    main()
