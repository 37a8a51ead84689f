"""What is said of a record of every length and with other numbers in each field, in as few lines as tell that; and
files that have such lines under the name of each record."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path

Printed = Callable[[Sequence[int]], str]


def lengths(fields: Sequence[int], printed: Printed) -> Iterator[str]:
    alike: dict[str, list[int]] = {}
    for count in range(len(fields)):
        alike.setdefault(printed(fields[:count]), []).append(count)
    for said, counts in alike.items():
        yield f"{' or '.join(map(str, counts))} fields: {said}"


def changes(
    fields: Sequence[int], place: int, numbers: Iterable[int], printed: Printed, whole: str = ""
) -> Iterator[str]:
    """`whole` is what is said of the record as it is."""
    alike: dict[str, list[int]] = {}
    for number in numbers:
        if number != fields[place]:
            said = printed([*fields[:place], number, *fields[place + 1 :]])
            alike.setdefault("the same" if said == whole else said, []).append(number)
    for said, those in alike.items():
        yield f"field {place} is {' or '.join(map(str, those))}: {said}"


def outcomes(fields: Sequence[int], numbers: Iterable[int], printed: Printed) -> Iterator[str]:
    whole = printed(fields)
    yield f"as it is: {whole}"
    yield from lengths(fields, printed)
    for place in range(len(fields)):
        yield from changes(fields, place, numbers, printed, whole)


def recorded(path: Path, name: str) -> list[str]:
    """The lines under a name."""
    found: list[str] = []
    here = False
    for line in path.read_text(encoding="utf-8").splitlines():
        if not line.startswith("  "):
            here = line == name
        elif here:
            found.append(line[2:])
    return found


def record(path: Path, names: Iterable[str], told: Callable[[str], Iterable[str]]) -> None:
    lines = [line for name in names for line in (name, *(f"  {one}" for one in told(name)))]
    path.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
