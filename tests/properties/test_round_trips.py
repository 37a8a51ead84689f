"""What holds for any module: each format gives it back, and what is written twice is written the same."""

from __future__ import annotations

import subprocess

import pytest
from generated import modules
from hypothesis import HealthCheck, given, settings

import irkit
from irkit.module import Module

QUIET = settings(
    max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large]
)


def told(differences: list[object]) -> str:
    return "\n".join(map(str, differences))


@QUIET
@given(modules())
def test_bitcode_gives_the_module_back(module: Module) -> None:
    data = irkit.to_bitcode(module)
    again = irkit.parse_bitcode(data, module.name)
    assert told(irkit.differences(module, again)) == ""
    assert irkit.to_assembly(again) == irkit.to_assembly(module)


@QUIET
@given(modules())
def test_bitcode_read_and_written_is_the_same_bytes(module: Module) -> None:
    data = irkit.to_bitcode(module)
    assert irkit.to_bitcode(irkit.parse_bitcode(data, module.name)) == data
    assert irkit.to_bitcode(module) == data


@QUIET
@given(modules())
def test_text_gives_the_module_back(module: Module) -> None:
    text = irkit.to_assembly(module)
    again = irkit.parse_assembly(text, module.name, module.dialect.llvm_version)
    assert told(irkit.differences(module, again)) == ""
    assert irkit.to_assembly(again) == text


def tool(name: str, module: Module, data: bytes) -> bytes:
    """What the tool of the module's own release makes of its standard input."""
    command = [f"{name}-{module.dialect.llvm_version}", "-", "-o", "-"]
    done = subprocess.run(command, input=data, capture_output=True, check=False)
    assert done.returncode == 0, done.stderr.decode(errors="replace")
    return done.stdout


@pytest.mark.llvm
@settings(QUIET, max_examples=20)
@given(modules())
def test_llvm_reads_the_bitcode_as_the_same_module(module: Module) -> None:
    data = irkit.to_bitcode(module)
    again = irkit.parse_bitcode(data, "<stdin>")
    irkit.upgrade(again)
    text = irkit.to_assembly(again).encode("utf-8", "surrogateescape")
    assert tool("llvm-dis", module, data) == text


@pytest.mark.llvm
@settings(QUIET, max_examples=20)
@given(modules())
def test_llvm_writes_the_text_as_the_same_bytes(module: Module) -> None:
    text = irkit.to_assembly(module).encode("utf-8", "surrogateescape")
    again = irkit.parse_assembly(text, "<stdin>", module.dialect.llvm_version)
    assert tool("llvm-as", module, text) == irkit.to_bitcode(again)
