"""A table server in a process of its own, which may be killed and begin again on the same home."""

import json
import os
import re
import signal
import socket
import subprocess
import sys
import threading
import time
import urllib.request
from pathlib import Path
from typing import Any

READY = re.compile(r"http://\S+")
LONGEST_START = 60.0


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as opened:
        opened.bind(("127.0.0.1", 0))
        return int(opened.getsockname()[1])


class Server:
    """`kiebitz serve` on a home of its own."""

    def __init__(self, home: Path, *, threads: int = 1) -> None:
        self.home, self.threads, self.port = home, threads, free_port()
        self.process: subprocess.Popen[str] | None = None
        self.ready_after = 0.0
        """Seconds from the start of the process to its address being printed."""
        self.start()

    @property
    def address(self) -> str:
        """Where it is."""
        return f"http://localhost:{self.port}"

    def start(self) -> None:
        """Serve, and return when the address is printed."""
        begun = time.monotonic()
        command = [Path(sys.executable).with_name("kiebitz"), "serve", "--no-browser"]
        given = ["--port", str(self.port), "--home", str(self.home)]
        self.process = subprocess.Popen(
            [*command, *given, "--threads", str(self.threads)],
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            env={**os.environ, "PYTHONUNBUFFERED": "1", "LANG": "C.UTF-8"},
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        self.said = [line]
        self._reader = threading.Thread(target=self._read, args=(self.process,), daemon=True)
        self._reader.start()
        self.ready_after = time.monotonic() - begun
        if not READY.search(line):
            self.kill()
            raise AssertionError(f"the server has said {''.join(self.said)}")

    def _read(self, process: "subprocess.Popen[str]") -> None:
        assert process.stdout is not None
        self.said.extend(process.stdout)

    def end(self, number: int) -> None:
        """Send a signal and wait for the end."""
        if self.process is None:
            return
        self.process.send_signal(number)
        self.process.wait(LONGEST_START)
        self._reader.join(LONGEST_START)
        assert self.process.stdout is not None
        self.process.stdout.close()
        self.process = None

    def kill(self) -> None:
        """End it at once, as a power cut would."""
        self.end(signal.SIGKILL)

    def stop(self) -> None:
        """End it as Ctrl-C does."""
        self.end(signal.SIGINT)

    def ask(self, path: str) -> Any:
        """A request by nobody in particular."""
        opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))
        with opener.open(self.address + path, timeout=30) as answer:
            return json.loads(answer.read())
