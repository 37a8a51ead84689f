"""What becomes of an input that is changed: the first line that a user would see otherwise, and a digest of all of
them: the text, what the verifier says, the bitcode, and what is read from that otherwise than it was written."""

from __future__ import annotations

import hashlib
from collections.abc import Callable

import irkit
from irkit.errors import IRKitError, ParseError
from irkit.module import Module

MOST_LETTERS = 90


def digest(data: bytes) -> str:
    return hashlib.blake2b(data, digest_size=4).hexdigest()


def refusal(error: IRKitError) -> str:
    if isinstance(error, ParseError):
        return f"{error.line}:{error.column}: {error.message}"
    return f"error: {error}"


def lines_of(module: Module) -> list[str]:
    text = irkit.to_assembly(module).split("\n")
    found = [*text, *(f"verify: {problem}" for problem in irkit.verify(module))]
    try:
        data = irkit.to_bitcode(module)
        found.append(f"bitcode: {len(data)} bytes, {digest(data)}")
        again = irkit.to_assembly(irkit.parse_bitcode(data, "x")).split("\n")
        known = set(text)
        found += [f"read again: {line}" for line in again if line not in known]
    except IRKitError as error:
        found.append(refusal(error))
    return found


def lines_from(read: Callable[[], Module]) -> list[str]:
    """What a user sees of the module that `read` gives, or of its refusal."""
    try:
        return lines_of(read())
    except IRKitError as error:
        return [refusal(error)]


def outcome(before: list[str], after: list[str]) -> str:
    if after == before:
        return "the same"
    known = set(before)
    others = [line.strip() for line in after if line not in known]
    told = f"{len(others)}: {others[0]}" if others else f"{len(before) - len(after)} lines fewer"
    if len(after) == 1 and others:
        told = others[0]
    told = told.encode("utf-8", "backslashreplace").decode()
    return f"{told[:MOST_LETTERS]} #{digest('|'.join(after).encode('utf-8', 'surrogateescape'))}"
