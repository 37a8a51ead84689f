"""Whole modules as bitcode: the bytes of LLVM's tools, from their own bitcode and as if from text."""

from __future__ import annotations

import re

import pytest
from writer_states import FILES, FIXTURES, WITHOUT_ORDER, add_function, new_module

import irkit
from bitcode.bitstream import read_bitstream
from bitcode.bitstream.blocks import UNABBREV_RECORD
from bitcode.schema import codes as c
from bitcode.writer import write_modules
from irkit.attribute_values import ConstantRange
from irkit.attributes import FUNCTION_INDEX, Attribute, ConstantRangeAttribute, IntAttribute
from irkit.dialects import Dialect
from irkit.errors import EditError, UnsupportedError
from irkit.functions import Function
from irkit.globals import Comdat, GlobalVariable
from irkit.module import Module
from irkit.use_lists import make_all_use_lists

# LLVM too renames a struct whose name another module of the file has taken.
RENAMED = "modules/names-in-one-context."

# LLVM makes other bytes of these when it reads and writes them: not all that it says of use-lists is what it reads.
# That there is nothing to say is not seen in a file without a USELIST block, so that the first of these are predicted.
PREDICTED_ALWAYS = (
    "instructions/invoke-and-landingpad.16.",
    "instructions/invoke-and-landingpad.19.",
    "instructions/invoke-and-landingpad.22.",
)
PREDICTED_OTHERWISE = (
    *PREDICTED_ALWAYS,
    "constants/expressions-until-14.14.",
    "functions/personality-orders.13.",
    "functions/properties.13.",
    "use-lists/addressed-blocks.",
    "use-lists/blocks.",
    "use-lists/text-",
)

RECIPE = re.compile(rb"^; recipe: ", re.MULTILINE)


def source_of(name: str) -> bytes:
    area, base = name.split("/")
    return (FIXTURES / area / f"{base.split('.')[0]}.ll").read_bytes()


REWRITTEN = [name for name in FILES if not name.startswith((RENAMED, *PREDICTED_ALWAYS))]
PREDICTED = [name for name in REWRITTEN if not name.startswith(PREDICTED_OTHERWISE)]
ASSEMBLED = [name for name in PREDICTED if not RECIPE.search(source_of(name))]


@pytest.mark.parametrize("name", REWRITTEN)
def test_a_fixture_comes_back_to_the_byte(name: str) -> None:
    data = (FIXTURES / name).read_bytes()
    assert write_modules(irkit.parse_bitcode_modules(data, name)) == data


@pytest.mark.parametrize("name", PREDICTED)
def test_so_it_does_where_use_lists_were_asked_for(name: str) -> None:
    """Then the source's entries are no longer all there is to say, and what is written is predicted."""
    data = (FIXTURES / name).read_bytes()
    modules = irkit.parse_bitcode_modules(data, name)
    for module in modules:
        make_all_use_lists(module, in_one_go=True)
    assert write_modules(modules) == data


@pytest.mark.parametrize("name", [name for name in FILES if name.startswith(PREDICTED_OTHERWISE)])
def test_what_is_predicted_otherwise_is_the_same_module(name: str) -> None:
    data = (FIXTURES / name).read_bytes()
    module = irkit.parse_bitcode(data, name)
    make_all_use_lists(module, in_one_go=True)
    written = irkit.to_bitcode(module)
    assert irkit.to_assembly(irkit.parse_bitcode(written, name)) == irkit.to_assembly(irkit.parse_bitcode(data, name))


@pytest.mark.parametrize("name", ASSEMBLED)
def test_what_does_not_come_from_bitcode_is_written_as_llvm_as_does(name: str) -> None:
    """Producer, wrapper, symbol table and use-list order by the rules alone, without what the source had."""
    data = (FIXTURES / name).read_bytes()
    module = irkit.parse_bitcode(data, name)
    module.materialize()
    module.identification = None
    module.provenance.is_bitcode = False
    assert irkit.to_bitcode(module) == data


@pytest.mark.parametrize("name", [name for name in FILES if name.startswith(WITHOUT_ORDER)])
def test_use_list_order_is_kept_or_not_as_the_caller_wants(name: str) -> None:
    data = (FIXTURES / name).read_bytes()
    assert irkit.to_bitcode(irkit.parse_bitcode(data, name), preserve_use_list_order=False) == data


def identification_of(data: bytes) -> tuple[str, bool]:
    """The producer, and whether it was abbreviated."""
    records = read_bitstream(data).blocks[0].scan()
    return bytes(records.operands(0)).decode(), records.abbrev_ids[0] != UNABBREV_RECORD


@pytest.mark.parametrize(("producer", "short"), [("LLVM19.1.7", True), ("LLVM19.1.7-rust-1.86", False)])
def test_the_producer_is_the_callers(producer: str, short: bool) -> None:
    module = irkit.parse_bitcode((FIXTURES / "modules/symbol-table.19.bc").read_bytes())
    data = irkit.to_bitcode(module, producer)
    assert identification_of(data) == (producer, short)
    assert producer.removeprefix("LLVM").encode() in data
    made = irkit.parse_bitcode(data).identification
    assert made is not None
    assert made.producer == producer


@pytest.mark.parametrize("version", range(13, 23))
def test_an_empty_module_names_the_last_tools_of_its_release(version: int) -> None:
    data = irkit.to_bitcode(new_module(version))
    made = irkit.parse_bitcode(data)
    assert made.dialect is Dialect.of(version)
    assert made.identification is not None
    assert re.fullmatch(rf"LLVM{version}\.\d\.\d", made.identification.producer)


def test_a_module_made_by_hand_is_read_back() -> None:
    module = new_module()
    context = module.context
    byte = context.integer(8)
    variable = GlobalVariable(context.pointer(), byte, "v", is_constant=True)
    variable.initializer = context.constant_int(byte, 7)
    variable.alignment = 16
    variable.section = "s"
    variable.comdat = module.comdats["c"] = Comdat("c", "largest")
    variable.attribute_set = context.attribute_set([Attribute("sanitize_memtag")])
    module.add(variable)
    function = add_function(module)
    function.gc = "shadow-stack"
    ranges = ConstantRangeAttribute("range", ConstantRange(65, 1 << 64, 2))
    function.attribute_list = context.attribute_list(
        {
            0: context.attribute_set([ranges]),
            FUNCTION_INDEX: context.attribute_set([IntAttribute("memory", 1 << 63 | 3), Attribute("cold")]),
        }
    )
    function.set_blocks([])
    made = irkit.parse_bitcode(irkit.to_bitcode(module))
    found = made.globals[0]
    assert (found.name, found.is_constant, found.alignment, found.section) == ("v", True, 16, "s")
    assert found.comdat is not None
    assert (found.comdat.name, found.comdat.selection_kind) == ("c", "largest")
    assert found.attribute_set is not None
    assert [attribute.name for attribute in found.attribute_set] == ["sanitize_memtag"]
    body = made.functions[0]
    assert body.gc == "shadow-stack"
    assert body.attribute_list is not None
    assert body.attribute_list.result is not None
    assert list(body.attribute_list.result) == [ranges]
    assert body.attribute_list.function is not None
    assert list(body.attribute_list.function) == [Attribute("cold"), IntAttribute("memory", 1 << 63 | 3)]


def with_variable(version: int) -> tuple[Module, GlobalVariable]:
    module = new_module(version)
    context = module.context
    variable = GlobalVariable(context.pointer(), context.integer(8), "v")
    module.add(variable)
    return module, variable


def refused(module: Module) -> str:
    with pytest.raises(UnsupportedError) as caught:
        irkit.to_bitcode(module)
    return str(caught.value)


def test_what_a_release_cannot_say_is_refused_by_name() -> None:
    module, variable = with_variable(14)
    variable.sanitize_memtag = True
    assert "what @v says of sanitizers" in refused(module)
    module, variable = with_variable(17)
    variable.code_model = "large"
    assert "the code model of @v" in refused(module)
    module, variable = with_variable(20)
    variable.attribute_set = module.context.attribute_set([Attribute("dead_on_return")])
    assert "the attribute dead_on_return" in refused(module)
    module, variable = with_variable(22)
    variable.value_type = module.context.x86_mmx
    assert "x86_mmx" in refused(module)
    module, variable = with_variable(17)
    variable.value_type = module.context.pointer(0, module.context.integer(8))
    assert "i8*" in refused(module)
    module, variable = with_variable(14)
    variable.value_type = module.context.integer((1 << 24) - 1)
    assert "i16777215" in refused(module)


def test_words_that_mean_nothing_are_refused() -> None:
    module, variable = with_variable(22)
    with pytest.raises(EditError, match="'outside' is no linkage"):
        variable.linkage = "outside"
    with pytest.raises(EditError, match="an alignment of 3 bytes"):
        variable.alignment = 3
    assert irkit.to_bitcode(module)


def test_function_offsets_count_from_before_the_identification() -> None:
    """In a file of several modules too, and behind a wrapper."""
    for name in ("modules/two-modules.22.bc", "modules/darwin-wrapper.22.bc"):
        data = (FIXTURES / name).read_bytes()
        stream = read_bitstream(write_modules(irkit.parse_bitcode_modules(data)))
        start = 0
        for block in stream.blocks:
            if block.block_id == c.IDENTIFICATION_BLOCK_ID:
                start = block.start_bit - 32
            if block.block_id == c.MODULE_BLOCK_ID:
                functions = [b for b in block.scan().children if b.block_id == c.FUNCTION_BLOCK_ID]
                [table] = [b for b in block.scan().children if b.block_id == c.VALUE_SYMTAB_BLOCK_ID]
                offsets = [table.scan().operands(k)[1] for k in range(len(functions))]
                assert offsets == [(b.start_bit // 32 * 32 - start) // 32 for b in functions]


def test_a_declaration_has_no_body() -> None:
    module = new_module()
    context = module.context
    module.add(Function(context.pointer(), context.function(context.void, ()), "f"))
    made = irkit.parse_bitcode(irkit.to_bitcode(module))
    assert made.functions[0].is_declaration
