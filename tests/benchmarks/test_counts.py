"""The check of instruction counts: what is worse, better, not comparable, and what a commit's message may say."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path

import pytest

from benchmarks import counts
from benchmarks.counts import KEPT, TASKS, Counts, environment, judged, load, versions, words_of
from benchmarks.functions import count_instructions

HERE = {"python": "3.11.7", "compiler": "gcc 12"}
BEFORE = Counts(HERE, {"dis": 1000, "as": 2000})


def now(dis: int, assemble: int = 2000) -> Counts:
    return Counts(HERE, {"dis": dis, "as": assemble})


def test_less_than_a_twentieth_more_is_let_pass() -> None:
    verdict = judged(BEFORE, now(1049), [])
    assert not verdict.fails
    assert verdict.lines == ["dis: 1,049 instructions, +4.9 % of 1,000", "as: 2,000 instructions, +0.0 % of 2,000"]


def test_a_twentieth_more_is_refused() -> None:
    verdict = judged(BEFORE, now(1050), [])
    assert verdict.fails
    assert verdict.lines[0] == "dis: 1,050 instructions, +5.0 % of 1,000: too many"
    assert "`Instructions: TASK, …`" in verdict.lines[2]
    assert verdict.lines[-1] == "python -m benchmarks.counts --write"


def test_a_word_in_the_commit_is_taken_for_the_task_that_it_names() -> None:
    assert not judged(BEFORE, now(1200), ["dis, since names are checked"]).fails
    assert "a commit says: dis, since" in judged(BEFORE, now(1200), ["dis, since names are checked"]).lines[0]
    assert judged(BEFORE, now(1200), ["as, since names are checked"]).fails
    assert judged(BEFORE, now(1200), ["disassembling"]).fails
    assert judged(BEFORE, now(1200, 2200), ["dis, for good"]).fails
    assert not judged(BEFORE, now(1200, 2200), ["dis and as, for good"]).fails


def test_what_is_better_passes_and_may_be_kept() -> None:
    verdict = judged(BEFORE, now(900), [])
    assert not verdict.fails
    assert verdict.lines[-1] == "python -m benchmarks.counts --write keeps what is gained"


def test_other_versions_are_not_compared_and_that_is_said() -> None:
    verdict = judged(BEFORE, Counts({**HERE, "python": "3.12.0"}, {}), [])
    assert not verdict.fails
    assert verdict.lines == [
        "instructions are not compared: what they depend on is another",
        "  python: 3.11.7 then, 3.12.0 now",
    ]
    assert not judged(BEFORE, Counts({"python": "3.11.7"}, {}), []).fails


def test_a_task_that_is_counted_no_more_is_refused() -> None:
    assert judged(BEFORE, Counts(HERE, {"dis": 1000}), []).fails


def test_the_kept_counts_are_of_a_compiled_irkit() -> None:
    kept = load()
    assert kept.versions["irkit"] == "compiled"
    assert set(kept.versions) == set(versions())
    assert list(kept.instructions) == ["start", *TASKS]
    assert json.loads(KEPT.read_text(encoding="utf-8"))["instructions"]["dis"] == kept.instructions["dis"]


@pytest.mark.skipif(shutil.which("git") is None, reason="git is not installed")
def test_words_are_those_of_commits_since_the_counts_were_changed(tmp_path: Path) -> None:
    def commit(message: str, changes: str | None = None) -> None:
        if changes is not None:
            file = tmp_path / "benchmarks" / "counts.json"
            file.parent.mkdir(exist_ok=True)
            file.write_text(changes, encoding="utf-8")
        subprocess.run(["git", "-C", str(tmp_path), "add", "."], check=True)
        who = ["-c", "user.name=x", "-c", "user.email=x@example.org", "-c", "commit.gpgsign=false"]
        command = ["git", "-C", str(tmp_path), *who, "commit", "-q", "--allow-empty", "-m", message]
        subprocess.run(command, check=True)

    assert words_of(tmp_path) == []
    subprocess.run(["git", "init", "-q", str(tmp_path)], check=True)
    commit("First\n\nInstructions: dis, too early")
    commit("Counts\n\nInstructions: dis, kept by this very commit", changes="{}")
    assert words_of(tmp_path) == []
    commit("Checks names\n\nInstructions: as, since names are checked\n")
    commit("Says nothing of Instructions: here")
    assert words_of(tmp_path) == ["as, since names are checked"]


def test_the_command_fails_for_what_is_worse_until_it_is_kept(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    kept = tmp_path / "benchmarks" / "counts.json"
    kept.parent.mkdir()
    monkeypatch.setattr(counts, "KEPT", kept)
    monkeypatch.setattr(counts, "versions", lambda: HERE)
    counts.write(BEFORE)

    def run(instructions: dict[str, int], *arguments: str) -> int:
        monkeypatch.setattr(counts, "count", lambda: instructions)
        monkeypatch.setattr("sys.argv", ["counts", "--repository", str(tmp_path), *arguments])
        return counts.main()

    worse = {"dis": 1500, "as": 2000}
    assert run(worse) == 1
    assert "dis: 1,500 instructions, +50.0 % of 1,000: too many" in capsys.readouterr().out
    assert run(worse, "--write") == 0
    assert run(worse) == 0
    monkeypatch.setattr(counts, "versions", lambda: {"python": "3.14"})
    assert run({}) == 0
    assert "not compared" in capsys.readouterr().out


@pytest.mark.skipif(shutil.which("valgrind") is None, reason="valgrind is not installed")
def test_instructions_are_counted_the_same_twice() -> None:
    command = ["sh", "-c", "exit 0"]
    first = count_instructions(command, environment())
    assert first > 10_000
    assert count_instructions(command, environment()) == pytest.approx(first, rel=0.01)
    with pytest.raises(RuntimeError, match="failed"):
        count_instructions(["sh", "-c", "exit 1"], environment())
