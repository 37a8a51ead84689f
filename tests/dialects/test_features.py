"""The differences between releases stand in one file, once each, and each is asked for."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from irkit.dialects import Dialect, features
from irkit.dialects.features import Feature

ROOT = Path(__file__).parents[2]
FEATURES = Path(features.__file__).with_suffix(".py")


def sources() -> Iterator[tuple[Path, str]]:
    for part in ("irkit", "bitcode", "text"):
        for path in sorted((ROOT / part).rglob("*.py")):
            if path.resolve() != FEATURES.resolve() and "codecs" not in path.parts:
                yield path, path.read_text()


def test_no_feature_is_declared_elsewhere() -> None:
    assert [path for path, source in sources() if re.search(r"\bFeature\(", source)] == []


def test_every_feature_is_asked_for() -> None:
    asked: set[str] = set()
    for _, source in sources():
        asked.update(re.findall(r"\b[A-Z][A-Z0-9_]+\b", re.sub(r"#.*", "", source)))
    declared = {name for name, value in vars(features).items() if isinstance(value, Feature)}
    assert declared - asked == set()


def test_a_dialect_has_a_feature_from_its_first_release_to_its_last() -> None:
    feature = Feature(first=15, last=18)
    assert [release for release in range(13, 23) if Dialect.of(release).has(feature)] == [15, 16, 17, 18]
