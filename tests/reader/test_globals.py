"""Records of globals: their fields, what the records imply, old forms, and what they refer to."""

from __future__ import annotations

import pytest
from reader_modules import Block, chars, constants, file, identification, module, read, strtab, types, variable

from bitcode.reader import parse_bitcode
from bitcode.schema import codes as c
from irkit.errors import BitcodeError
from irkit.globals import GlobalVariable
from irkit.module import Module

Record = tuple[int, list[int]]

I32, PTR, VOID, FUNCTION = range(4)
TABLE = types(
    (c.TYPE_CODE_INTEGER, [32]),
    (c.TYPE_CODE_OPAQUE_POINTER, [0]),
    (c.TYPE_CODE_VOID, []),
    (c.TYPE_CODE_FUNCTION, [0, 2, 0]),
)
NAMES = "f"


def one(*fields: int, extra: tuple[Record, ...] = ()) -> GlobalVariable:
    """A variable @f from the fields of its record that follow its name."""
    return read(TABLE, *extra, (c.MODULE_CODE_GLOBALVAR, [0, 1, *fields]), names=NAMES).globals[0]


def function_record(*fields: int) -> Record:
    return c.MODULE_CODE_FUNCTION, [0, 1, *fields]


def test_every_field_of_a_variable() -> None:
    extra = ((c.MODULE_CODE_SECTIONNAME, chars("sec")), (c.MODULE_CODE_COMDAT, [0, 1, 3]))
    made = one(I32, 3 | 5 << 2, 0, 0, 5, 1, 1, 3, 1, 1, 2, 1, 0, 1, 0, 1, 0b1111, 5, extra=extra)
    assert made.name == "f"
    assert str(made.type) == "ptr addrspace(5)"
    assert str(made.value_type) == "i32"
    assert (made.is_constant, made.address_space, made.linkage, made.alignment) == (True, 5, "external", 16)
    assert (made.section, made.visibility, made.thread_local_mode) == ("sec", "hidden", "initialexec")
    assert (made.unnamed_addr, made.externally_initialized, made.dll_storage) == ("unnamed_addr", True, "dllexport")
    assert made.comdat is not None
    assert (made.comdat.name, made.comdat.selection_kind) == ("f", "largest")
    assert (made.dso_local, made.partition, made.code_model) == (True, "f", "large")
    assert made.no_sanitize_address
    assert made.no_sanitize_hwaddress
    assert made.sanitize_memtag
    assert made.sanitize_address_dyninit
    assert made.is_declaration


def test_every_field_of_a_function() -> None:
    module = read(
        TABLE,
        (c.MODULE_CODE_SECTIONNAME, chars("text")),
        (c.MODULE_CODE_GCNAME, chars("shadow")),
        (c.MODULE_CODE_COMDAT, [0, 1, 1]),
        function_record(FUNCTION, 8, 1, 19, 0, 3, 1, 2, 1, 2, 0, 1, 1, 0, 0, 0, 7, 0, 1),
        names=NAMES,
    )
    [made] = module.functions
    assert (made.name, str(made.value_type), made.calling_convention) == ("f", "void (i32)", "fastcc")
    assert (made.linkage, made.alignment, made.section) == ("linkonce_odr", 4, "text")
    assert (made.visibility, made.gc, made.unnamed_addr) == ("protected", "shadow", "local_unnamed_addr")
    assert (made.dll_storage, made.address_space, made.partition) == ("dllimport", 7, "f")
    assert made.comdat is module.comdats["f"]
    assert made.dso_local  # protected, and so not preemptible
    assert made.is_declaration
    assert [str(argument.type) for argument in made.arguments] == ["i32"]


def test_local_linkage_implies_the_rest() -> None:
    made = one(I32, 2, 0, 3, 0, 0, 1, 0, 0, 0, 2)
    assert (made.linkage, made.visibility, made.dll_storage, made.dso_local) == ("internal", "default", "", True)


def test_hidden_extern_weak_is_not_dso_local() -> None:
    assert not one(I32, 2, 0, 7, 0, 0, 1).dso_local
    assert one(I32, 2, 0, 0, 0, 0, 1).dso_local


def test_the_last_address_space() -> None:
    last = (1 << 24) - 1
    assert str(one(I32, 3 | last << 2, 0, 0, 0, 0).type) == f"ptr addrspace({last})"
    with pytest.raises(BitcodeError, match=f"address space {last + 1}; LLVM has 0 to {last}"):
        one(I32, 3 | last + 1 << 2, 0, 0, 0, 0)


def test_unknown_numbers_are_what_llvm_takes_them_for() -> None:
    made = one(I32, 2, 0, 99, 0, 0, 99, 99, 99, 0, 99)
    assert (made.linkage, made.visibility, made.dll_storage) == ("external", "default", "")
    assert (made.thread_local_mode, made.unnamed_addr) == ("generaldynamic", "")


def test_old_linkages_imply_a_dll_storage_class() -> None:
    assert one(I32, 2, 0, 5, 0, 0).dll_storage == "dllimport"
    assert one(I32, 2, 0, 6, 0, 0).dll_storage == "dllexport"


def test_functions_of_old_records_are_in_the_program_address_space() -> None:
    for count, address_space in ((8, 200), (16, 200), (17, 0)):
        record = function_record(*[FUNCTION, 0, 1, *[0] * 14][:count])
        [made] = read(TABLE, (c.MODULE_CODE_DATALAYOUT, chars("e-P200-p:16:8")), record, names=NAMES).functions
        assert made.address_space == address_space


def test_aliases_and_ifuncs() -> None:
    module = read(
        TABLE,
        variable(I32),
        (c.MODULE_CODE_ALIAS, [0, 1, I32, 0, 0, 3, 0, 0, 0, 1, 0]),
        (c.MODULE_CODE_IFUNC, [0, 1, FUNCTION, 0, 0, 0, 1, 0]),
        names=NAMES,
    )
    [alias], [ifunc] = module.aliases, module.ifuncs
    assert (alias.linkage, alias.unnamed_addr, alias.dso_local) == ("internal", "unnamed_addr", True)
    assert alias.aliasee is module.globals[0]
    assert (ifunc.visibility, ifunc.dso_local) == ("hidden", True)
    assert ifunc.resolver is module.globals[0]


def test_an_alias_may_name_what_comes_later() -> None:
    module = read(TABLE, (c.MODULE_CODE_ALIAS, [0, 1, I32, 0, 1, 0]), variable(I32), names=NAMES)
    assert module.aliases[0].aliasee is module.globals[0]


def test_personality_prefix_and_prologue() -> None:
    record = function_record(FUNCTION, 0, 1, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 3, 4)
    numbers = [(c.CST_CODE_INTEGER, [value << 1]) for value in (10, 20)]
    block = constants((c.CST_CODE_SETTYPE, [I32]), *numbers, (c.CST_CODE_SETTYPE, [PTR]), (c.CST_CODE_NULL, []))
    [made] = read(TABLE, record, block, names=NAMES).functions
    assert made.prologue_data is not None
    assert made.prefix_data is not None
    assert made.personality is not None
    assert (made.prologue_data.value, made.prefix_data.value) == (10, 20)  # type: ignore[attr-defined]
    assert str(made.personality.type) == "ptr"


def test_names_that_are_taken() -> None:
    module = read(TABLE, variable(I32, name=(0, 1)), variable(I32, name=(0, 1)), variable(I32), names=NAMES)
    assert [one.name for one in module.globals] == ["f", "f.1", ""]


def old_module(*items: Block | Record, triple: str = "x86_64-pc-linux-gnu") -> Module:
    """A module of the time before string tables, and before identification blocks."""
    return parse_bitcode(file(module((c.MODULE_CODE_TRIPLE, chars(triple)), *items, version=1)), "old.bc")


OLD_TABLE = types((c.TYPE_CODE_INTEGER, [32]), (c.TYPE_CODE_POINTER, [0, 0]))
OLD_NAMES = Block(c.VALUE_SYMTAB_BLOCK_ID, [(c.VST_CODE_ENTRY, [0, *chars("first")])])


def test_old_records_have_the_pointers_type_and_names_in_a_symbol_table() -> None:
    made = old_module(OLD_TABLE, (c.MODULE_CODE_GLOBALVAR, [1, 1, 0, 0, 0, 0]), OLD_NAMES)
    [one] = made.globals
    assert (one.name, str(one.value_type), str(one.type), one.is_constant) == ("first", "i32", "i32*", True)
    assert made.identification is None
    assert made.dialect.llvm_version == 13  # the newest with typed pointers


def test_old_weak_linkage_implies_a_comdat_where_the_object_format_has_them() -> None:
    weak = (c.MODULE_CODE_GLOBALVAR, [1, 0, 0, 1, 0, 0])
    elf = old_module(OLD_TABLE, weak, OLD_NAMES)
    assert elf.globals[0].comdat is elf.comdats["first"]
    mach_o = old_module(OLD_TABLE, weak, OLD_NAMES, triple="x86_64-apple-macosx10.9.0")
    assert mach_o.globals[0].comdat is None
    assert not mach_o.comdats


def test_old_comdats_and_aliases() -> None:
    made = old_module(
        OLD_TABLE,
        (c.MODULE_CODE_COMDAT, [5, 2, *chars("cd")]),
        (c.MODULE_CODE_GLOBALVAR, [1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1]),
        (c.MODULE_CODE_ALIAS_OLD, [1, 0, 0]),
    )
    assert made.globals[0].comdat is made.comdats["cd"]
    assert made.comdats["cd"].selection_kind == "samesize"
    assert made.aliases[0].aliasee is made.globals[0]


@pytest.mark.parametrize(
    ("record", "message"),
    [
        ((c.MODULE_CODE_GLOBALVAR, [0, 1, I32, 2, 0, 0, 0]), "record too short"),
        ((c.MODULE_CODE_GLOBALVAR, [0]), "record too short"),
        ((c.MODULE_CODE_GLOBALVAR, [0, 2, I32, 2, 0, 0, 0, 0]), "a name of 2 bytes at 0 in a string table of 1 bytes"),
        ((c.MODULE_CODE_GLOBALVAR, [1 << 63, 1 << 63, I32, 2, 0, 0, 0, 0]), "a name of"),
        ((c.MODULE_CODE_GLOBALVAR, [0, 1, 9, 2, 0, 0, 0, 0]), "type id 9"),
        ((c.MODULE_CODE_GLOBALVAR, [0, 1, I32, 0, 0, 0, 0, 0]), "as the type of an old global"),
        ((c.MODULE_CODE_GLOBALVAR, [0, 1, VOID, 2, 0, 0, 0, 0]), "a global of type void"),
        ((c.MODULE_CODE_GLOBALVAR, [0, 1, I32, 2, 0, 0, 99, 0]), "an alignment of 2 to the power of 98"),
        ((c.MODULE_CODE_GLOBALVAR, [0, 1, I32, 2, 0, 0, 0, 1]), "section 1 where there are 0"),
        ((c.MODULE_CODE_GLOBALVAR, [0, 1, I32, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7]), "comdat 7 where there are 0"),
        ((c.MODULE_CODE_GLOBALVAR, [0, 1, I32, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7]), "attribute list 7"),
        (
            (c.MODULE_CODE_GLOBALVAR, [0, 1, I32, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 9]),
            "code model 9",
        ),
        ((c.MODULE_CODE_FUNCTION, [0, 1, I32, 0, 1, 0, 0, 0, 0, 0]), "a function of type i32"),
        ((c.MODULE_CODE_FUNCTION, [0, 1, FUNCTION, 1024, 1, 0, 0, 0, 0, 0]), "calling convention 1024"),
        ((c.MODULE_CODE_FUNCTION, [0, 1, FUNCTION, 0, 1, 0, 0, 0, 0, 0, 3]), "garbage collector 3"),
        ((c.MODULE_CODE_ALIAS, [0, 1, I32, 1 << 30, 0, 0]), "address space 1073741824"),
        ((c.MODULE_CODE_ALIAS, [0, 1, I32, 0, 1 << 32, 0]), "value id 4294967296 as the target of an alias or ifunc"),
    ],
)
def test_records_that_make_no_sense(record: Record, message: str) -> None:
    with pytest.raises(BitcodeError, match=message) as caught:
        read(TABLE, record, names=NAMES)
    assert caught.value.block_path == "MODULE_BLOCK"
    assert caught.value.name == "test.bc"


@pytest.mark.parametrize(
    ("items", "message"),
    [
        ([variable(I32, 7)], "value id 7 as initializer where there are 1 values"),
        ([variable(I32, 0)], "an initializer of type ptr for @"),
        ([variable(I32), (c.MODULE_CODE_ALIAS, [0, 0, I32, 3, 0, 0])], "the alias @ is a ptr addrspace"),
        ([(c.MODULE_CODE_ALIAS, [0, 0, I32, 0, 9, 0])], "value id 9 as target"),
        ([(c.MODULE_CODE_ALIAS, [0, 0, I32, 0, (1 << 32) - 1, 0])], "value id 4294967295 as target"),
    ],
)
def test_references_that_make_no_sense_are_told_each_time(items: list[Record], message: str) -> None:
    module = read(TABLE, *items, names=NAMES)
    for _ in range(2):
        with pytest.raises(BitcodeError, match=message):
            module.load_contents()


def test_an_alias_of_itself_is_no_endless_loop() -> None:
    module = read(TABLE, (c.MODULE_CODE_ALIAS, [0, 1, I32, 0, 0, 0]), names=NAMES)
    assert module.aliases[0].aliasee is module.aliases[0]


def test_one_file_of_identification_module_and_names() -> None:
    data = file(identification(), module(TABLE, variable(I32, name=(0, 2))), strtab("ab"))
    assert parse_bitcode(data).get("ab") is not None
