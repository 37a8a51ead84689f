"""The plans of statements, one construct each."""

from __future__ import annotations

import pytest
from syntax_texts import in_function, statements

ENTITIES = {
    'source_filename = "a.c"': 'source_filename(STRING="a.c")',
    'module asm "nop"': 'module_asm(asm_properties STRING="nop")',
    "%T = type opaque": "type_definition(LOCAL=T opaque)",
    "%0 = type { i32, ptr }": "type_definition(LOCAL=0 struct(INTEGER_TYPE:i32 PTR:ptr))",
    "$c = comdat any": "comdat_definition(COMDAT=c IDENT:any)",
    "@x = global i32 5": "global(GLOBAL=x no_external words GLOBAL_KIND:global INTEGER_TYPE:i32 INT=5 global_items "
    "attributes)",
    '@"a b" = external hidden addrspace(1) global i8, align 4, comdat($c), !dbg !0 #1': 'global(GLOBAL="a b" '
    "EXTERNAL:external words(IDENT:hidden addrspace(INT=1)) GLOBAL_KIND:global INTEGER_TYPE:i8 no_value "
    "global_items(align(INT=4) comdat(COMDAT=c) attachment(METADATA_NAME:dbg METADATA_ID=0)) "
    "attributes(ATTRIBUTE_ID=1))",
    "@a = weak alias i32, ptr @x": "alias(GLOBAL=a no_external words(IDENT:weak) ALIAS_KIND:alias INTEGER_TYPE:i32 "
    "aliasee(PTR:ptr GLOBAL=x) global_items)",
    "declare !dbg !1 cc 10 i32 @f(ptr noundef align 8, ...) #0": "declare(attachments(attachment(METADATA_NAME:dbg "
    "METADATA_ID=1)) words(cc(INT=10)) INTEGER_TYPE:i32 GLOBAL=f parameters(parameter(PTR:ptr words(IDENT:noundef "
    "align(INT=8))) vararg) suffixes(ATTRIBUTE_ID=0))",
    'attributes #0 = { nounwind memory(argmem: read, none) "k"="v" alignstack=16 }': "attribute_group("
    "ATTRIBUTE_ID=0 words(IDENT:nounwind applied(IDENT:memory labelled(LABEL:argmem IDENT:read) IDENT:none) "
    'string_attribute(STRING="k" STRING="v") assigned(IDENT:alignstack INT=16)))',
    "declare void @f(ptr initializes((0, 4)) nofpclass(nan inf) range(i8 -1, 5) sret(%T))": "declare(attachments words "
    "VOID:void GLOBAL=f parameters(parameter(PTR:ptr words(applied(IDENT:initializes group(INT=0 INT=4)) "
    "applied(IDENT:nofpclass choices(IDENT:nan IDENT:inf)) applied(IDENT:range typed_integer(INTEGER_TYPE:i8 INT=-1) "
    "INT=5) applied(IDENT:sret LOCAL=T)))) suffixes)",
    '!0 = distinct !{null, !"s", i32 5, !1}': "metadata_definition(METADATA_ID=0 distinct tuple(CONSTANT:null "
    'METADATA_STRING="s" typed_metadata(INTEGER_TYPE:i32 INT=5) METADATA_ID=1))',
    '!1 = !DIFoo(name: "x", flags: A | B, list: {!1})': "metadata_definition(METADATA_ID=1 specialised("
    'METADATA_NAME:DIFoo field(LABEL:name STRING="x") field(LABEL:flags flags(IDENT:A IDENT:B)) field(LABEL:list '
    "list(METADATA_ID=1))))",
    "!llvm.x = !{!0, !DIExpression(DW_OP_deref, 1)}": "named_metadata(METADATA_NAME:llvm.x METADATA_ID=0 specialised("
    "METADATA_NAME:DIExpression IDENT:DW_OP_deref INT=1))",
    "^0 = gv: (guid: 5, refs: (readonly ^1), live : x)": "summary_entry(SUMMARY_ID=0 LABEL:gv list(field(LABEL:guid "
    "INT=5) field(LABEL:refs list(flagged(IDENT:readonly SUMMARY_ID=1))) field(IDENT:live IDENT:x)))",
    "uselistorder ptr @x, { 1, 0 }": "uselistorder(PTR:ptr GLOBAL=x INT=1 INT=0)",
    "uselistorder_bb @f, %b, { 1, 0 }": "uselistorder_bb(GLOBAL=f LOCAL=b INT=1 INT=0)",
}

TYPES = {
    "i32*": "pointer(INTEGER_TYPE:i32)",
    "ptr addrspace(3)": "pointer_in(PTR:ptr addrspace(INT=3))",
    "float addrspace(1)* *": "pointer(pointer(PRIMITIVE:float addrspace(INT=1)))",
    "[2 x <4 x i8>]": "array(INT=2 vector(INT=4 INTEGER_TYPE:i8))",
    "<vscale x 2 x double>": "scalable_vector(INT=2 PRIMITIVE:double)",
    "<{ i1 }>": "packed_struct(INTEGER_TYPE:i1)",
    "void (i32, ...)*": "pointer(function_type(VOID:void INTEGER_TYPE:i32 vararg))",
    'target("a", i32, 5)': 'target_type(STRING="a" INTEGER_TYPE:i32 INT=5)',
    "%T": "LOCAL=T",
}

VALUES = {
    "true": "CONSTANT:true",
    "-5": "INT=-5",
    "s0xFF": "INT=s0xFF",
    "+1.5e-3": "FLOAT=+1.5e-3",
    "0xKFF": "HEX=0xKFF",
    r'c"a\00"': r'CHARACTERS="a\00"',
    "{ i8 1 }": "struct_value(typed(INTEGER_TYPE:i8 INT=1))",
    "<i8 1, i8 2>": "vector_value(typed(INTEGER_TYPE:i8 INT=1) typed(INTEGER_TYPE:i8 INT=2))",
    "[]": "array_value",
    'asm sideeffect "a", "b"': 'asm(words(IDENT:sideeffect) STRING="a" STRING="b")',
    "blockaddress(@f, %b)": "blockaddress(GLOBAL=f LOCAL=b)",
    "splat (i8 5)": "splat(typed(INTEGER_TYPE:i8 INT=5))",
    "add nsw (i8 1, i8 2)": "binary_constant(BINARY:add words(IDENT:nsw) INTEGER_TYPE:i8 INT=1 INTEGER_TYPE:i8 INT=2)",
    "bitcast (i8 1 to i8)": "cast_constant(CAST:bitcast words INTEGER_TYPE:i8 INT=1 INTEGER_TYPE:i8)",
    "getelementptr inbounds inrange(-8, 16) (i8, ptr @x, inrange i32 1)": "gep_constant(words(IDENT:inbounds "
    "inrange(INT=-8 INT=16)) INTEGER_TYPE:i8 typed(PTR:ptr GLOBAL=x) inrange_index(typed(INTEGER_TYPE:i32 INT=1)))",
}

INSTRUCTIONS = {
    "entry:": "LABEL=entry",
    '"a b":': 'LABEL="a b"',
    "5:": "LABEL=5",
    "ret void": "instruction(no_result ret_void(VOID:void) items)",
    "%1 = add nsw i32 %a, 5, !dbg !7": "instruction(LOCAL=1 binary(BINARY:add words(IDENT:nsw) INTEGER_TYPE:i32 "
    "LOCAL=a INT=5) items(attachment(METADATA_NAME:dbg METADATA_ID=7)))",
    "%c = icmp slt i32 %a, %b": "instruction(LOCAL=c compare(COMPARE:icmp words(IDENT:slt) INTEGER_TYPE:i32 "
    "LOCAL=a LOCAL=b) items)",
    "%l = load atomic i32, ptr %p seq_cst, align 4": "instruction(LOCAL=l load(words(IDENT:atomic) INTEGER_TYPE:i32 "
    "PTR:ptr LOCAL=p words(IDENT:seq_cst)) items(align(INT=4)))",
    "%g = getelementptr inbounds %T, ptr %p, i32 0": "instruction(LOCAL=g getelementptr(words(IDENT:inbounds) LOCAL=T "
    "PTR:ptr LOCAL=p) items(typed(INTEGER_TYPE:i32 INT=0)))",
    "%p = phi i32 [ 0, %a ], [ %x, %b ]": "instruction(LOCAL=p phi(words INTEGER_TYPE:i32) items("
    "incoming(INT=0 LOCAL=a) incoming(LOCAL=x LOCAL=b)))",
    'tail call i32 @f(i8 signext 1, metadata !0) #1 [ "t"(i8 2) ]': "instruction(no_result call(TAIL:tail words "
    "INTEGER_TYPE:i32 GLOBAL=f arguments(argument(INTEGER_TYPE:i8 words(IDENT:signext) INT=1) metadata_argument("
    'METADATA:metadata METADATA_ID=0)) attributes(ATTRIBUTE_ID=1) bundles(bundle(STRING="t" argument(INTEGER_TYPE:i8 '
    "words INT=2)))) items)",
    "invoke void @f() to label %a unwind label %b": "instruction(no_result invoke(words VOID:void GLOBAL=f arguments "
    "attributes bundles PRIMITIVE:label LOCAL=a PRIMITIVE:label LOCAL=b) items)",
    "switch i8 %x, label %d [ i8 1, label %a ]": "instruction(no_result switch(INTEGER_TYPE:i8 LOCAL=x PRIMITIVE:label "
    "LOCAL=d case(INTEGER_TYPE:i8 INT=1 PRIMITIVE:label LOCAL=a)) items)",
    "%l = landingpad { ptr, i32 } cleanup catch ptr null": "instruction(LOCAL=l landingpad(struct(PTR:ptr "
    "INTEGER_TYPE:i32) cleanup catch(PTR:ptr CONSTANT:null)) items)",
    "%s = catchswitch within none [label %a] unwind to caller": "instruction(LOCAL=s catchswitch(CONSTANT:none "
    "handlers(typed(PRIMITIVE:label LOCAL=a)) to_caller) items)",
    "#dbg_value(i32 %x, !1, !DIExpression(), !2)": "debug_record(IDENT:dbg_value typed_metadata(INTEGER_TYPE:i32 "
    "LOCAL=x) METADATA_ID=1 specialised(METADATA_NAME:DIExpression) METADATA_ID=2)",
    "%r = atomicrmw volatile add ptr %p, i32 1 acquire": "instruction(LOCAL=r atomicrmw("
    "words(IDENT:volatile BINARY:add) PTR:ptr LOCAL=p INTEGER_TYPE:i32 INT=1 words(IDENT:acquire)) items)",
}


@pytest.mark.parametrize("text", ENTITIES)
def test_entities(text: str) -> None:
    assert [found[1] for found in statements(text)] == [ENTITIES[text]]


@pytest.mark.parametrize("text", TYPES)
def test_types(text: str) -> None:
    assert statements(f"%X = type {text}")[0][1] == f"type_definition(LOCAL=X {TYPES[text]})"


@pytest.mark.parametrize("text", VALUES)
def test_values(text: str) -> None:
    expected = f"instruction(no_result ret(PTR:ptr {VALUES[text]}) items)"
    assert in_function(f"ret ptr {text}") == expected


@pytest.mark.parametrize("text", INSTRUCTIONS)
def test_instructions(text: str) -> None:
    assert in_function(text) == INSTRUCTIONS[text]


def test_a_function_is_its_head_its_items_and_its_end() -> None:
    found = statements('define i32 @f(i32 %x) gc "g" prefix i8 1 {\n  ret i32 %x\n}\n@y = global i8 0\n')
    assert [rule.partition("(")[0] for _, rule, _ in found] == ["define", "instruction", "CLOSE:}", "global"]
    assert found[0][1] == (
        "define(words INTEGER_TYPE:i32 GLOBAL=f parameters(parameter(INTEGER_TYPE:i32 words LOCAL=x)) "
        'suffixes(gc(STRING="g") prefix(INTEGER_TYPE:i8 INT=1)) attachments)'
    )
