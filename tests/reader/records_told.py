"""What is said of a record of every length and with other numbers in each field, in as few lines as tell that."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence

Printed = Callable[[Sequence[int]], str]


def lengths(name: str, fields: Sequence[int], printed: Printed) -> Iterator[str]:
    alike: dict[str, list[int]] = {}
    for count in range(len(fields)):
        alike.setdefault(printed(fields[:count]), []).append(count)
    for said, counts in alike.items():
        yield f"{name}, {' or '.join(map(str, counts))} fields: {said}"


def changes(
    name: str, fields: Sequence[int], place: int, numbers: Iterable[int], printed: Printed, whole: str = ""
) -> Iterator[str]:
    """`whole` is what is said of the record as it is."""
    alike: dict[str, list[int]] = {}
    for number in numbers:
        if number != fields[place]:
            said = printed([*fields[:place], number, *fields[place + 1 :]])
            alike.setdefault("the same" if said == whole else said, []).append(number)
    for said, those in alike.items():
        yield f"{name}, field {place} is {' or '.join(map(str, those))}: {said}"


def outcomes(name: str, fields: Sequence[int], numbers: Iterable[int], printed: Printed) -> Iterator[str]:
    whole = printed(fields)
    yield f"{name}: {whole}"
    yield from lengths(name, fields, printed)
    for place in range(len(fields)):
        yield from changes(name, fields, place, numbers, printed, whole)
