"""Other names, linkages and types of globals, and what follows them."""

from __future__ import annotations

import pytest
from editing_checks import check

import irkit
from irkit.editing.renaming import rename_globals
from irkit.errors import EditError, UnsupportedError, VerificationError
from irkit.functions import Function
from irkit.instructions import CallInst
from irkit.module import Module
from irkit.summary import DevirtualizationResolution, FunctionSummary, GlobalVarSummary, guid_of
from irkit.terminators import ReturnInst

TEXT = """
source_filename = "a.c"
$f = comdat any
$other = comdat any
@llvm.used = appending global [1 x ptr] [ptr @f], section "llvm.metadata"
@table = global ptr blockaddress(@f, %b)
@alias = alias i32 (i32), ptr @f
define i32 @f(i32 %x) comdat {
  br label %b
b:
  ret i32 %x
}
define internal i32 @g() {
  %r = call i32 @f(i32 1)
  ret i32 %r
}
define void @h() comdat($other) {
  ret void
}
"""
SUMMARY = """
^0 = module: (path: "a.o", hash: (0, 0, 0, 0, 0))
^1 = gv: (name: "f", summaries: (function: (module: ^0, flags: (linkage: external), insts: 2)))
^2 = gv: (name: "g", summaries: (function: (module: ^0, flags: (linkage: internal), insts: 2, calls: ((callee: ^1)))))
^3 = gv: (name: "h", summaries: (function: (module: ^0, flags: (linkage: external), insts: 1)))
"""


def module(text: str = TEXT, version: int = 22) -> Module:
    return irkit.parse_assembly(text, "m", version)


def test_what_refers_to_a_global_knows_its_new_name() -> None:
    m = module()
    m.functions["f"].name = "new"
    text = irkit.to_assembly(m)
    for line in (
        "$new = comdat any",
        "[1 x ptr] [ptr @new]",
        "ptr blockaddress(@new, %b)",
        "@alias = alias i32 (i32), ptr @new",
        "define i32 @new(i32 %x) comdat {",
        "  %r = call i32 @new(i32 1)",
    ):
        assert line in text
    assert "f" not in m and m["new"].name == "new" and list(m.comdats) == ["new", "other"]
    check(m)


def test_a_comdat_of_another_name_stays() -> None:
    m = module()
    m.functions["h"].name = "new"
    assert list(m.comdats) == ["f", "other"]
    with pytest.raises(EditError, match="there is a comdat of that name"):
        m.functions["f"].name = "other"
    assert m.functions["f"].name == "f" and list(m.comdats) == ["f", "other"]


def test_a_taken_name_is_made_unique_on_request() -> None:
    m = module()
    with pytest.raises(EditError, match="has that name"):
        m.functions["f"].rename("g")
    m.functions["f"].rename("g", unique=True)
    assert [f.name for f in m.functions] == ["g.1", "g", "h"]
    assert list(m.comdats) == ["g.1", "other"]
    check(m)


@pytest.mark.parametrize("version", [22, 14])
@pytest.mark.parametrize("through", ["text", "bitcode"])
def test_the_summary_follows(version: int, through: str) -> None:
    text = TEXT + SUMMARY
    if version == 14:
        text = text.replace("ptr @f]", "i8* bitcast (i32 (i32)* @f to i8*)]").replace("[1 x ptr]", "[1 x i8*]")
        text = text.replace("global ptr block", "global i8* block").replace("ptr @f", "i32 (i32)* @f")
    m = module(text, version)
    if through == "bitcode":
        m = irkit.parse_bitcode(irkit.to_bitcode(m), "m")
    separator = ";" if version == 22 else ":"
    assert m.summary is not None
    rest = set(m.summary.values) - {guid_of("f"), guid_of(f"a.c{separator}g")}
    assert len(rest) == len(m.summary.values) - 2
    m.functions["f"].name = "new"
    m.functions["g"].name = "local"
    new, local = guid_of("new"), guid_of(f"a.c{separator}local")
    assert set(m.summary.values) == {new, local, *rest}
    assert m.summary.values[new].guid == new
    m.functions["local"].linkage = "external"
    assert set(m.summary.values) == {new, guid_of("local"), *rest}
    again = irkit.parse_bitcode(irkit.to_bitcode(m))
    assert again.summary is not None
    assert {guid_of("new"), guid_of("local")} <= set(again.summary.values)
    if through == "text":
        assert 'gv: (name: "new"' in irkit.to_assembly(m)


def test_a_name_that_the_summary_has_for_another_is_refused() -> None:
    m = module(TEXT + SUMMARY + "^4 = gv: (guid: 4241)\n")
    assert m.summary is not None
    m.summary.value(guid_of("taken"))
    with pytest.raises(EditError, match="the summary has a value of that name"):
        m.functions["f"].name = "taken"
    assert m.functions["f"].name == "f" and "f" in m.comdats


CALLS = """
define i32 @f(i32 %a, ptr byval(i32) %b, i64 %c) !dbg !4 {
  #dbg_value(ptr %b, !9, !DIExpression(), !10)
  %s = add i32 %a, 1
  ret i32 %s
}
define i32 @g(ptr %p) {
  %r = call i32 @f(i32 1, ptr byval(i32) %p, i64 signext 3) [ "tag"(ptr %p) ]
  ret i32 %r
}
define void @h(ptr %p) {
  call i32 @f(i32 1, ptr byval(i32) %p, i64 3)
  ret void
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!3}
!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "a.c", directory: "/")
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = distinct !DISubprogram(name: "f", file: !1, line: 1, type: !5, spFlags: DISPFlagDefinition, unit: !0)
!5 = !DISubroutineType(types: !{null})
!9 = !DILocalVariable(name: "x", scope: !4, file: !1, line: 1)
!10 = !DILocation(line: 1, scope: !4)
"""


def function(m: Module, name: str = "f") -> Function:
    return m.functions[name]


def test_arguments_move_go_and_come() -> None:
    m = module(CALLS)
    f = function(m)
    f.change_type(
        irkit.function_type(irkit.i32, [irkit.i64, irkit.i32, irkit.i8]),
        [2, 0, None],
        calls=True,
        fill={2: m.context.constant_int(irkit.i8, 7)},
    )
    f.args[2].name = "d"
    assert str(f).splitlines()[0].startswith("define i32 @f(i64 %c, i32 %a, i8 %d)")
    assert "#dbg_value(ptr poison" in str(f)
    assert str(function(m, "g").instructions[0]) == ('%r = call i32 @f(i64 signext 3, i32 1, i8 7) [ "tag"(ptr %p) ]')
    assert [a.index for a in f.args] == [0, 1, 2]
    assert irkit.verify(m) == []
    check(m)


def test_a_new_argument_may_be_computed_for_each_call() -> None:
    m = module(CALLS)
    f = function(m)

    def passed(call: object) -> irkit.Value:
        assert isinstance(call, CallInst) and call.function is not None
        return call.function.args[0]

    ty = irkit.function_type(irkit.i32, [*f.function_type.parameters, irkit.ptr])
    f.change_type(ty, calls=True, fill={3: passed})
    assert "i64 signext 3, ptr %p)" in str(function(m, "g").instructions[0])
    assert irkit.verify(m) == []
    check(m)


def test_what_is_said_of_variable_arguments_follows_them() -> None:
    m = module(
        "declare void @f(i32, ptr, ...)\ndefine void @g(ptr %p) {\n"
        "  call void (i32, ptr, ...) @f(i32 signext 1, ptr nonnull %p, i32 zeroext 2, ptr noundef %p)\n"
        "  call void (i32, ptr, ...) @f(i32 signext 1, ptr nonnull %p)\n  ret void\n}\n"
    )
    function(m).change_type(irkit.function_type(irkit.void, [irkit.ptr], True), [1], calls=True)
    assert [str(one) for one in function(m, "g").instructions] == [
        "call void (ptr, ...) @f(ptr nonnull %p, i32 zeroext 2, ptr noundef %p)",
        "call void (ptr, ...) @f(ptr nonnull %p)",
        "ret void",
    ]
    check(m)


def test_a_result_that_stays_keeps_its_attributes() -> None:
    m = module(
        "define signext i8 @f(i32 zeroext %a, i32 signext %b) {\n  ret i8 1\n}\n"
        "define void @g() {\n  %r = call signext i8 @f(i32 zeroext 1, i32 signext 2)\n  ret void\n}\n"
    )
    function(m).change_type(irkit.function_type(irkit.i8, [irkit.i32]), [1], calls=True)
    assert str(function(m)).splitlines()[0] == "define signext i8 @f(i32 signext %b) {"
    assert str(function(m, "g").instructions[0]) == "%r = call signext i8 @f(i32 signext 2)"
    function(m).change_type(irkit.function_type(irkit.void, [irkit.i32]), [0], calls=True, returns=True)
    assert str(function(m)).splitlines()[0] == "define void @f(i32 signext %b) {"
    assert str(function(m, "g").instructions[0]) == "call void @f(i32 signext 2)"
    check(m)


def test_an_argument_of_a_call_is_of_its_function() -> None:
    m = module(CALLS)
    ty = irkit.function_type(irkit.i32, [*function(m).function_type.parameters, irkit.ptr])
    with pytest.raises(EditError, match="cannot be used in @h, by"):
        function(m).change_type(ty, calls=True, fill={3: function(m, "g").args[0]})


def test_calls_are_told_by_the_first() -> None:
    m = module("declare i32 @f(i32)\ndefine void @g() {\n  %r = call i32 @f(i32 1)\n  ret void\n}\n")
    with pytest.raises(EditError, match=r"<CallInst call %r> of @g calls <Function @f> as i32 \(i32\)"):
        function(m).change_type(irkit.function_type(irkit.i32, []))


def test_a_comdat_of_another_is_in_the_way() -> None:
    m = module(TEXT)
    for new, message in (("other", "there is a comdat \\$other already"), ("h", "that name is taken")):
        with pytest.raises(EditError, match=message):
            rename_globals(m, {"f": new})
    rename_globals(m, {"f": "new"})
    assert list(m.comdats) == ["new", "other"]


def test_a_result_goes_where_nobody_uses_it() -> None:
    m = module(CALLS)
    f = function(m)
    ty = irkit.function_type(irkit.void, f.function_type.parameters)
    with pytest.raises(EditError, match="uses <CallInst call %r>, which would be void"):
        f.change_type(ty, calls=True, returns=True)
    end = function(m, "g").blocks[0].terminator
    assert isinstance(end, ReturnInst)
    end.value = m.context.constant_int(irkit.i32, 0)
    f.change_type(ty, calls=True, returns=True)
    assert "  ret void" in str(f)
    assert str(function(m, "g").instructions[0]).startswith("call void @f(")
    assert irkit.verify(m) == []
    check(m)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda f: f.change_type(irkit.function_type(irkit.i32, [])), "is no longer"),
        (lambda f: f.change_type(irkit.i32), "no function type"),
        (lambda f: f.change_type(f.function_type, [0]), "1 sources for the 3 parameters"),
        (lambda f: f.change_type(f.function_type, [0, 1, 9]), "none at 9"),
        (lambda f: f.change_type(f.function_type, [0, 1, 0]), "cannot be the same"),
        (lambda f: f.change_type(f.function_type, [0, 2, 1]), "parameter 1 is of type ptr, and 2 was of type i64"),
        (lambda f: f.change_type(irkit.function_type(irkit.i32, [irkit.i32])), "calls=True"),
        (lambda f: f.change_type(irkit.function_type(irkit.i64, f.function_type.parameters)), "returns=True"),
        (lambda f: f.change_type(irkit.function_type(irkit.i32, [irkit.i8]), calls=True), "still uses it"),
        (
            lambda f: f.change_type(
                irkit.function_type(irkit.i32, [*f.function_type.parameters, irkit.i8]),
                calls=True,
                fill={3: f.args[0]},
            ),
            "of type i32 cannot be argument 3",
        ),
    ],
)
def test_wrong_changes_of_a_type_leave_all_as_it_was(change: object, message: str) -> None:
    m = module(CALLS)
    assert callable(change)
    with pytest.raises(EditError, match="still uses it" if message == "is no longer" else message):
        change(function(m))
    assert irkit.to_assembly(m) == irkit.to_assembly(module(CALLS))


def test_a_variable_becomes_one_of_another_type() -> None:
    m = module("@v = global i32 1\n@d = external global i32\ndefine ptr @f() {\n  ret ptr @v\n}\n")
    v, d = m.globals["v"], m.globals["d"]
    with pytest.raises(EditError, match="needs an initializer"):
        v.change_type(irkit.i64)
    with pytest.raises(EditError, match="cannot start as"):
        v.change_type(irkit.i64, m.context.constant_int(irkit.i8, 1))
    with pytest.raises(EditError, match="has no size"):
        v.change_type(irkit.void)
    assert str(v) == "@v = global i32 1"
    v.change_type(irkit.i64, m.context.constant_int(irkit.i64, 5))
    d.change_type(irkit.array(irkit.i8, 4))
    assert [str(v), str(d)] == ["@v = global i64 5", "@d = external global [4 x i8]"]
    check(m)


def test_typed_pointers_are_unsupported() -> None:
    m = module("define void @f() {\n  ret void\n}\n@v = global i32 1\n", 14)
    with pytest.raises(UnsupportedError, match="LLVM 14 with typed pointers"):
        m.functions["f"].change_type(irkit.function_type(irkit.i32, []))
    with pytest.raises(UnsupportedError, match="LLVM 14 with typed pointers"):
        m.globals["v"].change_type(irkit.i64, m.context.constant_int(irkit.i64, 5))


def with_summary() -> Module:
    return irkit.parse_assembly(TEXT + SUMMARY, "a.o", 22)


def entries(m: Module) -> dict[str, int]:
    """How many summaries each value has."""
    assert m.summary is not None
    return {info.name: len(info.summaries) for info in m.summary.values.values()}


def test_a_summary_knows_local_globals_by_the_source_of_the_module() -> None:
    m = with_summary()
    m.source_filename = "b.c"
    assert m.summary is not None and m.summary.values[guid_of("b.c;g")].name == "g"
    check(m)


def test_a_summary_forgets_what_is_erased_and_tells_nothing_of_what_is_declared() -> None:
    m = with_summary()
    m["h"].erase_from_parent()
    assert "h" not in entries(m)
    m.functions["g"].delete_body()
    assert entries(m)["g"] == 0 and entries(m)["f"] == 1
    check(m)


REFERRING = """\
@v = constant [2 x ptr] zeroinitializer
@w = global i32 0
define void @f() {
  ret void
}
define void @g() {
  ret void
}
define void @h() {
  ret void
}
^0 = module: (path: "a.o", hash: (0, 0, 0, 0, 0))
^1 = gv: (name: "f", summaries: (function: (module: ^0, flags: (linkage: external), insts: 1, \
calls: ((callee: ^2), (callee: ^3)), \
params: ((param: 0, offset: [0, 1], calls: ((callee: ^2, param: 1, offset: [0, 0]), \
(callee: ^3, param: 2, offset: [0, 0])))), refs: (^2, ^3, ^5), \
callsites: ((callee: ^2, clones: (0), stackIds: (7)), (callee: ^3, clones: (0), stackIds: (8))))))
^2 = gv: (name: "g", summaries: (function: (module: ^0, flags: (linkage: external), insts: 1)))
^3 = gv: (name: "h", summaries: (function: (module: ^0, flags: (linkage: external), insts: 1)))
^4 = gv: (name: "v", summaries: (variable: (module: ^0, flags: (linkage: external), \
varFlags: (readonly: 0, writeonly: 0, constant: 1, vcall_visibility: 1), \
vTableFuncs: ((virtFunc: ^2, offset: 0), (virtFunc: ^3, offset: 8)))))
^5 = gv: (name: "w", summaries: (variable: (module: ^0, flags: (linkage: external), \
varFlags: (readonly: 0, writeonly: 0, constant: 0))))
"""


def test_all_that_a_summary_says_of_what_is_erased_goes_and_nothing_else() -> None:
    m = irkit.parse_assembly(REFERRING, "a.o", 22)
    m["h"].erase_from_parent()
    assert m.summary is not None
    (function,) = m.summary.values[guid_of("f")].summaries
    (table,) = m.summary.values[guid_of("v")].summaries
    assert isinstance(function, FunctionSummary) and isinstance(table, GlobalVarSummary)
    assert [edge.callee.name for edge in function.calls] == ["g"]
    assert [one.value.name for one in function.references] == ["g", "w"]
    assert [site.callee.name for site in function.callsites if site.callee is not None] == ["g"]
    assert [call.callee.name for access in function.parameter_accesses for call in access.calls] == ["g"]
    assert [(info.name, offset) for info, offset in table.vtable_functions] == [("g", 0)]
    check(m)


MUCH = """\
source_filename = "a.c"
@v = constant [2 x ptr] zeroinitializer
@w = constant [2 x ptr] zeroinitializer
@of.f = alias void (), ptr @f
@of.g = alias void (), ptr @g
define void @f() {
  ret void
}
define void @g() {
  ret void
}
declare void @d()
^0 = module: (path: "a.o", hash: (0, 0, 0, 0, 0))
^1 = gv: (name: "f", summaries: (function: (module: ^0, flags: (linkage: external), insts: 1)))
^2 = gv: (name: "g", summaries: (function: (module: ^0, flags: (linkage: external), insts: 1)))
^3 = gv: (name: "v", summaries: (variable: (module: ^0, flags: (linkage: external), \
varFlags: (readonly: 0, writeonly: 0, constant: 1))))
^4 = gv: (name: "w", summaries: (variable: (module: ^0, flags: (linkage: external), \
varFlags: (readonly: 0, writeonly: 0, constant: 1))))
^5 = gv: (name: "of.f", summaries: (alias: (module: ^0, flags: (linkage: external), aliasee: ^1)))
^6 = gv: (name: "of.g", summaries: (alias: (module: ^0, flags: (linkage: external), aliasee: ^2)))
^7 = typeidCompatibleVTable: (name: "c", summary: ((offset: 16, ^3), (offset: 8, ^4)))
"""


def test_what_a_summary_says_by_names_follows_the_one() -> None:
    m = irkit.parse_assembly(MUCH, "a.o", 22)
    index = m.summary
    assert index is not None
    index.cfi_function_definitions[:] = ["f", "g"]
    index.cfi_function_declarations[:] = ["g", "f"]
    type_id = index.type_id("t")
    for place, name in ((0, "f"), (8, "g")):
        type_id.devirtualization[place] = DevirtualizationResolution("singleImpl", name)
    m["f"].name = "new"
    assert [list(index.cfi_function_definitions), list(index.cfi_function_declarations)] == [["new", "g"], ["g", "new"]]
    assert [one.single_implementation for one in type_id.devirtualization.values()] == ["new", "g"]


def test_vtables_and_aliases_lose_the_one_that_goes() -> None:
    m = irkit.parse_assembly(MUCH, "a.o", 22)
    index = m.summary
    assert index is not None
    m["v"].erase_from_parent()
    assert [(offset, one.name) for offset, one in index.compatible_vtables["c"]] == [(8, "w")]
    m["of.g"].erase_from_parent()
    m["g"].erase_from_parent()
    assert [one.aliasee.name for one in index.values[guid_of("of.f")].summaries] == ["f"]  # type: ignore[attr-defined]


def test_a_summary_knows_linkages_and_what_names_were() -> None:
    m = irkit.parse_assembly(MUCH, "a.o", 22)
    index = m.summary
    assert index is not None
    [body] = index.values[guid_of("f")].summaries
    body.original_guid = 5
    m["f"].linkage = "internal"
    assert (body.linkage, body.original_guid) == ("internal", guid_of("f"))
    m["f"].name = "new"
    assert (body.linkage, body.original_guid) == ("internal", guid_of("new"))
    m["new"].linkage = "external"
    assert (body.linkage, body.original_guid) == ("external", guid_of("new"))
    info = index.values[guid_of("g")]
    info.summaries.append(body)
    m["g"].linkage = "weak"
    assert [one.linkage for one in info.summaries] == ["external", "external"]


def test_another_source_leaves_what_the_summary_does_not_know() -> None:
    m = irkit.parse_assembly(MUCH, "a.o", 22)
    m["g"].linkage = "internal"
    before = irkit.to_assembly(m)
    m.source_filename = "b.c"
    assert m.summary is not None
    assert {guid_of("f"), guid_of("b.c;g")} <= set(m.summary.values)
    m.source_filename = "a.c"
    assert irkit.to_assembly(m) == before


def test_a_summary_knows_what_could_not_be_erased() -> None:
    text = "@table = global ptr blockaddress(@f, %b)\ndefine void @f() {\n  br label %b\nb:\n  ret void\n}\n"
    entry = '^1 = gv: (name: "f", summaries: (function: (module: ^0, flags: (linkage: external), insts: 2)))\n'
    m = irkit.parse_assembly(text + SUMMARY.splitlines(keepends=True)[1] + entry, "a.o", 22)
    with pytest.raises(EditError, match="cannot be erased"):
        m["f"].erase_from_parent()
    assert entries(m)["f"] == 1
    check(m)


def test_a_summary_that_is_given_is_followed_as_well() -> None:
    m, other = with_summary(), with_summary()
    m.summary = other.summary
    m["f"].name = "new"
    m["h"].erase_from_parent()
    assert entries(m)["new"] == 1 and "h" not in entries(m)
    check(m)
    m.summary = None
    assert m.summary is None and "^0" not in irkit.to_assembly(m)


def test_what_the_summary_knows_keeps_a_name() -> None:
    m = module(TEXT + SUMMARY)
    before = irkit.to_assembly(m)
    with pytest.raises(EditError, match="cannot be without a name: the summary knows it by that"):
        m.functions["f"].name = ""
    assert irkit.to_assembly(m) == before


def test_the_summary_of_a_module_counts_no_entries() -> None:
    m = module(TEXT + SUMMARY)
    assert m.summary is not None
    m.summary.values[guid_of("f")].summaries[0].entry_count = 8  # type: ignore[attr-defined]
    for write in (irkit.to_assembly, irkit.to_bitcode):
        with pytest.raises(VerificationError, match="a count of entries, which only a combined summary has"):
            write(m)
