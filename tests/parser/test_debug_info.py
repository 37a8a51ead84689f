"""Specialised nodes in text: fields, words, limits; debug records."""

from __future__ import annotations

import pytest
from parser_texts import parse, printed, refused, same

import irkit
from irkit.debug_info import DIEnumerator, DIGlobalVariable, DISubprogram
from irkit.debug_info.nodes import CLASSES
from irkit.debug_records import DbgVariableRecord
from irkit.dialects import OLDEST
from irkit.metadata import ConstantAsMetadata, DIArgList, DIExpression, MDNode


def node(text: str, llvm_version: int = 19) -> MDNode:
    """The node `!0`, beside a file `!1`."""
    files = '\n!1 = !DIFile(filename: "f", directory: "d")'
    return parse(f"!n = !{{!0}}\n!0 = {text}{files}", llvm_version).named_metadata[0].operands[0]


def shown(text: str, llvm_version: int = 19) -> str:
    lines = printed(f'!n = !{{!0}}\n!0 = {text}\n!1 = !DIFile(filename: "f", directory: "d")', llvm_version)
    return lines[1].removeprefix("!0 = ")


@pytest.mark.parametrize(
    "text",
    ["!{}", "!DIExpression(DW_OP_deref)", "!DILocation(scope: !2)", "!DISubprogram()", "!DISubrange(count: 1)"],
)
def test_what_is_distinct_stays_so(text: str) -> None:
    """Of an expression only bitcode tells."""
    module = parse(f"!n = !{{!0, !1}}\n!0 = distinct {text}\n!1 = !{{}}\n!2 = distinct !DISubprogram()", 19)
    again = irkit.parse_bitcode(irkit.to_bitcode(module))
    for one in (module, again):
        assert [node.distinct for node in one.named_metadata[0].operands] == [True, False]


def test_a_subprogram_has_a_type_since_llvm_23() -> None:
    without = 'distinct !DISubprogram(name: "f")'
    null = 'distinct !DISubprogram(name: "f", type: null)'
    for text in (without, null):
        assert isinstance(node(text, 22), DISubprogram)
        module = irkit.parse_assembly(f"!n = !{{!0}}\n!0 = {text}")
        assert module.dialect.llvm_version == 22, "the newest release that takes it"
    with pytest.raises(irkit.ParseError, match="the field 'type' of DISubprogram is missing"):
        node(without, 23)
    with pytest.raises(irkit.ParseError, match="the field 'type' cannot be null"):
        node(null, 23)


@pytest.mark.parametrize(
    "text",
    [
        '!GenericDINode(tag: DW_TAG_entry_point, header: "h", operands: {!1, null, !1})',
        "!DISubrange(count: -1, lowerBound: -5, stride: 2)",
        "!DIGenericSubrange(lowerBound: !DIExpression(DW_OP_push_object_address, DW_OP_deref), stride: -4)",
        '!DIEnumerator(name: "e", value: 340282366920938463463374607431768211455, isUnsigned: true)',
        '!DIEnumerator(name: "e", value: -8)',
        '!DIBasicType(name: "int", size: 32, align: 32, encoding: DW_ATE_signed, flags: DIFlagBigEndian)',
        '!DIBasicType(tag: DW_TAG_unspecified_type, name: "decltype(nullptr)")',
        '!DIStringType(name: "s", stringLength: !1, size: 32)',
        "!DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64, dwarfAddressSpace: 1)",
        "!DIDerivedType(tag: DW_TAG_LLVM_ptrauth_type, baseType: !1, ptrAuthKey: 2,"
        " ptrAuthIsAddressDiscriminated: true, ptrAuthExtraDiscriminator: 1234,"
        " ptrAuthIsaPointer: false, ptrAuthAuthenticatesNullValues: true)",
        '!DICompositeType(tag: DW_TAG_structure_type, name: "S", file: !1, line: 5, flags: DIFlagPublic | DIFlagVector,'
        ' runtimeLang: DW_LANG_C99, identifier: "id", rank: 3)',
        "!DISubroutineType(flags: DIFlagLValueReference, cc: DW_CC_BORLAND_stdcall, types: !1)",
        '!DIFile(filename: "f", directory: "", checksumkind: CSK_MD5, checksum: "00", source: "int")',
        "distinct !DICompileUnit(language: DW_LANG_C99, file: !1, isOptimized: true, runtimeVersion: 2,"
        " emissionKind: LineTablesOnly, dwoId: 18446744073709551615, splitDebugInlining: false, nameTableKind: Apple)",
        'distinct !DISubprogram(name: "f", scope: null, line: 1, virtualIndex: 3, thisAdjustment: -8,'
        " spFlags: DISPFlagPureVirtual | DISPFlagDefinition)",
        "!DILexicalBlock(scope: !1, file: !1, line: 4294967295, column: 65535)",
        "!DILexicalBlockFile(scope: !1, discriminator: 0)",
        '!DINamespace(name: "n", scope: null, exportSymbols: true)',
        '!DICommonBlock(scope: !1, declaration: null, name: "c")',
        '!DIModule(scope: null, name: "m", isDecl: true)',
        "!DITemplateTypeParameter(type: null, defaulted: true)",
        "!DITemplateValueParameter(tag: DW_TAG_GNU_template_template_param, value: i32 7)",
        '!DIGlobalVariable(name: "g", scope: null, isLocal: false, isDefinition: true, align: 8)',
        '!DILocalVariable(name: "v", arg: 65535, scope: !1, flags: DIFlagArtificial)',
        '!DILabel(scope: !1, name: "l", file: !1, line: 1)',
        "!DIGlobalVariableExpression(var: !1, expr: !DIExpression())",
        '!DIObjCProperty(name: "p", setter: "s", getter: "g", attributes: 7)',
        "!DIImportedEntity(tag: DW_TAG_imported_module, scope: null, elements: !1)",
        '!DIMacro(type: DW_MACINFO_define, line: 1, name: "M", value: "1")',
        "!DIMacroFile(line: 1, file: !1)",
        "!DILocation(line: 1, column: 2, scope: !1, isImplicitCode: true)",
        "distinct !DIAssignID()",
    ],
)
def test_every_class_is_printed_as_it_is_written(text: str) -> None:
    assert shown(text) == text


def test_expressions_stand_where_they_are_used() -> None:
    text = "!DIExpression(DW_OP_plus_uconst, 18446744073709551615, DW_OP_LLVM_convert, 16, DW_ATE_unsigned)"
    assert printed(f"!n = !{{!0}}\n!0 = !{{{text}}}")[1] == f"!0 = !{{{text}}}"


def test_fields_stand_in_any_order_and_have_defaults() -> None:
    text = '!DIGlobalVariable(line: 3, isLocal: true, name: "g", file: !1)'
    found = node(text)
    assert isinstance(found, DIGlobalVariable)
    assert (found.line, found.is_local, found.is_definition, found.scope) == (3, True, True, None)


def test_flags_of_a_subprogram_by_the_fields_of_old() -> None:
    found = node("distinct !DISubprogram(isLocal: true, isOptimized: true, virtuality: DW_VIRTUALITY_pure_virtual)")
    assert isinstance(found, DISubprogram)
    assert found.sp_flags == 2 | 4 | 8 | 16
    found = node("!DISubprogram(isDefinition: false)")
    assert isinstance(found, DISubprogram) and found.sp_flags == 0


def test_words_may_be_numbers_and_flags_too() -> None:
    assert (
        shown("!DIBasicType(tag: 60, encoding: 5)") == "!DIBasicType(tag: DW_TAG_partial_unit, encoding: DW_ATE_signed)"
    )
    assert shown("!DIBasicType(flags: 1)") == "!DIBasicType(tag: DW_TAG_base_type, flags: DIFlagPrivate)".replace(
        "tag: DW_TAG_base_type, ", ""
    )


def test_flags_and_numbers_together() -> None:
    text = "!DIBasicType(flags: DIFlagPublic | DIFlagVector | 2097152)"
    assert shown(text) == text


def test_the_width_of_an_enumerator() -> None:
    widths = []
    for text in ("0", "7", "-8", "255, isUnsigned: true"):
        found = node(f'!DIEnumerator(name: "e", value: {text})')
        assert isinstance(found, DIEnumerator)
        widths.append(found.bit_width)
    assert widths == [1, 4, 4, 8]


def test_sizes_are_metadata_from_21_on() -> None:
    old, new = node("!DIBasicType(size: 32)", 20), node("!DIBasicType(size: 32)", 22)
    assert old.operands[3] is None
    assert isinstance(new.operands[3], ConstantAsMetadata)


@pytest.mark.parametrize(
    ("text", "error"),
    [
        ("!DIFoo()", "2:6: there is no metadata node '!DIFoo'"),
        ('!DIFile(filename: "a")', "2:27: the field 'directory' of DIFile is missing"),
        ("!DILocation(line: 1, line: 2, scope: !1)", "2:27: the field 'line' is given twice"),
        ("!DILocation(lines: 1)", "2:18: DILocation has no field 'lines'"),
        ("!DILocation(line: 1, scope: null)", "2:34: the field 'scope' cannot be null"),
        ("!DILocation(line: 1)", "2:25: the field 'scope' of DILocation is missing"),
        ("!DILocation(column: 65536, scope: !1)", "2:26: the value of 'column' is too large; the limit is 65535"),
        ("!DILocation(line: -1, scope: !1)", "2:24: expected a number that is not negative for 'line'"),
        ("!DILocation(1)", "2:18: expected the name of a field"),
        ("!DIBasicType(tag: DW_TAG_foo)", "2:24: 'DW_TAG_foo' is no word for 'tag'"),
        ("!DIBasicType(tag: 65536)", "2:24: the value of 'tag' is too large; the limit is 65535"),
        ("!DIBasicType(flags: DIFlagFoo)", "2:26: there is no flag 'DIFlagFoo'"),
        ("!DIBasicType(name: 5)", "2:25: expected a string for 'name'"),
        ('!DIModule(scope: !1, name: "m", isDecl: 1)', "2:46: expected 'true' or 'false' for 'isDecl'"),
        ("!DISubrange(count: -2)", "2:25: the value of 'count' is too small; the limit is -1"),
        ("!DISubrange(count: null)", "2:25: the field 'count' cannot be null"),
        ('!DIGlobalVariable(name: "")', "2:30: the field 'name' cannot be empty"),
        ("!DICompileUnit(language: DW_LANG_C, file: !1)", "2:6: a DICompileUnit must be 'distinct'"),
        ("!DISubprogram()", "2:6: a DISubprogram that is a definition must be 'distinct'"),
        ("!DIAssignID()", "2:6: a DIAssignID must be 'distinct'"),
        ('!DIFile(filename: "", directory: "", checksum: "0")', "3:1: 'checksumkind' and 'checksum' need each"),
        ('!DIEnumerator(name: "", value: -1, isUnsigned: true)', "3:1: the value of an unsigned enumerator"),
        ("!DIExpression(18446744073709551616)", "2:20: the element is too large"),
        ("!DIExpression(DW_OP_foo)", "2:20: 'DW_OP_foo' is no operation"),
        ("!DIDerivedType(tag: DW_TAG_member, baseType: 7)", "2:51: expected metadata for 'baseType'"),
    ],
)
def test_refused(text: str, error: str) -> None:
    full = f'!n = !{{!0}}\n!0 = {text}\n!1 = !DIFile(filename: "f", directory: "d")'
    assert refused(full).startswith(error)


def test_fields_and_nodes_of_other_releases_are_named() -> None:
    text = "!0 = !DIBasicType(num_extra_inhabitants: 1)"
    assert "LLVM 19 does not have the field 'num_extra_inhabitants'" in refused(text)
    assert "LLVM 14 does not have the node '!DIAssignID'" in refused("!0 = distinct !DIAssignID()", 14)
    both = "!0 = distinct !DICompileUnit(file: !1, language: DW_LANG_C, sourceLanguageName: DW_LNAME_C)\n!1 = !{}"
    assert "either 'language' or 'sourceLanguageName'" in refused(both, 22)


RECORDS = """define void @f(ptr %p, i32 %a) !dbg !5 {
    #dbg_declare(ptr %p, !6, !DIExpression(), !7)
    #dbg_value(!DIArgList(i32 %a, i32 %b), !6, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus), !7)
    #dbg_label(!8, !7)
  %b = add i32 %a, 1
    #dbg_assign(i32 %b, !6, !DIExpression(), !9, ptr %p, !DIExpression(), !7)
  ret void
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: 0)
!1 = !DIFile(filename: "f", directory: "d")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!5 = distinct !DISubprogram(name: "f", scope: !1, type: !10, unit: !0)
!6 = !DILocalVariable(name: "v", scope: !5)
!7 = !DILocation(line: 1, scope: !5)
!8 = !DILabel(scope: !5, name: "l", file: !1, line: 1)
!9 = distinct !DIAssignID()
!10 = !DISubroutineType(types: !11)
!11 = !{null}
"""


def test_debug_records() -> None:
    module = parse(RECORDS)
    add, ret = module.functions[0].blocks[0].instructions
    assert add.debug_records is not None and ret.debug_records is not None
    declare, value, _ = add.debug_records
    assert isinstance(declare, DbgVariableRecord) and declare.kind == "declare"
    assert isinstance(value, DbgVariableRecord) and isinstance(value.location, DIArgList)
    assert value.location.args[1].value is add
    assign = ret.debug_records[0]
    assert isinstance(assign, DbgVariableRecord) and isinstance(assign.address_expression, DIExpression)
    assert same("\n".join(printed(RECORDS)))


@pytest.mark.parametrize(
    ("record", "error"),
    [
        ("#dbg_foo(!0)", "2:2: there is no debug record '#dbg_foo'"),
        ("#dbg_label(!0)", "2:12: '#dbg_label' has 2 operands, and 1 are given"),
        ("#dbg_declare_value(ptr null, !0, !0, !0)", "2:2: LLVM 19 does not have '#dbg_declare_value'"),
        ('#dbg_value(i32 0, !"x", !0, !0)', "2:19: expected a metadata node"),
    ],
)
def test_records_that_are_refused(record: str, error: str) -> None:
    assert refused(f"define void @f() {{\n{record}\nret void\n}}\n!0 = !{{}}").startswith(error)


def test_records_are_of_newer_releases() -> None:
    text = "define void @f() {\n#dbg_label(!0, !0)\nret void\n}\n!0 = !{}"
    assert refused(text, 16).startswith("2:1: LLVM 16 does not have debug records")


@pytest.mark.parametrize(
    ("text", "limit"),
    [
        ("distinct !DICompileUnit(language: DW_LANG_C99, file: !1, nameTableKind: {})", 3),
        ("distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: {})", 3),
        ("distinct !DICompileUnit(language: {}, file: !1)", 65535),
        ("distinct !DISubprogram(virtuality: {})", 2),
        ('!DIMacro(type: {}, name: "x")', 255),
        ("!DIBasicType(encoding: {})", 255),
        ("!DISubroutineType(cc: {}, types: null)", 255),
    ],
)
def test_numbers_in_place_of_words_have_limits(text: str, limit: int) -> None:
    rest = '\n!1 = !DIFile(filename: "f", directory: "d")'
    parse(f"!0 = {text.format(limit)}{rest}", 22)
    message = refused(f"!0 = {text.format(limit + 1)}{rest}", 22)
    assert message.endswith(f" is too large; the limit is {limit}")


def test_llvm_16_has_three_kinds_of_name_tables() -> None:
    unit = "!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, nameTableKind: 3)"
    text = unit + '\n!1 = !DIFile(filename: "f", directory: "d")'
    assert refused(text, 16).endswith("the value of 'nameTableKind' is too large; the limit is 2")


@pytest.mark.parametrize("name", [name for name, cls in CLASSES.items() if cls([], []).schema.since > OLDEST])
def test_nodes_of_later_releases(name: str) -> None:
    since = CLASSES[name]([], []).schema.since
    text = f"!0 = distinct !{name}(nothing: 1)\n"
    assert refused(text, since).endswith(f"{name} has no field 'nothing'")
    assert f"'!{name}', which LLVM {since}" in refused(text, since - 1)


def test_a_field_that_has_always_been_required() -> None:
    with pytest.raises(irkit.ParseError) as caught:
        irkit.parse_assembly('!0 = !DIFile(filename: "a")\n')
    assert str(caught.value).split("\n")[0].endswith("the field 'directory' of DIFile is missing")


def test_kinds_of_attachments_are_numbered_as_they_come_in_the_file() -> None:
    text = """define void @f() !zz !0 {
  ret void, !yy !0, !xx !0
}
@g = global i32 0, !ww !0, !xx !0
define void @h() {
  unreachable, !vv !0, !zz !0
}
!0 = !{}
"""
    kinds = irkit.parse_assembly(text, "x.ll", 22).metadata_kinds
    assert [name for name in sorted(kinds, key=kinds.__getitem__) if len(name) == 2] == ["zz", "yy", "xx", "ww", "vv"]
