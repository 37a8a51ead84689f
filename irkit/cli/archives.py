"""Members of archives (`ar`), in the forms of GNU, BSD and Apple: bitcode is often kept in them."""

from __future__ import annotations

from typing import Final

from irkit.errors import BitcodeError

MAGIC: Final = b"!<arch>\n"
_HEADER: Final = 60
_TABLES: Final = ("/", "/SYM64/", "__.SYMDEF", "__.SYMDEF SORTED", "__.SYMDEF_64", "__.SYMDEF_64 SORTED")


def is_archive(data: bytes) -> bool:
    return data.startswith(MAGIC)


def members(data: bytes, name: str) -> list[tuple[str, bytes]]:
    """The members of an archive by name, symbol tables left out. Raises `BitcodeError` for a damaged one."""
    found: list[tuple[str, bytes]] = []
    long_names = b""
    at = len(MAGIC)
    while at < len(data):
        header = data[at : at + _HEADER]
        if len(header) < _HEADER or header[58:60] != b"`\n":
            raise BitcodeError("a damaged header of an archive's member", name=name, bit_offset=at * 8)
        try:
            size = int(header[48:58])
        except ValueError:
            raise BitcodeError("an archive's member without a size", name=name, bit_offset=at * 8) from None
        start = at + _HEADER
        if size < 0 or start + size > len(data):
            raise BitcodeError("an archive's member is cut off", name=name, bit_offset=at * 8)
        content = data[start : start + size]
        said = header[:16].decode("latin-1").rstrip(" ")
        at = start + size + (size & 1)
        if said == "//":
            long_names = content
            continue
        said, content = _long_name(said, content, long_names)
        if said not in _TABLES:
            found.append((said.removesuffix("/"), content))
    return found


def _long_name(said: str, content: bytes, long_names: bytes) -> tuple[str, bytes]:
    """A name that is too long for its field: in the table of names (GNU), or before the content (BSD)."""
    if said.startswith("#1/") and said[3:].isdigit():
        length = int(said[3:])
        return content[:length].rstrip(b"\0").decode("utf-8", "surrogateescape"), content[length:]
    if said.startswith("/") and said[1:].isdigit():
        start = int(said[1:])
        end = long_names.find(b"\n", start)
        return long_names[start : end if end >= 0 else None].decode("utf-8", "surrogateescape"), content
    return said, content
