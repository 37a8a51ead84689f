"""Keys of names: see Note [names as keys] in `text.parser.state`."""

from __future__ import annotations


def is_number(text: str) -> bool:
    """Whether a key or a name consists of digits, of which there is at least one."""
    return text.isdigit() and text.isascii()


def key_name(key: str) -> str:
    """The name of what has this key; "" for a number."""
    if key[:1] == "\0":
        return key[1:]
    return "" if is_number(key) else key
