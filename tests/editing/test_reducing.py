"""What reducing tries: several programs at once, debug info as whoever reads the text would have it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

import irkit
from irkit.editing.reduction import Format, Reducer
from irkit.editing.reduction.passes import Pass, debug_info, forks, further_files, join_files
from irkit.editing.reduction.rewriting import cut_edges, keep_one_way, remove_globals
from irkit.module import Module

TEXT = """\
source_filename = "r.c"

define i32 @main(i32 %x) !dbg !4 {
    #dbg_value(i32 %x, !7, !DIExpression(), !8)
  %y = sdiv i32 %x, 3, !dbg !8
  %z = call i32 @other(i32 %y), !dbg !8
  ret i32 %z, !dbg !8
}

define i32 @other(i32 %x) {
  %y = urem i32 %x, 3
  ret i32 %y
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "p", emissionKind: FullDebug)
!1 = !DIFile(filename: "r.c", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 1, !"wchar_size", i32 4}
!4 = distinct !DISubprogram(name: "main", file: !1, type: !5, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !6)
!5 = !DISubroutineType(types: !10)
!6 = !{!7}
!7 = !DILocalVariable(name: "x", arg: 1, scope: !4, file: !1, line: 1)
!8 = !DILocation(line: 1, column: 1, scope: !4)
!9 = !{!"p"}
!10 = !{null}
"""


def parse(text: str) -> Module:
    return irkit.parse_assembly(text, "r.ll", 22)


FORM = Format(parse, irkit.to_assembly)


@dataclass
class Bench:
    """Begins tests, and knows how many are under way."""

    is_wanted: Callable[[str], bool]
    running: int = 0
    most: int = 0
    outcomes: list[str] = field(default_factory=list)

    def begin(self, text: str) -> Trial:
        self.running += 1
        self.most = max(self.most, self.running)
        return Trial(self, text)


@dataclass
class Trial:
    bench: Bench
    text: str

    def wait(self) -> bool:
        self.end("waited")
        return self.bench.is_wanted(self.text)

    def stop(self) -> None:
        self.end("stopped")

    def end(self, outcome: str) -> None:
        self.bench.running -= 1
        self.bench.outcomes.append(outcome)


def reduced(is_wanted: Callable[[str], bool], jobs: int = 1) -> tuple[str, Bench]:
    bench = Bench(is_wanted)
    text = Reducer(irkit.to_assembly(parse(TEXT)), FORM, bench.begin, jobs=jobs).run()
    assert bench.running == 0
    return text, bench


def test_tests_at_once_have_the_same_outcome() -> None:
    one, alone = reduced(lambda text: "urem" in text)
    many, bench = reduced(lambda text: "urem" in text, jobs=2)
    assert one == many
    assert (alone.most, bench.most) == (1, 2)
    assert "stopped" in bench.outcomes
    assert "stopped" not in alone.outcomes


def test_debug_info_that_is_left_is_read_again() -> None:
    text, _ = reduced(lambda text: "!DILocalVariable" in text)
    again = irkit.to_assembly(parse(text)).replace('source_filename = "r.ll"\n', "")  # which a text without one gets
    assert again == text
    assert text.count("Debug Info Version") == 1
    assert [gone for gone in ("wchar_size", "@other", "producer", " name:") if gone in text] == []


def test_what_the_parser_asks_for_stays() -> None:
    text, _ = reduced(lambda text: "!DISubprogram" in text)
    parse(text)
    assert "#dbg_value" not in text


def test_lists_of_nodes_become_shorter() -> None:
    text, _ = reduced(lambda text: "retainedNodes" in text)
    assert irkit.verify(parse(text)) == []
    assert "DILocalVariable" not in text


INLINED = """\
define void @f() personality ptr @p !dbg !4 {
  %y = load i32, ptr null, align 4, !dbg !8
  ret void
}

declare i32 @p()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "p", emissionKind: FullDebug)
!1 = !DIFile(filename: "r.c", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !DISubroutineType(types: !{})
!4 = distinct !DISubprogram(name: "f", file: !1, type: !3, spFlags: DISPFlagDefinition, unit: !0)
!5 = distinct !DISubprogram(name: "g", file: !6, type: !3, spFlags: DISPFlagDefinition, unit: !0)
!6 = !DIFile(filename: "g.c", directory: "/")
!7 = distinct !DILocation(line: 2, column: 1, scope: !9)
!8 = !DILocation(line: 1, column: 1, scope: !5, inlinedAt: !7)
!9 = !DILexicalBlockFile(scope: !4, discriminator: 0)
"""


def test_what_was_inlined_goes_where_that_was() -> None:
    bench = Bench(lambda text: "!DILexicalBlockFile" in text)
    text = Reducer(irkit.to_assembly(parse(INLINED)), FORM, bench.begin).run()
    assert irkit.verify(parse(text)) == []
    assert [gone for gone in ("inlinedAt", "personality", "@p") if gone in text] == []
    assert (text.count("!DISubprogram"), text.count("!DIFile")) == (1, 1)


def test_debug_info_is_of_one_file() -> None:
    bench = Bench(lambda text: text.count("distinct !DISubprogram") == 2)
    text = Reducer(irkit.to_assembly(parse(INLINED)), FORM, bench.begin).run()
    assert text.count("!DIFile") == 1


UNITS = """\
!llvm.dbg.cu = !{!0, !1, !2}
!llvm.module.flags = !{!3}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !4, producer: "p", emissionKind: FullDebug)
!1 = distinct !DICompileUnit(language: DW_LANG_C11, file: !5, producer: "q", emissionKind: FullDebug)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !6, producer: "r", emissionKind: FullDebug)
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !DIFile(filename: "a.c", directory: "/")
!5 = !DIFile(filename: "b.c", directory: "/")
!6 = !DIFile(filename: "c.c", directory: "/")
"""


def test_units_that_must_have_a_file_share_one() -> None:
    module = parse(UNITS)
    units = [node for node in module.named_metadata[0].operands if isinstance(node, irkit.DICompileUnit)]
    others = further_files(module)
    [first] = [unit.file for unit in units if unit.file not in others]
    join_files(module, others[1:])
    assert [unit.file for unit in units].count(first) == 2
    assert others[0] in [unit.file for unit in units]
    bench = Bench(lambda text: text.count("!DICompileUnit") == 3)
    text = Reducer(irkit.to_assembly(parse(UNITS)), FORM, bench.begin).run()
    assert (text.count("!DICompileUnit"), text.count("!DIFile")) == (3, 1)
    assert irkit.verify(parse(text)) == []


ROADS = """\
define i32 @f(i32 %x, i1 %c) {
entry:
  switch i32 %x, label %a [
    i32 1, label %a
    i32 2, label %b
  ]

a:
  %v = phi i32 [ 1, %entry ], [ 1, %entry ], [ 2, %b ]
  ret i32 %v

b:
  br label %a
}

define i32 @g(i1 %c) {
entry:
  br i1 %c, label %a, label %a

a:
  %v = phi i32 [ 1, %entry ], [ 1, %entry ]
  ret i32 %v
}

@first = ifunc void (), ptr @resolver
@second = ifunc void (), ptr @resolver

define ptr @resolver() {
  ret ptr null
}
"""


def incoming(module: Module, name: str) -> int:
    """How many ways lead to the phi of a function."""
    [phi] = [one for one in module.functions[name].instructions if isinstance(one, irkit.PHINode)]
    assert irkit.verify(module) == []
    return len(phi.operands)


def test_a_block_that_goes_one_way_is_in_a_phi_once() -> None:
    module = parse(ROADS)
    entry, target, _ = module.functions["f"].blocks
    keep_one_way(entry, target)
    assert incoming(module, "f") == 2
    module = parse(ROADS)
    entry, target, _ = module.functions["f"].blocks
    cut_edges(entry, [target])
    assert incoming(module, "f") == 3
    entry, target = module.functions["g"].blocks
    cut_edges(entry, [target])
    assert incoming(module, "g") == 1


def functions(count: int) -> str:
    return irkit.to_assembly(parse("\n".join([f"define void @f{n}() {{\n  ret void\n}}" for n in range(count)])))


def drop_last(module: Module, targets: list[Module]) -> None:
    for target in targets:
        target.functions[len(target.functions) - 1].erase_from_parent()


def test_what_is_tried_is_told_and_five_rounds_are_the_most() -> None:
    """Where as many targets are left as there were, a pass does not come back to one before the next round."""
    told: list[tuple[str, int, int, int]] = []
    bench = Bench(lambda text: True)
    one = Pass("last", lambda module: [module] if len(module.functions) > 1 else [], drop_last)
    for count, left in ((4, 1), (7, 2)):
        told.clear()
        reducer = Reducer(
            functions(count),
            FORM,
            bench.begin,
            lambda now: told.append((now.name, now.tests, now.lines, now.first_lines)),
            [one],
        )
        text = reducer.run()
        assert text.count("define") == left
        assert [row[:2] for row in told] == [("", 1), *(("last", n + 2) for n in range(count - left))]
        assert {row[3] for row in told} == {functions(count).count("\n")}
        assert [row[2] for row in told][1:] == [functions(n).count("\n") for n in range(count, left, -1)]
    assert bench.most == 1


def test_what_cannot_be_read_again_is_not_gone_on_with() -> None:
    def parse_most(text: str) -> Module:
        if text.count("define") == 2:
            raise irkit.IRKitError("two")
        return parse(text)

    bench = Bench(lambda text: True)
    one = Pass("last", lambda module: [module], drop_last)
    text = Reducer(functions(4), Format(parse_most, irkit.to_assembly), bench.begin, None, [one]).run()
    assert text.count("define") == 3


def test_what_forks_and_what_has_debug_info() -> None:
    module = parse(ROADS)
    assert [block.name for block in forks(module)] == ["entry", "entry"]
    assert debug_info(module) == []
    module = parse(TEXT)
    assert debug_info(module) == [module]
    module.named_metadata[:] = [named for named in module.named_metadata if named.name != "llvm.dbg.cu"]
    assert debug_info(module) == [module]
    module = parse(TEXT)
    for function in list(module.functions):
        function.delete_body()
    assert debug_info(module) == [module]


def test_one_of_two_ifuncs_goes() -> None:
    module = parse(ROADS)
    remove_globals(module, [module["first"]])
    assert [one.name for one in module.ifuncs] == ["second"]
