"""What MODULE_BLOCK itself says: comdats, triple and data layout, sections, variables, functions, aliases, ifuncs."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from bitcode.schema import codes as c
from bitcode.schema.codecs.module_read import (
    Alias,
    Asm,
    AsmProperty,
    Datalayout,
    Deplib,
    Gcname,
    Globalvar,
    Guidlist,
    Ifunc,
    Sectionname,
    SourceFilename,
    Triple,
)
from bitcode.schema.codecs.module_read import Comdat as ComdatRecord
from bitcode.schema.codecs.module_read import Function as FunctionRecord
from bitcode.schema.codecs.module_write import (
    write_alias,
    write_asm,
    write_asm_property,
    write_comdat,
    write_datalayout,
    write_deplib,
    write_function,
    write_gcname,
    write_globalvar,
    write_guidlist,
    write_ifunc,
    write_sectionname,
    write_source_filename,
    write_triple,
)
from bitcode.schema.codecs.packed import (
    GLOBALVAR_ADDRESS_SPACE_AT,
    GLOBALVAR_CONSTANT,
    GLOBALVAR_EXPLICIT_TYPE,
    SANITIZER_IS_DYN_INIT,
    SANITIZER_MEMTAG,
    SANITIZER_NO_ADDRESS,
    SANITIZER_NO_HWADDRESS,
)
from bitcode.schema.runtime import EMPTY, NONE
from bitcode.writer.abbreviations import NO_ABBREV, string_bits
from bitcode.writer.state import WriterState, encode
from irkit.dialects.encodings import (
    CODE_MODELS,
    COMDAT_SELECTION_KINDS,
    DLL_STORAGE_CLASSES,
    LINKAGE_CODES,
    THREAD_LOCAL_MODES,
    UNNAMED_ADDRESSES,
    VISIBILITIES,
)
from irkit.dialects.features import (
    ASSEMBLY_FRAGMENTS,
    FUNCTION_ALIGNMENTS_COUNT,
    GUID_LISTS,
    PREFERRED_ALIGNMENTS,
    SANITIZER_FLAGS,
)
from irkit.dialects.features import CODE_MODELS as CODE_MODEL_FIELD
from irkit.errors import UnsupportedError
from irkit.functions import Function
from irkit.globals import GlobalAlias, GlobalIFunc, GlobalObject, GlobalValue, GlobalVariable
from irkit.guids import assigned_guid, module_guid
from irkit.provenance import OldLayout
from irkit.values import Value

# Operands of a GLOBALVAR record: without those that are left out together, to the partition, and the later fields.
SIMPLE_VARIABLE: Final = 8
VARIABLE: Final = 18
SANITIZED_VARIABLE: Final = 19
CODED_VARIABLE: Final = 20
# Of a FUNCTION record: to the partition, and with the preferred alignment.
FUNCTION: Final = 21
VARIABLE_PARTITION: Final = 16
FUNCTION_PARTITION: Final = 19
ALIAS_PARTITION: Final = 11
IFUNC_PARTITION: Final = 8
ALIGNED_FUNCTION: Final = 22
NAME_OPERANDS: Final = 2  # of all of them: where the name is in the string table
WORD_BITS: Final = 32
LOW_WORD: Final = 0xFFFFFFFF


def numbers(words: tuple[str, ...]) -> dict[str, int]:
    return {word: number for number, word in enumerate(words)}


VISIBILITY_CODES: Final = numbers(VISIBILITIES)
DLL_STORAGE_CODES: Final = numbers(DLL_STORAGE_CLASSES)
THREAD_LOCAL_CODES: Final = numbers(THREAD_LOCAL_MODES)
UNNAMED_ADDRESS_CODES: Final = numbers(UNNAMED_ADDRESSES)
CODE_MODEL_CODES: Final = numbers(CODE_MODELS)
COMDAT_CODES: Final = numbers(COMDAT_SELECTION_KINDS)


def code_of(codes: dict[str, int], word: str, what: str, owner: str) -> int:
    """A keyword's number; UnsupportedError if there is no such keyword."""
    code = codes.get(word)
    if code is None:
        raise UnsupportedError(f"{what} {word!r} of {owner}")
    return code


def encoded_alignment(alignment: int, owner: str) -> int:
    """The exponent of 2, plus 1; 0 for none."""
    if alignment & (alignment - 1):
        raise UnsupportedError(f"an alignment of {alignment} bytes of {owner}")
    return alignment.bit_length()


def write_comdats(state: WriterState) -> None:
    """COMDAT records, which globals refer to by their places."""
    for comdat in state.ids.comdats:
        kind = code_of(COMDAT_CODES, comdat.selection_kind, "selection kind", f"${comdat.name}")
        if state.old_layout is not None:
            name = encode(comdat.name)
            state.stream.emit(NO_ABBREV, c.MODULE_CODE_COMDAT, [kind, len(name), *name])
            continue
        record = ComdatRecord(state.add_name(comdat.name), len(encode(comdat.name)), kind, EMPTY)
        state.stream.emit(NO_ABBREV, c.MODULE_CODE_COMDAT, write_comdat(record))


def write_module_info(state: WriterState) -> None:
    """The module's texts, and what it declares and defines."""
    module = state.module
    emit = state.stream.emit
    if module.target_triple:
        emit(NO_ABBREV, c.MODULE_CODE_TRIPLE, write_triple(Triple(encode(module.target_triple))))
    if module.data_layout:
        emit(NO_ABBREV, c.MODULE_CODE_DATALAYOUT, write_datalayout(Datalayout(encode(module.data_layout))))
    for fragment in module.assembly_fragments:
        for name, value in fragment.properties:
            if not state.dialect.has(ASSEMBLY_FRAGMENTS):
                raise state.unsupported(f"the {name} of module-level assembly")
            said = AsmProperty(encode(f"{name}\0{value}"))
            emit(NO_ABBREV, c.MODULE_CODE_ASM_PROPERTY, write_asm_property(said))
        emit(NO_ABBREV, c.MODULE_CODE_ASM, write_asm(Asm(encode(fragment.text))))
    for library in module.dependent_libraries:
        emit(NO_ABBREV, c.MODULE_CODE_DEPLIB, write_deplib(Deplib(encode(library))))
    GlobalWriter(state).write()


def write_source_name(state: WriterState) -> None:
    """SOURCE_FILENAME, unless the source did without, so that the file's name stands for it."""
    module = state.module
    source = module.provenance
    if source.is_bitcode and not source.has_source_filename and module.source_filename == module.name:
        return
    text = encode(module.source_filename)
    abbrev = state.define(f"SOURCE_FILENAME_{string_bits(text)}")
    state.stream.emit(abbrev, c.MODULE_CODE_SOURCE_FILENAME, write_source_filename(SourceFilename(text)))


class GlobalWriter:
    """Writes the records of globals; sections and garbage collectors are numbered as they come."""

    def __init__(self, state: WriterState) -> None:
        self.state: WriterState = state
        self.sanitized: set[GlobalVariable] = state.module.provenance.sanitized
        self.sections: dict[str, int] = {}
        self.collectors: dict[str, int] = {}
        self.simple_abbrev: int = NO_ABBREV
        self.has_sanitizers: bool = state.dialect.has(SANITIZER_FLAGS)
        self.has_code_models: bool = state.dialect.has(CODE_MODEL_FIELD)
        self.has_preferred_alignments: bool = state.dialect.has(PREFERRED_ALIGNMENTS)
        self.function_count: int = ALIGNED_FUNCTION if self.has_preferred_alignments else FUNCTION
        self.full_count: int = VARIABLE
        if self.has_code_models:
            self.full_count = CODED_VARIABLE
        elif self.has_sanitizers:
            self.full_count = SANITIZED_VARIABLE

        provenance = state.module.provenance
        as_read = provenance.record_release == state.dialect.llvm_version
        self.ends: dict[int, int] = provenance.record_ends if as_read else {}
        self.old_layout: OldLayout | None = state.old_layout
        if self.old_layout is not None:
            self.ends = self.old_layout.record_ends

    def emit(self, code: int, operands: list[int], partition: int) -> None:
        """A record of a global. It ends where those of the source do, if it says nothing behind that: a build between
        two releases may have fewer operands. `partition`: the place of the partition's name, which is a number even
        where there is none."""
        end = self.ends.get(code)
        if end is not None and end < len(operands):
            rest = [operand for place, operand in enumerate(operands) if place >= end and place != partition]
            if not any(rest):
                operands = operands[:end]
        self.put(NO_ABBREV, code, operands)

    def put(self, abbrev: int, code: int, operands: list[int]) -> None:
        self.state.stream.emit(abbrev, code, operands if self.old_layout is None else operands[NAME_OPERANDS:])

    def dso_local(self, value: GlobalValue) -> bool:
        """What a record says: nothing that a reader infers where the records end before it."""
        return value.dso_local and not (self.old_layout is not None and value.implies_dso_local)

    def partition(self, code: int, place: int, name: str) -> int:
        """Where a partition's name is in the string table, where even the empty one gets a place; records that end
        before it name none."""
        end = self.ends.get(code)
        if not name and end is not None and end <= place:
            return 0
        return self.state.add_name(name)

    def write(self) -> None:
        module = self.state.module
        self.name_sections()
        if module.globals:
            self.define_simple_abbreviation()
        if self.old_layout is None or not self.old_layout.source_follows:
            write_source_name(self.state)
        if self.state.dialect.has(GUID_LISTS):
            self.guid_list()
        for variable in module.globals:
            self.variable(variable)
        for function in module.functions:
            self.function(function)
        for alias in module.aliases:
            self.alias(alias)
        for ifunc in module.ifuncs:
            self.ifunc(ifunc)

    # What stands before the globals

    def name_sections(self) -> None:
        """SECTIONNAME and GCNAME, each once, where its first user comes."""
        for variable in self.state.module.globals:
            self.name_section(variable)
        for function in self.state.module.functions:
            self.name_section(function)
            if function.gc and function.gc not in self.collectors:
                self.collectors[function.gc] = len(self.collectors) + 1
                record = write_gcname(Gcname(encode(function.gc)))
                self.state.stream.emit(NO_ABBREV, c.MODULE_CODE_GCNAME, record)

    def name_section(self, value: GlobalObject) -> None:
        section = value.section
        if section and section not in self.sections:
            self.sections[section] = len(self.sections) + 1
            record = write_sectionname(Sectionname(encode(section)))
            self.state.stream.emit(NO_ABBREV, c.MODULE_CODE_SECTIONNAME, record)

    def define_simple_abbreviation(self) -> None:
        """For variables that say nothing rare, as wide as the largest numbers among them and the functions."""
        module = self.state.module
        type_id = self.state.ids.type_id
        alignment = max([variable.alignment for variable in module.globals])
        if self.state.dialect.has(FUNCTION_ALIGNMENTS_COUNT):
            alignment = max([alignment] + [function.alignment for function in module.functions])
        self.simple_abbrev = self.state.define(
            "SimpleGVarAbbrev",
            {
                "global_type": max([type_id(variable.value_type) for variable in module.globals]).bit_length(),
                "align": encoded_alignment(alignment, "a global").bit_length() or None,
                "section": len(self.sections).bit_length() or None,
            },
            NAME_OPERANDS if self.old_layout is not None else 0,
        )

    def guid_list(self) -> None:
        """GUIDLIST: the GUIDs that the module says, and those of what it only declares, by the values' ids."""
        words = vec[i64]()
        ids = self.state.ids
        globals_only = self.state.module.provenance.guid_count == ids.first_module_constant
        for value in ids.values[: ids.first_module_constant] if globals_only else ids.values:
            guid = self.guid(value)
            words = append(words, guid >> WORD_BITS)
            words = append(words, guid & LOW_WORD)
        abbrev = self.state.define("GUIDLIST")
        self.state.stream.emit(abbrev, c.MODULE_CODE_GUIDLIST, write_guidlist(Guidlist(words)))

    def guid(self, value: Value) -> int:
        """0 where a definition says none, and for what is not a global."""
        if not isinstance(value, (GlobalObject, GlobalAlias)):
            return 0
        if isinstance(value, GlobalObject) and not value.is_declaration and not value.name.startswith("llvm."):
            return assigned_guid(value) or 0
        return module_guid(self.state.module, value)

    # What the records share

    def linkage(self, value: GlobalValue) -> int:
        return code_of(LINKAGE_CODES, value.linkage, "linkage", f"@{value.name}")

    def visibility(self, value: GlobalValue) -> int:
        return code_of(VISIBILITY_CODES, value.visibility, "visibility", f"@{value.name}")

    def dll_storage(self, value: GlobalValue) -> int:
        return code_of(DLL_STORAGE_CODES, value.dll_storage, "DLL storage class", f"@{value.name}")

    def thread_local(self, value: GlobalValue) -> int:
        return code_of(THREAD_LOCAL_CODES, value.thread_local_mode, "thread-local mode", f"@{value.name}")

    def unnamed_address(self, value: GlobalValue) -> int:
        return code_of(UNNAMED_ADDRESS_CODES, value.unnamed_addr, "unnamed_addr", f"@{value.name}")

    def value_id(self, value: Value | None) -> i64:
        return NONE if value is None else self.state.ids.value_id(value)

    # One method a record

    def sanitizers(self, variable: GlobalVariable) -> int:
        flags = 0
        if variable.no_sanitize_address:
            flags |= SANITIZER_NO_ADDRESS
        if variable.no_sanitize_hwaddress:
            flags |= SANITIZER_NO_HWADDRESS
        if variable.sanitize_memtag:
            flags |= SANITIZER_MEMTAG
        if variable.sanitize_address_dyninit:
            flags |= SANITIZER_IS_DYN_INIT
        if flags and not self.has_sanitizers:
            raise self.state.unsupported(f"what @{variable.name} says of sanitizers")
        return flags

    def code_model(self, variable: GlobalVariable) -> int:
        code = code_of(CODE_MODEL_CODES, variable.code_model, "code model", f"@{variable.name}")
        if code and not self.has_code_models:
            raise self.state.unsupported(f"the code model of @{variable.name}")
        return code

    def variable(self, variable: GlobalVariable) -> None:
        state = self.state
        sanitizers = self.sanitizers(variable)
        code_model = self.code_model(variable)
        attributes = state.ids.variable_attributes_id(variable)
        name_offset = state.add_name(variable.name)
        is_simple = not (
            variable.thread_local_mode
            or variable.visibility != "default"
            or variable.unnamed_addr
            or variable.externally_initialized
            or variable.dll_storage
            or variable.comdat is not None
            or attributes
            or self.dso_local(variable)
            or variable.partition
            or sanitizers
            or code_model
            or variable in self.sanitized
        )
        partition_offset: i64 = NONE
        if not is_simple:
            partition_offset = self.partition(c.MODULE_CODE_GLOBALVAR, VARIABLE_PARTITION, variable.partition)
        record = Globalvar(
            strtab_offset=name_offset,
            strtab_size=len(encode(variable.name)),
            type=state.ids.type_id(variable.value_type),
            flags=variable.address_space << GLOBALVAR_ADDRESS_SPACE_AT
            | GLOBALVAR_EXPLICIT_TYPE
            | (GLOBALVAR_CONSTANT if variable.is_constant else 0),
            initializer=self.value_id(variable.initializer),
            linkage=self.linkage(variable),
            align=encoded_alignment(variable.alignment, f"@{variable.name}"),
            section=self.sections.get(variable.section, 0),
            visibility=self.visibility(variable),
            thread_local=self.thread_local(variable),
            unnamed_addr=self.unnamed_address(variable),
            externally_initialized=variable.externally_initialized,
            dll_storage_class=self.dll_storage(variable),
            comdat=state.ids.comdat_id(variable.comdat),
            attributes=attributes,
            dso_local=self.dso_local(variable),
            partition_offset=partition_offset,
            partition_size=len(encode(variable.partition)),
            sanitizer=sanitizers,
            code_model=code_model,
            operand_count=SIMPLE_VARIABLE if is_simple else self.full_count,
            rest=EMPTY,
        )
        if is_simple:
            self.put(self.simple_abbrev, c.MODULE_CODE_GLOBALVAR, write_globalvar(record))
        else:
            self.emit(c.MODULE_CODE_GLOBALVAR, write_globalvar(record), VARIABLE_PARTITION)

    def function(self, function: Function) -> None:
        state = self.state
        if function.preferred_alignment and not self.has_preferred_alignments:
            raise state.unsupported(f"the preferred alignment of @{function.name}")
        record = FunctionRecord(
            strtab_offset=state.add_name(function.name),
            strtab_size=len(encode(function.name)),
            type=state.ids.type_id(function.value_type),
            calling_convention=function.calling_convention_number,
            is_proto=function.is_declaration,
            linkage=self.linkage(function),
            attributes=state.ids.attribute_list_id(function.attribute_list),
            align=encoded_alignment(function.alignment, f"@{function.name}"),
            section=self.sections.get(function.section, 0),
            visibility=self.visibility(function),
            gc=self.collectors.get(function.gc, 0),
            unnamed_addr=self.unnamed_address(function),
            prologue_data=self.value_id(function.prologue_data),
            dll_storage_class=self.dll_storage(function),
            comdat=state.ids.comdat_id(function.comdat),
            prefix_data=self.value_id(function.prefix_data),
            personality=self.value_id(function.personality),
            dso_local=self.dso_local(function),
            address_space=function.address_space,
            partition_offset=self.partition(c.MODULE_CODE_FUNCTION, FUNCTION_PARTITION, function.partition),
            partition_size=len(encode(function.partition)),
            preferred_align=encoded_alignment(function.preferred_alignment, f"@{function.name}"),
            operand_count=self.function_count,
            rest=EMPTY,
        )
        self.emit(c.MODULE_CODE_FUNCTION, write_function(record), FUNCTION_PARTITION)

    def alias(self, alias: GlobalAlias) -> None:
        state = self.state
        if c.MODULE_CODE_ALIAS_OLD in self.ends:
            self.old_alias(alias)
            return
        record = Alias(
            strtab_offset=state.add_name(alias.name),
            strtab_size=len(encode(alias.name)),
            type=state.ids.type_id(alias.value_type),
            address_space=alias.address_space,
            aliasee=state.ids.value_id(alias.target),
            linkage=self.linkage(alias),
            visibility=self.visibility(alias),
            dll_storage_class=self.dll_storage(alias),
            thread_local=self.thread_local(alias),
            unnamed_addr=self.unnamed_address(alias),
            dso_local=self.dso_local(alias),
            partition_offset=self.partition(c.MODULE_CODE_ALIAS, ALIAS_PARTITION, alias.partition),
            partition_size=len(encode(alias.partition)),
            operand_count=NONE,
            rest=EMPTY,
        )
        self.emit(c.MODULE_CODE_ALIAS, write_alias(record), ALIAS_PARTITION)

    def old_alias(self, alias: GlobalAlias) -> None:
        """An alias as LLVM 3.8 and older say it: with the type of its pointer."""
        state = self.state
        operands = [
            state.ids.type_id(alias.type),
            state.ids.value_id(alias.target),
            self.linkage(alias),
            self.visibility(alias),
            self.dll_storage(alias),
            self.thread_local(alias),
            self.unnamed_address(alias),
        ]
        if alias.dso_local and not alias.implies_dso_local:
            raise state.unsupported(f"dso_local of @{alias.name} in a file of LLVM 3.8")
        state.stream.emit(NO_ABBREV, c.MODULE_CODE_ALIAS_OLD, operands)

    def ifunc(self, ifunc: GlobalIFunc) -> None:
        state = self.state
        record = Ifunc(
            strtab_offset=state.add_name(ifunc.name),
            strtab_size=len(encode(ifunc.name)),
            type=state.ids.type_id(ifunc.value_type),
            address_space=ifunc.address_space,
            resolver=state.ids.value_id(ifunc.target),
            linkage=self.linkage(ifunc),
            visibility=self.visibility(ifunc),
            dso_local=self.dso_local(ifunc),
            partition_offset=state.add_name(ifunc.partition),
            partition_size=len(encode(ifunc.partition)),
            operand_count=NONE,
            rest=EMPTY,
        )
        self.emit(c.MODULE_CODE_IFUNC, write_ifunc(record), IFUNC_PARTITION)
