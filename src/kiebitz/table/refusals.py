"""What the table refuses, with the HTTP status that says so."""

from typing import ClassVar

from kiebitz.errors import KiebitzError


class Refused(KiebitzError):
    """Something that was asked for and is not done."""

    status: ClassVar[int] = 400


class NeedsKey(Refused):
    """The server asks for its key first."""

    status: ClassVar[int] = 401


class NotYours(Refused):
    """Somebody else's table, game or seat, or a page of somebody else's."""

    status: ClassVar[int] = 403


class NotThere(Refused):
    """Nothing of this name is known."""

    status: ClassVar[int] = 404


class NotDone(Refused):
    """Something that this address does not do."""

    status: ClassVar[int] = 405


class TooSlow(Refused):
    """A body that does not come."""

    status: ClassVar[int] = 408


class Overtaken(Refused):
    """Somebody was faster, or the table has gone on."""

    status: ClassVar[int] = 409


class NoLength(Refused):
    """A body that might never end."""

    status: ClassVar[int] = 411


class TooLarge(Refused):
    """More than is read."""

    status: ClassVar[int] = 413


class TooFast(Refused):
    """More requests than a person makes."""

    status: ClassVar[int] = 429


class Broken(Refused):
    """A mistake of ours."""

    status: ClassVar[int] = 500
