"""Calls of the library on one small module: an expression, and what comes of it."""

from __future__ import annotations

import warnings
from types import SimpleNamespace
from typing import Any

import irkit
from irkit import ir
from irkit.errors import IRKitError

TEXT = """source_filename = "m.c"
target datalayout = "e-m:e-i64:64-i128:128-n32:64-S128"
target triple = "x86_64-pc-linux-gnu"
%pair = type { i32, ptr }
$c = comdat any
@v = global i32 1, align 4
@k = internal constant [3 x i8] c"abc", section "s"
@e = external global i64
@t = thread_local global ptr @f, comdat($c)
@a = alias i32, ptr @v
@r = ifunc i32 (i32), ptr @resolver
declare i32 @h(i32, ptr, ...) nounwind
declare i32 @__gxx_personality_v0(...)
define internal ptr @resolver() {
  ret ptr @f
}
define i32 @f(i32 %x, ptr %p, double %d, <2 x i32> %w, i1 %q, i64 %n, float %s) personality ptr @__gxx_personality_v0 {
entry:
  %y = add nsw i32 %x, 1
  %mem = alloca %pair, align 8
  %g = getelementptr inbounds %pair, ptr %mem, i64 0, i32 1
  store ptr %p, ptr %g, align 8, !tbaa !4
  %l = load i32, ptr %p, align 4
  br i1 %q, label %loop, label %out, !prof !3
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %j = add i32 %i, 1
  %o = icmp slt i32 %j, %y
  br i1 %o, label %loop, label %out
out:
  %z = phi i32 [ %l, %entry ], [ %j, %loop ]
  switch i32 %z, label %end [ i32 1, label %one
    i32 7, label %end ]
one:
  %b = call i32 (i32, ptr, ...) @h(i32 signext %z, ptr nonnull %p, double %d) [ "tag"(i32 1) ]
  br label %end
end:
  %u = phi i32 [ %z, %out ], [ %z, %out ], [ %b, %one ]
  ret i32 %u
}
define void @other(ptr %p) {
  %1 = call i32 @f(i32 1, ptr %p, double 1.0, <2 x i32> zeroinitializer, i1 true, i64 2, float 0.5)
  %agg = insertvalue { i32, [2 x i64] } undef, i32 %1, 0
  store i32 %1, ptr @v
  ret void
}
!llvm.module.flags = !{!0, !1}
!named = !{!2}
!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{!"text", i32 5, ptr @v}
!3 = !{!"branch_weights", i32 1, i32 2}
!4 = !{!5, !5, i64 0}
!5 = !{!"any", !6}
!6 = !{!"root"}
"""


def of_model() -> tuple[dict[str, Any], Any]:
    """The module's parts by name, and what shows it."""
    m = irkit.parse_assembly(TEXT, "m.ll", 22)
    names: dict[str, Any] = {"irkit": irkit, "m": m, **{value.name: value for value in (*m.globals, *m.functions)}}
    names |= {value.name: value for value in (*m.aliases, *m.ifuncs)}
    f = names["f"]
    names |= {one.name: one for one in (*f.args, *f.instructions, *f.blocks) if one.name}
    names |= {"agg": names["other"].blocks[0].instructions[1], "store": f.blocks[0].instructions[3]}
    names |= {"B": irkit.IRBuilder(f.blocks[0].instructions[-1].parent), "br": f.blocks[0].instructions[-1]}
    names["B"].position_before(names["br"])
    names |= {"switch": f.blocks[2].instructions[-1], "ret": f.blocks[4].instructions[-1], "M": m.named_metadata[0]}
    return names, lambda: irkit.to_assembly(m)


def of_llvmlite() -> tuple[dict[str, Any], Any]:
    """The same for `irkit.ir`."""
    m = ir.Module("m", context=ir.Context())
    i32, i64, double, i8 = ir.IntType(32), ir.IntType(64), ir.DoubleType(), ir.IntType(8)
    w = ir.VectorType(i32, 2)
    pair = m.context.get_identified_type("pair")
    pair.set_body(i32, i8.as_pointer())
    types = [i32, i32.as_pointer(), double, w, ir.IntType(1), i64, ir.FloatType(), pair, ir.PointerType()]
    f = ir.Function(m, ir.FunctionType(i32, types), "f")
    h = ir.Function(m, ir.FunctionType(i32, [i32, i8.as_pointer()], var_arg=True), "h")
    v = ir.GlobalVariable(m, i32, "v")
    v.initializer = i32(1)
    blocks = [f.append_basic_block(name) for name in ("entry", "loop", "out")]
    b = ir.IRBuilder(blocks[0])
    names = dict(zip(("x", "p", "d", "w", "q", "n", "s", "agg", "opaque"), f.args, strict=True))
    y = b.add(names["x"], i32(1), "y")
    call = b.call(h, [y, b.bitcast(names["p"], i8.as_pointer())], "b")
    branch = b.cbranch(names["q"], *blocks[1:])
    ir.IRBuilder(blocks[2]).ret(y)
    end = ir.IRBuilder(blocks[1])
    phi = end.phi(i32, "i")
    phi.add_incoming(y, blocks[0])
    switch = end.switch(phi, blocks[2])
    b.position_before(branch)
    more = SimpleNamespace(i32=i32, i64=i64, double=double, i8=i8, w=w, pair=pair, arr=ir.ArrayType(i64, 3))
    md = m.add_metadata(["text", i32(5)])
    names |= {"ir": ir, "m": m, "f": f, "h": h, "v": v, "T": more, "B": b, "y": y, "call": call, "br": branch}
    names |= {"phi": phi, "switch": switch, "md": md, **{block.name: block for block in blocks}}
    return names, lambda: str(m)


SITES = {"model": of_model, "llvmlite": of_llvmlite}


def outcome(site: str, expression: str) -> list[str]:
    """What the expression gives or raises, and the lines of the module that are new then."""
    names, show = SITES[site]()
    before = show().splitlines()
    exec("from contextlib import suppress", names)
    try:
        with warnings.catch_warnings(record=True) as heard:
            warnings.simplefilter("always")
            made = eval(expression, names)
            lines = [f"{type(made).__name__} {shown(made)}", *(str(one.message) for one in heard)]
    except IRKitError as error:
        lines = [f"{type(error).__name__}: {error}"]
    except Exception as error:  # what the library says of itself alone is told
        lines = [type(error).__name__]
    try:
        after = show().splitlines()
    except IRKitError as error:
        return [*lines, f"{type(error).__name__}: {error}"]
    except Exception as error:
        return [*lines, type(error).__name__]
    known, kept = set(before), set(after)
    gone = [f"- {line.strip()}" for line in before if line not in kept]
    lines += [f"+ {line.strip()}" for line in after if line not in known] + gone
    return lines if known != kept or before == after else [*lines, "in another order"]


def shown(made: object) -> str:
    if isinstance(made, (irkit.Value, irkit.Type, irkit.Metadata)) or type(made).__module__.startswith("irkit.ir"):
        return str(made)
    if isinstance(made, (list, tuple)):
        return ", ".join(map(shown, made))
    if isinstance(made, (int, str, bytes, bool, type(None))):
        return repr(made)
    return ""
