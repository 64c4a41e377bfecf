"""Game records: written as JSON Lines, checked by replaying; other formats in and out."""

from kiebitz.records.broken import BrokenGames
from kiebitz.records.formats import FORMATS, GameFormat, read_games, read_games_text
from kiebitz.records.iss import read_iss
from kiebitz.records.iss_writing import write_iss
from kiebitz.records.record import FORMAT, Record, append_record, load_records, read_records
from kiebitz.records.xskat import read_xskat

__all__ = [
    "FORMAT",
    "FORMATS",
    "BrokenGames",
    "GameFormat",
    "Record",
    "append_record",
    "load_records",
    "read_games",
    "read_games_text",
    "read_iss",
    "read_records",
    "read_xskat",
    "write_iss",
]
