"""The modules that are measured: of a corpus, or, for a quick look, one that lies here and one that irkit builds."""

from __future__ import annotations

import re
import shutil
import subprocess
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import irkit

HERE: Final = Path(__file__).resolve().parent
SMALL: Final = HERE.parent / "fixtures" / "instructions" / "calls.22.bc"  # of about 2 kB
PROGRAM: Final = HERE / "quick" / "program.ll"
DIS: Final = "llvm-dis-22"
AS: Final = "llvm-as-22"
LINK: Final = "llvm-link-22"
GROWTH: Final = (1, 2, 4, 8)
MANY: Final = 34  # files in one command


@dataclass(frozen=True)
class Input:
    """One row of inputs: a file of bitcode and its text, or several; `kind` tells which tasks take it."""

    name: str
    title: str
    kind: str  # "module", "large", "growth", "many", "link" or "small"
    bitcode: tuple[Path, ...]
    text: tuple[Path, ...] = ()

    @property
    def size(self) -> int:
        """Bytes of the bitcode."""
        return sum(path.stat().st_size for path in self.bitcode)


class Corpus:
    """Makes inputs of a folder with `lua/22-O2/*.bc`, `libclc-19`, and SQLite's source where that is known; what has
    to be made goes into another folder."""

    def __init__(self, folder: Path, made: Path, sqlite: Path | None = None) -> None:
        self.folder = folder
        self.made = made
        self.sqlite = sqlite

    def largest(self) -> Path:
        """libclc's largest file."""
        return max((self.folder / "libclc-19").rglob("*.bc"), key=lambda path: path.stat().st_size).resolve()

    def lua_files(self) -> list[Path]:
        return sorted((self.folder / "lua" / "22-O2").glob("*.bc"))

    def lua(self) -> Input:
        """All of Lua as one module."""
        linked = self.made / "lua.bc"
        parts = [path for path in self.lua_files() if path.name not in ("luac.bc", "ltests.bc")]
        run(LINK, *parts, "-o", linked)
        return self.module("lua", "Lua, linked", "module", linked)

    def libclc(self) -> Input:
        return self.module("libclc", "libclc-19's largest", "large", self.largest())

    def sqlite_module(self) -> Input | None:
        """SQLite with debug info; None where its source is not at hand."""
        if self.sqlite is None:
            return None
        made = self.made / "sqlite.bc"
        run("clang-22", "-O2", "-g", "-emit-llvm", "-c", self.sqlite, "-o", made)
        return self.module("sqlite", "SQLite -O2 -g", "module", made)

    def many(self) -> Input:
        files = self.lua_files()
        texts = [text_of(path, self.made / f"many-{path.stem}.ll") for path in files]
        return Input("many", f"{len(files)} files of Lua", "many", tuple(files), tuple(texts))

    def link(self) -> Input:
        parts = renamed(self.largest(), range(2), self.made)
        return Input("copies", "libclc-19's largest, two copies", "link", tuple(parts))

    def grown(self, count: int) -> Input:
        """The largest module so many times in one, under other names."""
        parts = renamed(self.largest(), range(100, 100 + count), self.made)
        made = self.made / f"libclc-{count}.bc"
        run(LINK, *parts, "-o", made)
        for part in parts:
            part.unlink()
        return self.module(f"x{count}", f"libclc-19 × {count}", "growth", made)

    def module(self, name: str, title: str, kind: str, bitcode: Path) -> Input:
        return Input(name, title, kind, (bitcode,), (text_of(bitcode, self.made / f"{name}.ll"),))

    def makers(self) -> dict[str, Callable[[], Input | None]]:
        """By name, in the order of the table, what makes each input."""
        grown = {f"x{count}": lambda count=count: self.grown(count) for count in GROWTH}
        return {
            "libclc": self.libclc,
            "lua": self.lua,
            "sqlite": self.sqlite_module,
            "copies": self.link,
            "many": self.many,
            "small": small,
            **grown,
        }


class Quick:
    """Makes inputs without a corpus and without LLVM's tools: by irkit, of what lies here."""

    def __init__(self, made: Path) -> None:
        self.made = made

    def program(self) -> Input:
        """A program of ours in C, as clang 22 compiles it with debug info."""
        return self.module("program", "a program in C", "module", program())

    def built(self) -> Input:
        return self.module("built", "built by irkit", "large", built(20_000))

    def many(self) -> Input:
        named = {path.name: path for path in sorted((HERE.parent / "fixtures").rglob("*.22.bc"))}
        files = list(named.values())[:MANY]
        texts = []
        for path in files:
            texts.append(self.made / f"{path.stem}.ll")
            irkit.save(irkit.load(path), texts[-1])
        return Input("fixtures", f"{len(files)} small files", "many", tuple(files), tuple(texts))

    def link(self) -> Input:
        parts = []
        for number in range(2):
            parts.append(self.made / f"part{number}.bc")
            irkit.save(built(10_000, f"part{number}."), parts[-1])
        return Input("parts", "two modules built by irkit", "link", tuple(parts))

    def grown(self, count: int) -> Input:
        return self.module(f"n{count}", f"built by irkit × {count}", "growth", built(5_000 * count))

    def module(self, name: str, title: str, kind: str, module: irkit.Module) -> Input:
        bitcode, text = self.made / f"{name}.bc", self.made / f"{name}.ll"
        irkit.save(module, bitcode)
        irkit.save(module, text)
        return Input(name, title, kind, (bitcode,), (text,))

    def makers(self) -> dict[str, Callable[[], Input | None]]:
        """As those of the corpus."""
        grown = {f"n{count}": lambda count=count: self.grown(count) for count in GROWTH}
        return {
            "program": self.program,
            "built": self.built,
            "parts": self.link,
            "fixtures": self.many,
            "small": small,
            **grown,
        }


def program() -> irkit.Module:
    return irkit.parse_assembly(PROGRAM.read_bytes(), PROGRAM.name, 22)


def small() -> Input:
    return Input("small", "one small file", "small", (SMALL,))


def run(program: str, *arguments: str | Path) -> None:
    """Run a tool that makes an input. Raises CalledProcessError, and OSError where it is not there."""
    subprocess.run([program, *map(str, arguments)], check=True)


def text_of(bitcode: Path, made: Path) -> Path:
    """What llvm-dis prints of a file."""
    run(DIS, bitcode, "-o", made)
    return made


def renamed(source: Path, numbers: range, folder: Path) -> list[Path]:
    """Copies of the module of `source`, each under names of its own."""
    text = subprocess.run([DIS, str(source), "-o", "-"], capture_output=True, check=True).stdout
    parts = []
    for number in numbers:
        named = re.sub(rb'@(?!llvm\.)([-a-zA-Z$._0-9]+|"[^"]*)', rb"@\1.copy%d" % number, text)
        named = re.sub(rb'(@"[^"]*)(\.copy\d+)"\2', rb'\1\2"', named)
        named = named.replace(b"define linkonce_odr ", b"define weak_odr ")  # else linking drops what nothing uses
        assembly = folder / "copy.ll"
        assembly.write_bytes(named)
        parts.append(folder / f"copy{number}.bc")
        run(AS, assembly, "-o", parts[-1])
    return parts


def built(count: int, prefix: str = "") -> irkit.Module:
    """A module of about so many instructions, all of usual kinds, in functions of a thousand."""
    module = irkit.Module.new("built", llvm_version=22)
    kind = irkit.function_type(irkit.i32, [irkit.i32, irkit.i32, irkit.ptr])
    for number in range(count // 1000):
        function = module.add_function(f"{prefix}f{number}", kind, args=["a", "b", "p"])
        fill(function, 1000 // 10)
    return module


def fill(function: irkit.Function, steps: int) -> None:
    """Blocks of ten instructions, each of which uses what the one before has computed."""
    a, b, p = function.args
    one = irkit.const(irkit.i32, 1)
    value: irkit.Value = a
    builder = irkit.IRBuilder(function.append_block("entry"))
    for step in range(steps):
        total = builder.add(value, b, name="total" if step % 2 else "")
        bits = builder.xor(builder.mul(total, a), one, name="bits" if step % 2 else "")
        place = builder.gep(p, [bits], source_etype=irkit.i32)
        loaded = builder.load(place, typ=irkit.i32)
        less = builder.icmp_signed("<", loaded, total)
        value = builder.select(less, loaded, bits)
        builder.store(value, place)
        following = function.append_block()
        builder.branch(following)
        builder.position_at_end(following)
    builder.ret(value)


def tools_are_there() -> bool:
    """Whether LLVM 22's tools are on the path."""
    return all(shutil.which(name) for name in (DIS, AS, LINK))
