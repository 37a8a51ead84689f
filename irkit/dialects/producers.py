"""From the identification block's string to the LLVM release whose dialect the file is in.

LLVM writes "LLVM" and its version, rustc the same and its own version behind it; Apple's clang, Intel's oneAPI
compiler and Zig's writer say their own version alone.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final, TypeVar

from irkit.releases import NEWEST, OLDEST

_Number = TypeVar("_Number", int, tuple[int, int])
# Compiled when they are asked for: a file needs one of them.
_LLVM: Final = r"LLVM\s?(\d{1,9})"
_APPLE: Final = r"APPLE_1_(\d{1,9})"
_INTEL: Final = r"Intel\.oneAPI\.DPCPP\.Compiler_(\d{4})\.(\d{1,9})"
_ZIG: Final = r"(?i)zig\s+0\.(\d{1,9})"

# The last version of each release, which names itself so as producer.
_VERSIONS: Final = {
    13: "13.0.1",
    14: "14.0.6",
    15: "15.0.7",
    16: "16.0.6",
    17: "17.0.6",
    18: "18.1.8",
    19: "19.1.7",
    20: "20.1.8",
    21: "21.1.8",
    22: "22.1.8",
    23: "23.1.4",
}

# First number of Apple's clang from which on it stands on this LLVM release (Xcode 13.3, 14, 14.3, 15, 16, 16.3).
_APPLE_RELEASES: Final = ((1316, 13), (1400, 14), (1403, 15), (1500, 16), (1600, 17), (1700, 19))
# Year and minor version of Intel's oneAPI compiler from which on it stands on this LLVM release.
_INTEL_RELEASES: Final = (
    ((2021, 4), 13),
    ((2022, 0), 14),
    ((2022, 2), 15),
    ((2023, 0), 16),
    ((2023, 2), 17),
    ((2024, 0), 18),
    ((2024, 2), 19),
    ((2025, 0), 20),
    ((2025, 2), 21),
    ((2025, 3), 22),
    ((2026, 1), 23),
)
# Zig's minor version → LLVM release (all of Zig so far is 0.x).
_ZIG_RELEASES: Final = ((9, 13), (10, 15), (11, 16), (12, 17), (13, 18), (14, 19), (15, 20), (16, 21))
# Version of a summary block → the release that brought it.
_SUMMARY_VERSIONS: Final = ((9, OLDEST), (10, 19), (11, 20), (12, 21), (14, 23))
# Version of a summary block → the newest release that writes it.
_SUMMARY_RELEASES: Final = ((0, OLDEST), (9, 18), (10, 19), (11, 20), (12, 22), (13, NEWEST))


def producer_of(llvm_version: int) -> str:
    """What LLVM's tools of a release call themselves in the identification block."""
    return "LLVM" + _VERSIONS[llvm_version]


def summary_version(llvm_version: int) -> int:
    """The version of the summary blocks that a release writes."""
    return max([version for version, first in _SUMMARY_VERSIONS if first <= llvm_version])


def _newest_row(rows: Sequence[tuple[_Number, int]], number: _Number) -> int:
    found = OLDEST
    for first, release in rows:
        if number >= first:
            found = release
    return found


def producer_release(identification: str) -> int | None:
    """The LLVM release that a producer stands on, of those there are tables for; None for an unknown producer."""
    match = re.match(_LLVM, identification)
    if match:
        return min(max(int(match[1]), OLDEST), NEWEST)
    match = re.match(_APPLE, identification)
    if match:
        return _newest_row(_APPLE_RELEASES, int(match[1]))
    match = re.match(_INTEL, identification)
    if match:
        return _newest_row(_INTEL_RELEASES, (int(match[1]), int(match[2])))
    match = re.match(_ZIG, identification)
    if match:
        return _newest_row(_ZIG_RELEASES, int(match[1]))
    return None


def said_release(identification: str) -> int | None:
    """The LLVM release that an identification names, whether there are tables for it or not."""
    match = re.match(_LLVM, identification)
    return int(match[1]) if match else None


def summary_release(version: int) -> int:
    """The newest LLVM release that writes summaries of this version: combined ones do not name their producer."""
    return _newest_row(_SUMMARY_RELEASES, version)
