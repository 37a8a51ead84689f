"""How long it takes to build a module of many instructions and to print it, beside llvmlite.ir.

    python benchmarks/builder.py [INSTRUCTIONS]

The same functions are built by `irkit.IRBuilder` and by `llvmlite.ir.IRBuilder`, a million instructions unless told
otherwise, and printed; each in a process of its own. LLVM 22, if its tools are there, has to take both texts.
"""

from __future__ import annotations

import os
import resource
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

PER_FUNCTION = 1000
BODY = 9  # instructions that are built in one go


def build_with_irkit(count: int) -> str:
    import irkit  # noqa: PLC0415 - one of the two a process

    i32, ptr = irkit.i32, irkit.ptr
    module = irkit.Module.new("built", llvm_version=22)
    kind = irkit.function_type(i32, [i32, i32, ptr])
    one = irkit.const(i32, 1)
    for number in range(count // PER_FUNCTION):
        function = module.add_function(f"f{number}", kind, args=["a", "b", "p"])
        a, b, p = function.args
        builder = irkit.IRBuilder(function.append_block("entry"))
        fill(builder, i32, a, b, p, one)
    return irkit.to_assembly(module)


def build_with_llvmlite(count: int) -> str:
    from llvmlite import ir  # noqa: PLC0415

    i32 = ir.IntType(32)
    ptr = ir.PointerType()
    module = ir.Module("built")
    kind = ir.FunctionType(i32, [i32, i32, ptr])
    one = ir.Constant(i32, 1)
    for number in range(count // PER_FUNCTION):
        function = ir.Function(module, kind, f"f{number}")
        a, b, p = function.args
        a.name, b.name, p.name = "a", "b", "p"
        builder = ir.IRBuilder(function.append_basic_block("entry"))
        fill(builder, i32, a, b, p, one)
    return str(module)


def fill(builder: Any, i32: Any, a: Any, b: Any, p: Any, one: Any) -> None:
    """One function of `PER_FUNCTION` instructions."""
    value = a
    for _ in range(PER_FUNCTION // BODY):
        total = builder.add(value, b, name="total")
        product = builder.mul(total, a)
        bits = builder.xor(product, one, name="bits")
        place = builder.gep(p, [bits], source_etype=i32)
        loaded = builder.load(place, typ=i32)
        less = builder.icmp_signed("<", loaded, total)
        value = builder.select(less, loaded, bits, name="value")
        builder.store(value, place)
        value = builder.sub(value, total)
    builder.ret(value)


def main() -> int:
    """Measure both; the exit status is 1 if LLVM does not take a text."""
    if len(sys.argv) == 3:
        start = time.process_time()
        text = {"irkit": build_with_irkit, "llvmlite": build_with_llvmlite}[sys.argv[1]](int(sys.argv[2]))
        spent = time.process_time() - start
        peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
        print(f"{spent:.2f} {peak:.0f}", file=sys.stderr)
        sys.stdout.write(text)
        return 0
    count = sys.argv[1] if len(sys.argv) == 2 else "1000000"
    status = 0
    found: dict[str, tuple[float, float]] = {}
    for name in ("irkit", "llvmlite"):
        program = os.environ.get(f"PYTHON_{name.upper()}", sys.executable)
        command = [program, "-P", str(Path(__file__).resolve()), name, count]
        done = subprocess.run(command, capture_output=True, check=True)
        seconds, peak = map(float, done.stderr.split())
        found[name] = (seconds, peak)
        lines = done.stdout.count(b"\n")
        taken = subprocess.run(["llvm-as-22", "-o", os.devnull], input=done.stdout, check=False).returncode == 0
        status |= not taken
        print(
            f"{name}: {seconds:.2f} s, {peak:.0f} MB, {lines:,} lines, {'taken' if taken else 'REFUSED'} by llvm-as-22"
        )
    ours, theirs = found["irkit"], found["llvmlite"]
    print(f"time {ours[0] / theirs[0]:.2f}, memory {ours[1] / theirs[1]:.2f} of llvmlite's")
    return status


if __name__ == "__main__":
    sys.exit(main())
