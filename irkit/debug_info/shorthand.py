"""Fields of the usual kinds, in few words: what `irkit.debug_info.schema` and `type_schema` are written with."""

from __future__ import annotations

from irkit.debug_info.fields import ALWAYS, BOOL, FLAGS, INTEGER, METADATA, PTRAUTH_TAG, SIZE, STRING, WORD, Field
from irkit.debug_info.records import HeaderBits
from irkit.releases import NEWEST, OLDEST


def string_field(
    name: str,
    default: int = 0,
    since: int = OLDEST,
    empty_since: int = NEWEST + 1,
    required: int = 0,
    not_empty: bool = False,
) -> Field:
    return Field(
        name,
        STRING,
        default=default,
        since=since,
        empty_since=empty_since,
        required=required,
        not_empty=not_empty,
    )


def metadata(
    name: str,
    default: int = 0,
    since: int = OLDEST,
    required: int = 0,
    required_since: int = 0,
    not_null: bool = False,
    type_ref: bool = False,
    may_be_number: bool = False,
) -> Field:
    return Field(
        name,
        METADATA,
        default=default,
        since=since,
        required=required,
        required_since=required_since,
        not_null=not_null,
        type_ref=type_ref,
        may_be_number=may_be_number,
    )


def integer(
    name: str,
    default: int = 0,
    since: int = OLDEST,
    signed: bool = False,
    bits: int = 32,
    required: int = 0,
    limit: int | None = None,
) -> Field:
    return Field(name, INTEGER, default=default, since=since, signed=signed, bits=bits, required=required, limit=limit)


def boolean(name: str, default: int = 0, since: int = OLDEST, if_left_out: int | None = None) -> Field:
    return Field(name, BOOL, default=default, since=since, if_left_out=if_left_out)


def word(name: str, words: str, default: int = 0, since: int = OLDEST, required: int = 0) -> Field:
    return Field(name, WORD, default=default, words=words, since=since, required=required)


def tag(default: int = ALWAYS, required: int = 0) -> Field:
    return word("tag", "tags", default, required=required)


def flags() -> Field:
    return Field("flags", FLAGS)


def size(name: str = "size") -> Field:
    return Field(name, SIZE)


def ptrauth(name: str, rule: int, default: int, limit: int | None = None) -> Field:
    return Field(name, rule, default=default, since=19, only_if=("tag", PTRAUTH_TAG, True), limit=limit)


def sizes(first: int = 1) -> HeaderBits:
    """The bit that tells whether sizes are metadata."""
    return HeaderBits("size_is_metadata", first, sizes_as_metadata=True)
