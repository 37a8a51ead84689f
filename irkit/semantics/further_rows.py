"""Rows of the table of semantics: intrinsics on vectors, masked memory, and those that ask or tell something."""

from __future__ import annotations

from typing import Final

from irkit.semantics.declare import Poison, Row
from irkit.semantics.memory_rows import ACCESS, STORING

_REDUCTIONS: Final = {
    "add": "the sum",
    "mul": "the product",
    "and": "the bitwise and",
    "or": "the bitwise or",
    "xor": "the bitwise exclusive or",
    "smax": "the largest signed number",
    "smin": "the smallest signed number",
    "umax": "the largest unsigned number",
    "umin": "the smallest unsigned number",
    "fmax": "the largest, as `llvm.maxnum` has it,",
    "fmin": "the smallest, as `llvm.minnum` has it,",
    "fmaximum": "the largest, as `llvm.maximum` has it,",
    "fminimum": "the smallest, as `llvm.minimum` has it,",
}


def _reduction(name: str, operands: str, value: str) -> Row:
    full = f"llvm.vector.reduce.{name}"
    return Row(full, operands, value, f"'{full}.*' Intrinsic")


def _vector(name: str, operands: str, value: str) -> tuple[Row, ...]:
    """Under its name, and the one that it had as an experiment."""
    return tuple(
        Row(f"{prefix}{name}", operands, value, f"'llvm.vector.{name}' Intrinsic", poison=Poison.LANES)
        for prefix in ("llvm.vector.", "llvm.experimental.vector.")
    )


def _woven(count: int) -> tuple[Row, ...]:
    parts = " ".join(f"v{number}" for number in range(count))
    return (
        *_vector(f"interleave{count}", parts, f"the first lane of each of the {count} vectors, then their second, …"),
        *_vector(f"deinterleave{count}", "vector", f"{count} vectors: every lane whose number leaves the same rest"),
    )


def _masked(name: str, operands: str, value: str, writes: bool) -> Row:
    return Row(
        f"llvm.masked.{name}",
        operands,
        value,
        f"'llvm.masked.{name}.*' Intrinsics",
        poison=Poison.STORED if writes else Poison.LOADED,
        undefined_when=STORING if writes else ACCESS,
        well_defined="mask",
    )


VECTORS: Final[tuple[Row, ...]] = (
    *(_reduction(name, "vector", f"{value} of all lanes") for name, value in _REDUCTIONS.items()),
    _reduction("fadd", "start vector", "the sum of `start` and all lanes, one after the other"),
    _reduction("fmul", "start vector", "the product of `start` and all lanes, one after the other"),
    *_vector("insert", "vector part index", "the vector with the part in its lanes from the index on"),
    *_vector("extract", "vector index", "the lanes from the index on"),
    *_vector("reverse", "vector", "the lanes in reverse order"),
    *_vector("splice", "a b index", "lanes of `a` and then `b`, from the index on, from the end of `a` if negative"),
    *(row for count in range(2, 9) for row in _woven(count)),
    *(
        Row(name, "", "0, 1, 2, … in the lanes", "'llvm.stepvector' Intrinsic")
        for name in ("llvm.stepvector", "llvm.experimental.stepvector")
    ),
    Row(
        "llvm.get.active.lane.mask",
        "base n",
        "whether base plus the lane's number, without overflow, is below `n`",
        "'llvm.get.active.lane.mask.*' Intrinsics",
    ),
    Row(
        "llvm.experimental.cttz.elts",
        "vector zero_is_poison",
        "the number of lanes that are 0 before the first that is not",
        "'llvm.experimental.cttz.elts' Intrinsic",
    ),
    _masked(
        "load", "pointer mask otherwise", "the lanes whose mask is 1, from memory; the others of `otherwise`", False
    ),
    _masked("store", "value pointer mask", "nothing; memory holds the lanes whose mask is 1", True),
    _masked("gather", "pointers mask otherwise", "as `llvm.masked.load`, a pointer a lane", False),
    _masked("scatter", "value pointers mask", "nothing; as `llvm.masked.store`, a pointer a lane", True),
    _masked("expandload", "pointer mask otherwise", "the lanes whose mask is 1, one after the other in memory", False),
    _masked("compressstore", "value pointer mask", "nothing; the lanes whose mask is 1, one after the other", True),
)


def _asked(name: str, operands: str, value: str, section: str = "", poison: Poison = Poison.PASSED) -> Row:
    return Row(f"llvm.{name}", operands, value, section or f"'llvm.{name}' Intrinsic", poison=poison)


def _ignored(name: str, value: str = "nothing") -> Row:
    return _asked(name, "arguments", value, poison=Poison.IGNORED)


ASKING: Final[tuple[Row, ...]] = (
    _asked("va_start", "list", "nothing; the list holds the arguments that were passed by `...`"),
    _asked("va_copy", "to from", "nothing; the list at `to` goes on where the one at `from` stands"),
    _asked("va_end", "list", "nothing", poison=Poison.IGNORED),
    _asked("trap", "", "the program ends"),
    _asked("ubsantrap", "kind", "the program ends"),
    _asked("debugtrap", "", "the program ends"),
    _asked("objectsize", "pointer min null_is_unknown dynamic", "how many bytes of the object follow the pointer"),
    _asked("is.constant", "a", "0: nothing is known to be constant while a program runs", poison=Poison.IGNORED),
    _asked("returnaddress", "level", "null"),
    _asked("frameaddress", "level", "null"),
    _asked("addressofreturnaddress", "", "null"),
    _asked("thread.pointer", "", "null"),
    _asked("readcyclecounter", "", "how many instructions ran"),
    _asked("readsteadycounter", "", "how many instructions ran"),
    _asked("stacksave", "", "where the stack ends"),
    _asked("stackrestore", "pointer", "nothing; objects that were made since end"),
    _asked(
        "ptrmask",
        "pointer mask",
        "the pointer, of whose address the bits of the mask stay, and those above the bits of an index",
        poison=Poison.PROPAGATES,
    ),
    _asked("eh.typeid.for", "type", "the number by which landing pads tell the type"),
    _asked("load.relative", "pointer offset", "the pointer, moved by the number that lies at the offset"),
    _asked("flt.rounds", "", "1: to the nearest, ties to even"),
    _asked("get.rounding", "", "1: to the nearest, ties to even"),
    _asked("vscale", "", "what the lanes of scalable vectors are multiplied by, as the run was told: 1 unless it was"),
    _asked("allow.runtime.check", "kind", "1"),
    _asked("allow.ubsan.check", "kind", "1"),
    _asked("annotation", "a text file line", "`a`"),
    _asked("arithmetic.fence", "a", "`a`"),
    _asked("launder.invariant.group", "pointer", "the pointer"),
    _asked("strip.invariant.group", "pointer", "the pointer"),
    _asked("ptr.annotation", "pointer text file line", "the pointer"),
    _asked("threadlocal.address", "pointer", "the pointer: there is one thread"),
    _asked("preserve.static.offset", "pointer", "the pointer"),
    _ignored("dbg.declare"),
    _ignored("dbg.value"),
    _ignored("dbg.label"),
    _ignored("dbg.assign"),
    _ignored("donothing"),
    _ignored("experimental.noalias.scope.decl"),
    _ignored("invariant.start", "null"),
    _ignored("invariant.end"),
    _ignored("prefetch"),
    _ignored("pseudoprobe"),
    _ignored("sideeffect"),
    _ignored("var.annotation"),
    _ignored("codeview.annotation"),
    _ignored("fake.use"),
    _ignored("stackprotector"),
    _ignored("clear_cache"),
)
