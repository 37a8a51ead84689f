"""A combined index names no producer: the version of its summary says which LLVM may have written it last."""

from __future__ import annotations

import pytest

from irkit.dialects.producers import summary_release, summary_version


@pytest.mark.parametrize(("version", "release"), [(9, 18), (10, 19), (11, 20), (12, 22), (14, 23)])
def test_the_newest_release_that_writes_a_version(version: int, release: int) -> None:
    assert summary_release(version) == release
    assert summary_version(release) == version
