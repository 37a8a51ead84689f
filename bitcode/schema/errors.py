"""The one error of the record codecs."""

from __future__ import annotations

from irkit.errors import BitcodeError


class RecordError(BitcodeError):
    """A record whose operands do not fit its declaration; whoever knows the place adds offset and block path."""
