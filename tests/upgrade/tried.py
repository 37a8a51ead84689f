"""Figures of the last runs against LLVM's own tools: what was compared with what, and how many files were identical."""

from __future__ import annotations

from typing import Final, NamedTuple


class Tried(NamedTuple):
    """`identical` of `count` files that LLVM accepts."""

    identical: int
    count: int


# What was compared and the release, whose own files these are: samples of LLVM's tests, assembled by that release.
OWN: Final[dict[tuple[str, int], Tried]] = {
    ("dis", 13): Tried(60, 60),
    ("dis", 14): Tried(60, 60),
    ("dis", 16): Tried(60, 60),
    ("dis", 19): Tried(60, 60),
    ("dis", 22): Tried(60, 60),
    ("dis", 15): Tried(195, 195),
    ("dis", 17): Tried(29, 29),
    ("dis", 18): Tried(30, 30),
    ("dis", 21): Tried(117, 117),
    ("dis", 23): Tried(1147, 1147),
    ("bc", 15): Tried(195, 195),
    ("bc", 17): Tried(29, 29),
    ("bc", 18): Tried(30, 30),
    ("bc", 21): Tried(117, 117),
    ("bc", 23): Tried(812, 813),
    ("bc", 13): Tried(60, 60),
    ("bc", 14): Tried(60, 60),
    ("bc", 16): Tried(60, 60),
    ("bc", 19): Tried(60, 60),
    ("bc", 22): Tried(60, 60),
    ("as", 13): Tried(18, 18),
    ("as", 14): Tried(16, 16),
    ("as", 15): Tried(57, 57),
    ("as", 16): Tried(20, 20),
    ("as", 17): Tried(61, 61),
    ("as", 18): Tried(60, 60),
    ("as", 19): Tried(23, 23),
    ("as", 21): Tried(61, 61),
    ("as", 22): Tried(21, 21),
    ("as", 23): Tried(812, 813),
    ("text", 13): Tried(18, 18),
    ("text", 14): Tried(16, 16),
    ("text", 16): Tried(20, 20),
    ("text", 19): Tried(23, 23),
    ("text", 22): Tried(21, 21),
    ("text", 15): Tried(43, 45),
    ("text", 17): Tried(20, 20),
    ("text", 18): Tried(48, 49),
    ("text", 21): Tried(21, 21),
    ("text", 23): Tried(812, 813),
}

# From one release to a later one: all of LLVM's tests that the older release assembles.
LATER: Final[dict[tuple[int, int], Tried]] = {
    (13, 19): Tried(805, 806),
    (13, 22): Tried(804, 804),
    (13, 23): Tried(804, 804),
    (14, 16): Tried(689, 689),
    (14, 19): Tried(689, 690),
    (14, 22): Tried(688, 688),
    (14, 23): Tried(688, 688),
    (16, 19): Tried(1169, 1170),
    (16, 22): Tried(1168, 1168),
    (16, 23): Tried(1168, 1168),
    (19, 22): Tried(1199, 1199),
    (19, 23): Tried(1198, 1198),
}

# The same of Lua, built by clang without and with optimisation and for ThinLTO, and of libclc.
PROGRAMS: Final[dict[tuple[str, int, int], Tried]] = {
    ("Lua", 14, 22): Tried(102, 102),
    ("Lua", 14, 23): Tried(102, 102),
    ("Lua", 16, 22): Tried(102, 102),
    ("Lua", 16, 23): Tried(102, 102),
    ("Lua", 19, 22): Tried(102, 102),
    ("Lua", 19, 23): Tried(102, 102),
    ("libclc", 13, 22): Tried(11, 11),
    ("libclc", 13, 23): Tried(11, 11),
    ("libclc", 16, 22): Tried(11, 11),
    ("libclc", 16, 23): Tried(11, 11),
}

# Old files of LLVM's own tests as a release's `llvm-dis` shows them; 14 and 16 take some of newer releases too.
OLD_TESTS: Final[dict[int, Tried]] = {
    14: Tried(114, 116),
    16: Tried(124, 126),
    19: Tried(124, 126),
    22: Tried(124, 125),
}

# Real files, up to 60 kB, by the release that their producer stands on: the same bytes after reading and writing.
WORLD: Final[dict[str, Tried]] = {
    "3.0 to 6": Tried(6, 6),
    "7 to 12": Tried(30, 30),
    "13 to 23": Tried(135, 135),
    "24 and later": Tried(13, 13),
    "none named": Tried(34, 34),
}
