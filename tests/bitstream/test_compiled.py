"""The same source, compiled by mypyc in one group, says the same as uncompiled."""

from __future__ import annotations

import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest
from test_rewriter import RICH

from bitcode import bitstream
from irkit import errors

SETUP = """
from setuptools import setup
from mypyc.build import mypycify
setup(name="compiled", packages=[], ext_modules=mypycify({files!r}, opt_level="0", group_name="native"))
"""

CHECK = """
import sys
from bitcode.bitstream import blocks, read_bitstream, write_bitstream
from irkit.errors import IRKitError
assert not blocks.__file__.endswith(".py"), blocks.__file__
def show(data):
    lines = []
    try:
        waiting = list(read_bitstream(data, "x").blocks)
        while waiting:
            block = waiting.pop(0)
            records = block.scan()
            lines.append((block.path, block.start_bit, block.end_bit, list(records.codes), list(records.starts),
                          list(records.ops), list(records.abbrev_ids), list(records.bit_offsets), records.blobs,
                          records.child_at, [str(a) for a in records.definitions], records.odd))
            waiting += records.children
        lines.append(write_bitstream(read_bitstream(data)) == data)
    except IRKitError as error:
        lines.append(f"{type(error).__name__}: {error}")
    return lines
rich = open("rich.bc", "rb").read()
for bit in range(-1, len(rich) * 8, 3):
    data = bytearray(rich)
    if bit >= 0:
        data[bit // 8] ^= 1 << bit % 8
    print(show(bytes(data)))
"""


@pytest.fixture(scope="module")
def compiled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    pytest.importorskip("mypyc.build")
    compiler = (sysconfig.get_config_var("CC") or "cc").split()[0]
    if shutil.which(compiler) is None:
        pytest.skip(f"needs a C compiler ({compiler})")
    folder = tmp_path_factory.mktemp("compiled")
    sources = Path(bitstream.__file__).parent
    (folder / "bitcode" / "bitstream").mkdir(parents=True)
    (folder / "irkit").mkdir()
    for package in ("irkit", "bitcode"):
        (folder / package / "__init__.py").touch()
    shutil.copy(Path(errors.__file__).parent / "errors.py", folder / "irkit")
    for source in sources.glob("*.py"):
        shutil.copy(source, folder / "bitcode" / "bitstream")
    files = sorted(
        str(file.relative_to(folder)) for file in folder.glob("bitcode/**/*.py") if file.name != "__init__.py"
    )
    (folder / "setup.py").write_text(SETUP.format(files=files))
    done = subprocess.run(
        [sys.executable, "setup.py", "build_ext", "--inplace"], cwd=folder, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]
    return folder


def test_compiled_and_not_agree_on_whole_and_on_damaged_streams(compiled: Path) -> None:
    (compiled / "rich.bc").write_bytes(RICH)
    (compiled / "check.py").write_text(CHECK)
    plain = compiled / "plain"
    for source in compiled.glob("*/**/*.py"):
        target = plain / source.relative_to(compiled)
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(source, target)
    (plain / "rich.bc").write_bytes(RICH)
    (plain / "check.py").write_text(CHECK.replace("assert not", "assert"))
    outputs = [
        subprocess.run([sys.executable, "check.py"], cwd=folder, capture_output=True, text=True, check=True).stdout
        for folder in (compiled, plain)
    ]
    assert outputs[0] == outputs[1]
    assert outputs[0].startswith("[('MODULE_BLOCK', ")
    assert "True]" in outputs[0].splitlines()[0]
