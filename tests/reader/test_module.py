"""Modules and files: what is read at once and what on demand, who wrote it, several modules in a file."""

from __future__ import annotations

import gc

import pytest
from reader_modules import (
    MAGIC,
    Blob,
    Block,
    chars,
    constants,
    file,
    identification,
    module,
    read,
    strtab,
    types,
    variable,
)

from bitcode.reader import parse_bitcode, parse_bitcode_modules
from bitcode.schema import codes as c
from bitcode.schema.stages import TYPES
from irkit.errors import BitcodeError, UnsupportedError
from irkit.module import Module
from irkit.provenance import UnknownBlock, UnknownRecord

I32, VOID, FUNCTION = range(3)
TABLE = types((c.TYPE_CODE_INTEGER, [32]), (c.TYPE_CODE_VOID, []), (c.TYPE_CODE_FUNCTION, [0, 1]))


def defined(offset: int = 0) -> tuple[int, list[int]]:
    """A function with a body, its name one byte of the string table."""
    return c.MODULE_CODE_FUNCTION, [offset, 1, FUNCTION, 0, 0, 0, 0, 0, 0, 0]


def declared(offset: int = 0) -> tuple[int, list[int]]:
    return c.MODULE_CODE_FUNCTION, [offset, 1, FUNCTION, 0, 1, 0, 0, 0, 0, 0]


def body(*records: tuple[int, list[int]]) -> Block:
    return Block(c.FUNCTION_BLOCK_ID, records)


RETURN = body((c.FUNC_CODE_DECLAREBLOCKS, [1]), (c.FUNC_CODE_INST_RET, []))
DAMAGED = body((c.FUNC_CODE_DECLAREBLOCKS, [1]), (999, []))


@pytest.mark.parametrize(
    ("producer", "release"),
    [
        ("LLVM13.0.1", 13),
        ("LLVM14.0.6-rust-1.65.0-stable", 14),
        ("LLVM22.1.8", 22),
        ("LLVM99.0", 23),
        ("LLVM3.9.0", 13),
        ("somebody's own", 23),
    ],
)
def test_the_producer_says_the_dialect(producer: str, release: int) -> None:
    made = read(TABLE, producer=producer)
    assert made.dialect.llvm_version == release
    assert made.identification is not None
    assert (made.identification.producer, made.identification.epoch) == (producer, 0)


def test_an_unknown_producer_of_typed_pointers_has_the_newest_dialect_with_them() -> None:
    typed = types((c.TYPE_CODE_INTEGER, [32]), (c.TYPE_CODE_POINTER, [0, 0]))
    assert read(typed, producer="somebody's own").dialect.llvm_version == 14


def test_another_epoch_is_refused() -> None:
    with pytest.raises(UnsupportedError, match="epoch 1"):
        parse_bitcode(file(identification(epoch=1), module()))


def test_module_versions() -> None:
    assert read(TABLE, version=1).provenance.module_version == 1
    with pytest.raises(UnsupportedError, match="module version 3"):
        read(TABLE, version=3)


@pytest.mark.parametrize("version", [3, 1 << 32, 1 << 63])
def test_versions_that_no_release_has(version: int) -> None:
    with pytest.raises(UnsupportedError, match=f"module version {version}; LLVM 13 to 23 have 0 to 2"):
        read(TABLE, version=version)


def test_a_module_without_version_is_of_version_0() -> None:
    """Names are in a symbol table, ids of values count from the first, and a global's type is the record's."""
    table = types((c.TYPE_CODE_INTEGER, [32]), (c.TYPE_CODE_POINTER, [0, 0]))
    names = Block(c.VALUE_SYMTAB_BLOCK_ID, [(c.VST_CODE_ENTRY, [0, *chars("old")])])
    for before, number in (((), 0), (((c.MODULE_CODE_VERSION, [1]),), 1)):
        variable = (c.MODULE_CODE_GLOBALVAR, [0, 3, 0, 0, 0, 0])
        made = parse_bitcode(
            file(identification("LLVM13.0.1"), Block(c.MODULE_BLOCK_ID, [*before, table, variable, names]))
        )
        assert made.provenance.module_version == number
        assert [one.name for one in made.globals] == ["old"]
        assert (made.provenance.old_layout is not None) == (number == 1)


def test_a_module_of_version_1_without_globals_is_laid_out_as_old_ones_are() -> None:
    made = parse_bitcode(file(identification("LLVM3.9.1"), module(TABLE, version=1)))
    assert made.provenance.old_layout is not None


def test_a_list_of_numbers_in_halves() -> None:
    for words, numbers in (([], 0), ([1], 0), ([1, 2], 1), ([1, 2, 3], 1), ([1, 2, 3, 4], 2)):
        assert read(TABLE, (c.MODULE_CODE_GUIDLIST, words)).provenance.guid_count == numbers


def test_properties_of_assembly() -> None:
    """They are of the assembly that comes next, and of no other."""
    made = read(
        (c.MODULE_CODE_ASM_PROPERTY, chars("target_features\0+a")),
        (c.MODULE_CODE_ASM_PROPERTY, chars("target_cpu\0z9")),
        (c.MODULE_CODE_ASM, chars("one")),
        (c.MODULE_CODE_ASM, chars("two")),
        producer="LLVM23.1.0",
    )
    said = [(one.text, one.target_features, one.target_cpu) for one in made.assembly_fragments]
    assert said == [("one", "+a", "z9"), ("two", "", "")]
    with pytest.raises(BitcodeError, match="module-level assembly has no property 'cpu'"):
        read((c.MODULE_CODE_ASM_PROPERTY, chars("cpu\0z9")), producer="LLVM23.1.0")
    replaced = read((c.MODULE_CODE_ASM, chars("one")), (c.MODULE_CODE_ASM, chars("two")))
    assert [one.text for one in replaced.assembly_fragments] == ["two"]


@pytest.mark.parametrize("block_id", [c.SYNC_SCOPE_NAMES_BLOCK_ID, c.OPERAND_BUNDLE_TAGS_BLOCK_ID])
def test_blocks_of_names(block_id: int) -> None:
    with pytest.raises(BitcodeError, match="a second block of this kind in a module"):
        read(Block(block_id, [(1, chars("a"))]), Block(block_id, []))
    with pytest.raises(BitcodeError, match="record code 2; expected 1") as caught:
        read(Block(block_id, [(1, chars("a")), (2, chars("b"))]))
    assert "record #1" in str(caught.value)


def test_strings_of_the_module() -> None:
    made = read(
        (c.MODULE_CODE_TRIPLE, chars("x86_64-linux")),
        (c.MODULE_CODE_DATALAYOUT, chars("e-p:64:64")),
        (c.MODULE_CODE_ASM, [*chars("nop\n"), 0xFF]),
        (c.MODULE_CODE_SOURCE_FILENAME, chars("a.c")),
        (c.MODULE_CODE_DEPLIB, chars("m")),
        (c.MODULE_CODE_HASH, [1, 2, 3, 4, 5]),
    )
    assert (made.target_triple, made.data_layout) == ("x86_64-linux", "e-p:64:64")
    assert made.module_asm == "nop\n\udcff"
    assert (made.name, made.source_filename) == ("test.bc", "a.c")
    assert made.dependent_libraries == ["m"]
    assert made.provenance.hash == (1, 2, 3, 4, 5)


def test_a_module_without_source_file_name_has_its_own() -> None:
    assert read(TABLE).source_filename == "test.bc"


def test_sync_scopes_and_bundle_tags() -> None:
    scopes = Block(c.SYNC_SCOPE_NAMES_BLOCK_ID, [(1, chars("singlethread")), (1, []), (1, chars("agent"))])
    tags = Block(c.OPERAND_BUNDLE_TAGS_BLOCK_ID, [(1, chars("deopt")), (1, chars("mine"))])
    made = read(scopes, tags)
    assert made.sync_scopes == ["singlethread", "", "agent"]
    assert made.operand_bundle_tags == ["deopt", "mine"]
    assert read().sync_scopes == ["singlethread", ""]


def test_bodies_are_matched_in_order_and_declarations_skipped() -> None:
    two = body((c.FUNC_CODE_DECLAREBLOCKS, [2]), (c.FUNC_CODE_INST_BR, [1]), (c.FUNC_CODE_INST_UNREACHABLE, []))
    made = read(TABLE, defined(0), declared(1), defined(2), RETURN, two, names="abc")
    assert [len(one.blocks) for one in made.functions] == [1, 0, 2]
    assert [one.is_declaration for one in made.functions] == [False, True, False]


def test_a_body_may_have_as_many_blocks_as_records_and_no_more() -> None:
    """LLVM makes the blocks that it is told of, whether instructions come for them or not."""
    empty = body((c.FUNC_CODE_DECLAREBLOCKS, [2]), (c.FUNC_CODE_INST_RET, []))
    assert [len(one) for one in read(TABLE, defined(0), empty, names="a").functions[0].blocks] == [1, 0]
    short = body((c.FUNC_CODE_DECLAREBLOCKS, [3]), (c.FUNC_CODE_INST_RET, []))
    with pytest.raises(BitcodeError, match="3 basic blocks in a function of 2 records"):
        read(TABLE, defined(0), short, names="a").functions[0].load_body()


def test_a_damaged_body_hurts_only_who_asks_for_it() -> None:
    made = read(TABLE, defined(0), defined(1), DAMAGED, RETURN, names="ab")
    bad, good = made.functions
    for _ in range(2):
        with pytest.raises((BitcodeError, UnsupportedError), match="999"):
            bad.load_body()
    assert len(good.blocks) == 1
    assert not bad.is_declaration


def test_damaged_constants_hurt_only_who_asks_for_them() -> None:
    made = read(TABLE, variable(I32, 1, name=(0, 1)), constants((c.CST_CODE_INTEGER, [])), names="v")
    assert made.get("v") is made.globals[0]
    assert not made.globals[0].is_declaration
    for _ in range(2):
        with pytest.raises(BitcodeError, match="record too short"):
            made.globals[0].initializer  # noqa: B018 - reads it


def test_more_bodies_than_functions() -> None:
    with pytest.raises(BitcodeError, match="2 function bodies where 1 functions"):
        read(TABLE, defined(), RETURN, RETURN, names="a")


def test_fewer_bodies_than_functions() -> None:
    made = read(TABLE, defined(0), defined(1), RETURN, names="ab")
    with pytest.raises(BitcodeError, match="@b is declared to have a body, and has none"):
        made.materialize()


@pytest.mark.parametrize("was_on", [True, False])
def test_the_garbage_collector_is_left_as_it_was(was_on: bool) -> None:
    before = gc.isenabled()
    (gc.enable if was_on else gc.disable)()
    try:
        made = read(TABLE, defined(0), defined(1), RETURN, DAMAGED, names="ab")
        assert gc.isenabled() == was_on
        with pytest.raises((BitcodeError, UnsupportedError)):
            made.materialize()
        assert gc.isenabled() == was_on
    finally:
        (gc.enable if before else gc.disable)()


def test_what_llvm_ignores_is_kept() -> None:
    unknown = Block(99, [(1, [2])])
    made = read(TABLE, (77, [1, (1 << 64) - 1]), unknown)
    record, block = made.provenance.unknown
    assert isinstance(record, UnknownRecord)
    assert (record.path, record.code, record.operands) == ("MODULE_BLOCK", 77, [1, (1 << 64) - 1])
    assert isinstance(block, UnknownBlock)
    assert (block.path, block.block_id, block.abbrev_width) == ("MODULE_BLOCK/BLOCK_99", 99, 4)
    assert len(block.words) == 4
    assert record.stage == block.stage == TYPES


def test_a_use_list_block_is_told() -> None:
    orders = Block(c.USELIST_BLOCK_ID, [(c.USELIST_CODE_DEFAULT, [1, 0, 0])])
    assert not read(TABLE, variable(I32)).provenance.has_use_lists
    made = read(TABLE, variable(I32), orders)
    assert made.provenance.has_use_lists
    made.load_contents()
    assert made.use_orders is not None
    [entry] = made.use_orders.module
    assert entry.value is made.globals[0]
    assert list(entry.indexes) == [1, 0]


def named(name: str, offset: int) -> Block:
    return module(TABLE, (c.MODULE_CODE_SOURCE_FILENAME, chars(name)), variable(I32, name=(offset, 1)))


def names_of(modules: list[Module]) -> list[tuple[str, str]]:
    return [(one.source_filename, one.globals[0].name) for one in modules]


def test_several_modules_that_share_a_string_table() -> None:
    data = file(identification(), named("one", 0), identification("LLVM14.0.6"), named("two", 1), strtab("ab"))
    modules = parse_bitcode_modules(data)
    assert names_of(modules) == [("one", "a"), ("two", "b")]
    assert [one.dialect.llvm_version for one in modules] == [19, 14]
    with pytest.raises(
        BitcodeError, match=r"^.*: bit 0 \(byte 0x0\): 2 modules in one file: parse_bitcode_modules reads them"
    ):
        parse_bitcode(data, "x.bc")


def test_kinds_of_metadata_are_numbered_for_all_modules_of_a_file() -> None:
    """As LLVM, which reads them into one context."""

    def of_kinds(*names: str) -> Block:
        known = len(read().metadata_kinds)
        kinds = [(c.METADATA_KIND, [known + place, *chars(one)]) for place, one in enumerate(names)]
        return module(TABLE, Block(c.METADATA_KIND_BLOCK_ID, kinds))

    def kinds_of(*modules: Block) -> list[dict[str, int]]:
        parts = [block for one in modules for block in (identification(), one)]
        return [one.metadata_kinds for one in parse_bitcode_modules(file(*parts, strtab("")))]

    [alone] = kinds_of(of_kinds("b", "c"))
    first, second = kinds_of(of_kinds("a", "b"), of_kinds("b", "c"))
    assert "a" not in alone
    assert "c" not in first
    assert [second[name] - first["a"] for name in "abc"] == [0, 1, 2]


def test_several_modules_with_a_string_table_each() -> None:
    data = file(named("one", 0), strtab("ab"), named("two", 0), strtab("cd"))
    assert names_of(parse_bitcode_modules(data)) == [("one", "a"), ("two", "c")]


def test_the_symbol_table_is_kept() -> None:
    data = file(named("one", 0), Blob(c.SYMTAB_BLOCK_ID, b"symbols"), strtab("a"))
    assert parse_bitcode(data).provenance.symtab == b"symbols"


def test_files_without_a_module() -> None:
    with pytest.raises(BitcodeError, match="no module") as caught:
        parse_bitcode(file(identification()), "empty.bc")
    assert caught.value.name == "empty.bc"
    with pytest.raises(BitcodeError, match="no module"):
        parse_bitcode(MAGIC)


def test_a_record_in_an_identification_block_that_none_has() -> None:
    with pytest.raises(BitcodeError, match="record code 9 in an identification block") as caught:
        parse_bitcode(file(Block(c.IDENTIFICATION_BLOCK_ID, [(9, [])]), module()))
    assert caught.value.block_path == "IDENTIFICATION_BLOCK"
