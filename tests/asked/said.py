"""Long answers as they are recorded: how many lines, a digest of all of them, and one of them."""

from __future__ import annotations

import hashlib

MOST_LETTERS = 72


def digest(lines: list[str]) -> str:
    return hashlib.md5("\n".join(lines).encode("utf-8", "surrogateescape"), usedforsecurity=False).hexdigest()[:8]


def shown(lines: list[str], line: str) -> str:
    """With the exit status of a command in front, unless that is 0."""
    status = f"{lines[0]} " if lines[0][:1] == "[" and lines[0] not in ("[0]", line) else ""
    short = line.strip().encode("utf-8", "backslashreplace").decode()[:MOST_LETTERS].rstrip()
    return f"{len(lines)}, {digest(lines)}: {status}{short}"


def is_right(answer: str, lines: list[str]) -> bool:
    """Whether the answer is that of these lines, whichever of them it has."""
    return any(shown(lines, line) == answer for line in lines)


def telling(lines: list[str], before: list[str]) -> str:
    """The line to show: the first one that was not there before, but for the exit status."""
    known = set(before)
    body = [line for line in lines[1:] if line.strip()] or lines
    return next((line for line in body if line not in known), body[0])
