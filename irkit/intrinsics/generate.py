"""Write `tables/` from LLVM's headers: `python -m irkit.intrinsics.generate --llvm-include DIR…`.

`DIR` is a release's include directory (`/usr/include/llvm-19`), which holds `llvm/IR/IntrinsicImpl.inc`. A release
without headers comes from `--printed RELEASE=FILE` (see `printed.py`). What the tables say of all other releases
stays. `table.py` tells the form of a row.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Final

from irkit.dialects.generate import header_release
from irkit.intrinsics.headers import HeaderIntrinsic, read_header
from irkit.intrinsics.printed import read_printed
from irkit.intrinsics.table import ABSENT, RELEASES, TARGETS, column_at, read_rows

_HEADER: Final = """\
# The intrinsics {of}, written by `python -m irkit.intrinsics.generate`; irkit/intrinsics/table.py tells the words.
# name<tab>release signature ; attributes<tab>later release, with what it changed<tab>release - (gone)
"""
_INDEX: Final = """\
# The releases and the targets of these tables, written by `python -m irkit.intrinsics.generate`.
releases {releases}
targets {targets}
"""

_ByRelease = dict[int, HeaderIntrinsic]


def _row(name: str, by_release: _ByRelease, releases: list[int]) -> str:
    """A column for each release with a change, and in it what has changed."""
    row = [name]
    before: HeaderIntrinsic | None = None
    for release in releases:
        now = by_release.get(release)
        words = []
        if now is None:
            words += [ABSENT] if before is not None else []
        else:
            words += [now.signature] if before is None or now.signature != before.signature else []
            words += [";", now.attributes] if before is None or now.attributes != before.attributes else []
        if words:
            row.append(" ".join([str(release), *words]).rstrip())
        before = now
    return "\t".join(row)


def _table(target: str, by_name: dict[str, _ByRelease], releases: list[int]) -> str:
    prefix = f"llvm.{target}." if target else "llvm."
    rows = [_row(name.removeprefix(prefix), by_name[name], releases) for name in sorted(by_name)]
    return _HEADER.format(of=f"of `{prefix}`" if target else "of no target") + "\n".join(rows) + "\n"


def write_tables(folder: Path, by_release: dict[int, list[HeaderIntrinsic]]) -> None:
    """Write the tables of all releases given, and none else."""
    releases = sorted(by_release)
    targets: dict[str, dict[str, _ByRelease]] = {}
    for release in releases:
        for intrinsic in by_release[release]:
            by_name = targets.setdefault(intrinsic.target, {})
            by_name.setdefault(intrinsic.name, {})[release] = intrinsic
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("*.txt"):
        old.unlink()
    own = sorted(filter(None, targets))
    index = _INDEX.format(releases=" ".join(map(str, releases)), targets=" ".join(own))
    (folder / "index.txt").write_text(index)
    for target, by_name in targets.items():
        (folder / f"{target or 'generic'}.txt").write_text(_table(target, by_name, releases))


def known_intrinsics(release: int) -> list[HeaderIntrinsic]:
    """What the tables say of a release today."""
    found = []
    for target in ("", *TARGETS):
        prefix = f"llvm.{target}." if target else "llvm."
        for row in read_rows(target or "generic"):
            name, _, columns = row.partition("\t")
            entry = column_at(columns, release)
            if entry is not None:
                found.append(HeaderIntrinsic(target, prefix + name, *entry))
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--llvm-include", nargs="*", default=[], type=Path, metavar="DIR")
    parser.add_argument("--output", type=Path, default=Path(__file__).with_name("tables"))
    parser.add_argument("--printed", nargs="*", default=[], metavar="RELEASE=FILE")
    arguments = parser.parse_args()
    by_release = {release: known_intrinsics(release) for release in RELEASES}
    by_release.update((header_release(include), read_header(include)) for include in arguments.llvm_include)
    for option in arguments.printed:
        number, _, file = option.partition("=")
        older, newer = max(r for r in by_release if r < int(number)), min(r for r in by_release if r > int(number))
        by_release[int(number)] = read_printed(Path(file), int(number), by_release[older], by_release[newer])
    write_tables(arguments.output, by_release)


if __name__ == "__main__":
    main()
