"""Profiles: the stages of a task, what callgrind, perf and Python's own report of imports say."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

import irkit
from benchmarks.functions import Calls, beyond, by_part, plain, read_callgrind, read_samples, watched
from benchmarks.inputs import PROGRAM, program
from benchmarks.profiles import IMPORTED, read_imports, stage_tables

ROOT = Path(__file__).parents[2]
CALLGRIND = """\
# callgrind format
positions: line
events: Ir
summary: 190

fl=(1) a.c
fn=(1) CPyDef_printer___operands___Operands___text
10 40
+1 10
cfn=(2) _Py_dict_lookup
calls=3 20
+1 90

fn=(2)
20 90
fn=(3) CPyDef_type_finder____TypeFinder___visit
cfn=(1)
calls=2 10
5 140
6 50
"""
PERF = """\
# Overhead  Symbol                                 IPC   [IPC Coverage]
    15.24%  [.] CPyDef_slots___SlotTracker___number_function     -      -
     6.67%  [.] _PyObject_Malloc                   -      -
     3.81%  [k] do_syscall_64
"""
IMPORTS = """\
import time: self [us] | cumulative | imported package
import time:       120 |        120 |   _io
import time:      2500 |       9000 | irkit.cli
something else
"""


@pytest.mark.parametrize(
    ("task", "expected"),
    [
        ("dis", ["read: bodies", "upgrade", "type finding", "numbering values", "numbering metadata", "printing"]),
        ("as", ["parse: bodies", "verify", "enumeration", "use-list prediction", "emission"]),
        ("convert", ["read: bodies", "enumeration", "use-list prediction", "emission"]),
    ],
)
def test_a_task_has_its_stages(task: str, expected: list[str], tmp_path: Path) -> None:
    bitcode = tmp_path / "program.bc"
    irkit.save(program(), bitcode)
    command = [sys.executable, "-P", str(ROOT / "benchmarks" / "stages.py"), task, str(bitcode), str(PROGRAM)]
    told = json.loads(subprocess.run(command, capture_output=True, check=True).stdout)
    names = [stage["stage"] for stage in told["stages"]]
    assert [name for name in names if name in expected] == expected
    assert all(stage["user"] >= 0 for stage in told["stages"])
    assert told["contents"]["instructions"] == sum(len(b.instructions) for f in program().functions for b in f.blocks)
    assert told["contents"]["records"] > 1000
    assert told["heap"]["objects"] > 1000
    stages, contents, classes, rest = stage_tables(told)
    assert "| Python |" in stages
    assert "| instructions |" in contents
    assert "| dict |" in classes
    assert "dictionaries with" in rest


def test_callgrind_is_read() -> None:
    functions = read_callgrind(CALLGRIND.splitlines())
    assert functions == {
        "printer.operands.Operands.text": Calls(50, 2),
        "_Py_dict_lookup": Calls(90, 3),
        "type_finder._TypeFinder.visit": Calls(50, 0),
    }
    assert dict(watched(functions))["look-ups in dictionaries"] == 3
    assert beyond(functions, {"_Py_dict_lookup": Calls(60, 1)})["_Py_dict_lookup"] == Calls(30, 2)


def test_shares_are_summed_by_module() -> None:
    shares = read_samples(PERF.splitlines())
    assert shares[0] == ("slots.SlotTracker.number_function", pytest.approx(0.1524))
    assert by_part(shares) == [
        ("slots", pytest.approx(0.1524)),
        ("Python, what compiled code calls, and the system", pytest.approx(0.1048)),
    ]


def test_names_are_those_of_the_source() -> None:
    assert plain("CPyDef_function_read___read_call") == "function_read.read_call"
    assert plain("CPyPy_module___ModuleReader_____init__") == "module.ModuleReader.__init__"
    assert plain("_PyEval_EvalFrameDefault'2") == "_PyEval_EvalFrameDefault"
    assert plain("PyDict_New.constprop.0") == "PyDict_New"


def test_imports_are_read() -> None:
    assert read_imports(IMPORTS.splitlines()) == {"_io": 120, "irkit.cli": 2500}
    command = [sys.executable, "-X", "importtime", "-c", "import irkit"]
    said = subprocess.run(command, capture_output=True, text=True, check=True).stderr
    assert "irkit" in read_imports(said.splitlines())
    assert IMPORTED.match("import time:       120 |        120 |   _io")


def test_a_task_without_profile_is_refused() -> None:
    command = [sys.executable, "-m", "benchmarks", "--quick", "--profile", "nonsense"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert "--profile nonsense: the tasks that have a profile are dis, as, convert, start" in done.stderr
