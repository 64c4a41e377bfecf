"""Game records: written as JSON Lines, checked by replaying."""

from kiebitz.records.record import FORMAT, Record, append_record, load_records, read_records

__all__ = ["FORMAT", "Record", "append_record", "load_records", "read_records"]
