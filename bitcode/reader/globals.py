"""The records of MODULE_BLOCK that make globals and comdats (LangRef, "Global Variables" and the following).

Note [implied by the record]: LLVM's reader does not take every field as it stands. A global of local linkage has
default visibility and no DLL storage class; local linkage, or a visibility that is not the default and no extern_weak
linkage, makes it dso_local; old linkages imply a DLL storage class, or a comdat of the global's own name.
"""

from __future__ import annotations

import re
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bitcode.bitstream.bits import unsigned64
from bitcode.reader.attributes import typed_list
from bitcode.reader.parts import string_at
from bitcode.reader.state import ReaderState
from bitcode.reader.values import alignment
from bitcode.schema import codes as c
from bitcode.schema.codecs.module_read import (
    GlobalvarV1,
    read_alias_old,
    read_alias_v1,
    read_comdat,
    read_comdat_v1,
    read_function_v1,
    read_globalvar_v1,
    read_ifunc_v1,
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
from bitcode.schema.runtime import NONE, too_short
from irkit.constants import Constant
from irkit.dialects import encodings
from irkit.dialects.calling_conventions import MAX_CALLING_CONVENTION
from irkit.errors import BitcodeError
from irkit.functions import Function
from irkit.globals import Comdat, GlobalAlias, GlobalIFunc, GlobalObject, GlobalValue, GlobalVariable, IndirectSymbol
from irkit.module import Module
from irkit.types import FunctionType, PointerType, Type, VoidType
from irkit.values import Value

# Places in the records from which on newer releases' fields stand; the older forms imply them.
VARIABLE_DLL_STORAGE: Final = 10
VARIABLE_COMDAT: Final = 11
VARIABLE_SANITIZER: Final = 16
FUNCTION_DLL_STORAGE: Final = 11
FUNCTION_COMDAT: Final = 12
FUNCTION_ADDRESS_SPACE: Final = 16
ALIAS_DLL_STORAGE: Final = 5
OLD_ALIAS_DLL_STORAGE: Final = 4

# Linkages of LLVM 3.4 and older that said what is now a DLL storage class.
OLD_DLL_LINKAGES: Final = {5: "dllimport", 6: "dllexport"}

# Object formats without comdats: Mach-O, XCOFF.
NO_COMDATS: Final = r"-(?:darwin|macos|ios|tvos|watchos|xros|driverkit|bridgeos|aix)|-macho$|-xcoff$"


class GlobalReader:
    """Makes the globals of a module, and remembers what they refer to until that is read."""

    def __init__(self, state: ReaderState) -> None:
        self.state: ReaderState = state
        self.module: Module = state.module
        self.names_in_strtab: bool = False
        self.types_are_explicit: bool = True  # no global's type is that of a pointer to it, as up to LLVM 3.6
        self.inline_ends: dict[int, int] = {}  # the provenance's `record_ends`, where names are not in the records
        self.sections: list[str] = []
        self.collectors: list[str] = []
        self.comdats: list[Comdat] = []
        self.bodies: list[Function] = []  # those that have one, in declaration order
        self.initializers: list[tuple[GlobalVariable, int]] = []
        self.targets: list[tuple[IndirectSymbol, int]] = []
        self.function_data: list[tuple[Function, int, int, int]] = []
        self.implicit_comdats: list[GlobalObject] = []
        self.names: set[str] = set()
        self.renamed: int = 0

    def read(self, code: i64, ops: vec[i64], i: i64, end: i64) -> None:
        """Read one record, whose code is that of a global or a comdat."""
        name = ""
        if self.names_in_strtab:
            if end - i < 2:
                raise too_short("GLOBAL", 2, end - i)
            name = self.text(ops[i], ops[i + 1])
            ends = self.module.provenance.record_ends
            ends[code] = max(ends.get(code, end - i), end - i)
            i += 2
        else:
            count = end - i + 2  # with those that say where the name is, in newer files
            self.inline_ends[code] = max(self.inline_ends.get(code, count), count)
        if code == c.MODULE_CODE_GLOBALVAR:
            self.variable(name, ops, i, end)
        elif code == c.MODULE_CODE_FUNCTION:
            self.function(name, ops, i, end)
        elif code == c.MODULE_CODE_ALIAS:
            self.alias(name, ops, i, end)
        elif code == c.MODULE_CODE_ALIAS_OLD:
            self.alias_old(name, ops, i, end)
        elif code == c.MODULE_CODE_IFUNC:
            self.ifunc(name, ops, i, end)
        elif self.names_in_strtab:
            self.comdat(name, read_comdat(ops, i - 2, end).selection_kind)
        else:
            rec = read_comdat_v1(ops, i, end)
            self.comdat(rec.name.decode("utf-8", "surrogateescape"), rec.selection_kind)

    def text(self, offset: i64, size: i64) -> str:
        """A string of STRTAB_BLOCK."""
        return string_at(self.state.strtab, offset, size)

    def unique_name(self, name: str) -> str:
        """The name, changed as LLVM does where another global has it."""
        if not name:
            return ""
        chosen = name
        while chosen in self.names:
            self.renamed += 1
            chosen = f"{name}.{self.renamed}"
        self.names.add(chosen)
        return chosen

    def give_names(self, names: list[tuple[GlobalValue, str]]) -> None:
        """Give globals the names that a symbol table says: files below module version 2."""
        implicit = set(self.implicit_comdats)
        has_comdats = re.search(NO_COMDATS, self.module.target_triple) is None
        for value, name in names:
            value._name = self.unique_name(name)
            if isinstance(value, GlobalObject) and value in implicit and has_comdats:
                comdats = self.module.comdats
                if value.name not in comdats:
                    comdats[value.name] = Comdat(value.name)
                value.comdat = comdats[value.name]

    def comdat(self, name: str, kind: i64) -> None:
        known = self.module.comdats.get(name)
        if known is None:
            known = self.module.comdats[name] = Comdat(name)
        known.selection_kind = encodings.comdat_selection_kind(kind)
        self.comdats.append(known)

    # What the records share. A global is made with nothing of it, so that only what is said is set, and checked again.

    def section(self, number: i64) -> str:
        """A section by its number, from 1 on."""
        if unsigned64(number) > len(self.sections):
            raise BitcodeError(f"section {unsigned64(number)} where there are {len(self.sections)}")
        return self.sections[number - 1]

    def set_visibility(self, value: GlobalValue, visibility: i64) -> None:
        if visibility != 0 and not value.has_local_linkage:
            value.visibility = encodings.visibility(visibility)

    def set_unnamed_address(self, value: GlobalValue, unnamed_address: i64) -> None:
        if unnamed_address != 0:
            value.unnamed_addr = encodings.unnamed_address(unnamed_address)

    def set_thread_local(self, value: GlobalValue, thread_local: i64) -> None:
        if thread_local != 0:
            value.thread_local_mode = encodings.thread_local_mode(thread_local)

    def set_dll_storage(self, value: GlobalValue, linkage: i64, is_given: bool, storage: i64) -> None:
        if not is_given:
            value.dll_storage = OLD_DLL_LINKAGES.get(linkage, "")
        elif storage != 0 and not value.has_local_linkage:
            value.dll_storage = encodings.dll_storage_class(storage)

    def set_comdat(self, value: GlobalObject, linkage: i64, is_given: bool, number: i64) -> None:
        if not is_given:
            if linkage in encodings.IMPLICIT_COMDAT_LINKAGES:
                self.implicit_comdats.append(value)
        elif number != 0:
            if unsigned64(number) > len(self.comdats):
                raise BitcodeError(f"comdat {unsigned64(number)} where there are {len(self.comdats)}")
            value.comdat = self.comdats[number - 1]

    def set_dso_local(self, value: GlobalValue, said: i64) -> None:
        value.dso_local = (
            said == 1 or value.has_local_linkage or (value.visibility != "default" and value.linkage != "extern_weak")
        )

    def set_partition(self, value: GlobalValue, offset: i64, size: i64) -> None:
        if size != 0:
            value.partition = self.text(offset, size)

    def add(self, value: GlobalValue) -> None:
        self.module.append(value)
        self.state.values.push(value)

    # One method a record

    def variable(self, name: str, ops: vec[i64], i: i64, end: i64) -> None:
        rec = read_globalvar_v1(ops, i, end)
        value_type = self.state.type_at(rec.type)
        if rec.flags & GLOBALVAR_EXPLICIT_TYPE:
            address_space = self.address_space(unsigned64(rec.flags) >> GLOBALVAR_ADDRESS_SPACE_AT)
        else:
            value_type, address_space = self.behind_pointer(value_type)
            self.types_are_explicit = False
        self.check_value_type(value_type)
        variable = GlobalVariable(
            self.state.pointer_to(value_type, address_space),
            value_type,
            self.unique_name(name),
            is_constant=rec.flags & GLOBALVAR_CONSTANT != 0,
            linkage=encodings.linkage(rec.linkage),
            address_space=address_space,
        )
        if rec.align != 0:
            variable.alignment = alignment(rec.align)
        if rec.section != 0:
            variable.section = self.section(rec.section)
        variable.externally_initialized = rec.externally_initialized != 0
        self.set_visibility(variable, rec.visibility)
        self.set_unnamed_address(variable, rec.unnamed_addr)
        self.set_thread_local(variable, rec.thread_local)
        self.set_dll_storage(variable, rec.linkage, rec.operand_count > VARIABLE_DLL_STORAGE, rec.dll_storage_class)
        self.set_comdat(variable, rec.linkage, rec.operand_count > VARIABLE_COMDAT, rec.comdat)
        attributes = self.state.attributes_at(rec.attributes)
        variable.attribute_set = attributes.function if attributes is not None else None
        self.set_dso_local(variable, rec.dso_local)
        self.set_partition(variable, rec.partition_offset, rec.partition_size)
        if rec.operand_count > VARIABLE_SANITIZER and rec.sanitizer == 0 and has_defaults(rec):
            self.module.provenance.sanitized.add(variable)
        variable.no_sanitize_address = rec.sanitizer & SANITIZER_NO_ADDRESS != 0
        variable.no_sanitize_hwaddress = rec.sanitizer & SANITIZER_NO_HWADDRESS != 0
        variable.sanitize_memtag = rec.sanitizer & SANITIZER_MEMTAG != 0
        variable.sanitize_address_dyninit = rec.sanitizer & SANITIZER_IS_DYN_INIT != 0
        if not 0 <= rec.code_model < len(encodings.CODE_MODELS):
            raise BitcodeError(f"code model {unsigned64(rec.code_model)}")
        variable.code_model = encodings.CODE_MODELS[rec.code_model]
        if rec.initializer != NONE:
            variable.declare_initializer()
            self.initializers.append((variable, rec.initializer))
        self.add(variable)

    def function(self, name: str, ops: vec[i64], i: i64, end: i64) -> None:
        rec = read_function_v1(ops, i, end)
        ty = self.state.type_at(rec.type)
        if isinstance(ty, PointerType):
            ty, _ = self.behind_pointer(ty)
            self.types_are_explicit = False
        if not isinstance(ty, FunctionType):
            raise BitcodeError(f"a function of type {ty}")
        if not 0 <= rec.calling_convention <= MAX_CALLING_CONVENTION:
            raise BitcodeError(f"calling convention {unsigned64(rec.calling_convention)}")
        if rec.operand_count > FUNCTION_ADDRESS_SPACE:
            address_space = self.address_space(unsigned64(rec.address_space))
        else:
            address_space = self.state.layout.program_address_space
        linkage = encodings.linkage(rec.linkage)
        pointer = self.state.pointer_to(ty, address_space)
        function = Function(pointer, ty, self.unique_name(name), linkage, address_space)
        if rec.calling_convention != 0:
            function.calling_convention = rec.calling_convention
        function.attribute_list = self.state.attributes_at(rec.attributes)
        if function.attribute_list is not None and function.attribute_list in self.state.untyped_lists:
            function.attribute_list = typed_list(self.module, function.attribute_list, ty.parameters)
        if rec.align != 0:
            function.alignment = alignment(rec.align)
        if rec.preferred_align != 0:
            function.preferred_alignment = alignment(rec.preferred_align)
        if rec.section != 0:
            function.section = self.section(rec.section)
        self.set_visibility(function, rec.visibility)
        self.set_unnamed_address(function, rec.unnamed_addr)
        if rec.gc != 0:
            if unsigned64(rec.gc) > len(self.collectors):
                raise BitcodeError(f"garbage collector {unsigned64(rec.gc)} where there are {len(self.collectors)}")
            function.gc = self.collectors[rec.gc - 1]
        self.set_dll_storage(function, rec.linkage, rec.operand_count > FUNCTION_DLL_STORAGE, rec.dll_storage_class)
        self.set_comdat(function, rec.linkage, rec.operand_count > FUNCTION_COMDAT, rec.comdat)
        self.set_dso_local(function, rec.dso_local)
        self.set_partition(function, rec.partition_offset, rec.partition_size)
        if rec.personality != NONE or rec.prefix_data != NONE or rec.prologue_data != NONE:
            self.function_data.append((function, rec.personality, rec.prefix_data, rec.prologue_data))
        if rec.is_proto == 0:
            function.declare_body()
            self.bodies.append(function)
        self.add(function)

    def alias(self, name: str, ops: vec[i64], i: i64, end: i64) -> None:
        rec = read_alias_v1(ops, i, end)
        value_type = self.state.type_at(rec.type)
        address_space = self.address_space(unsigned64(rec.address_space))
        alias = self.indirect(GlobalAlias, name, value_type, address_space, rec.linkage, rec.aliasee)
        self.set_visibility(alias, rec.visibility)
        self.set_unnamed_address(alias, rec.unnamed_addr)
        self.set_thread_local(alias, rec.thread_local)
        self.set_dll_storage(alias, rec.linkage, rec.operand_count > ALIAS_DLL_STORAGE, rec.dll_storage_class)
        self.set_dso_local(alias, rec.dso_local)
        self.set_partition(alias, rec.partition_offset, rec.partition_size)

    def alias_old(self, name: str, ops: vec[i64], i: i64, end: i64) -> None:
        rec = read_alias_old(ops, i, end)
        value_type, address_space = self.behind_pointer(self.state.type_at(rec.type))
        alias = self.indirect(GlobalAlias, name, value_type, address_space, rec.linkage, rec.aliasee)
        self.set_visibility(alias, rec.visibility)
        self.set_unnamed_address(alias, rec.unnamed_addr)
        self.set_thread_local(alias, rec.thread_local)
        self.set_dll_storage(alias, rec.linkage, rec.operand_count > OLD_ALIAS_DLL_STORAGE, rec.dll_storage_class)
        self.set_dso_local(alias, 0)

    def ifunc(self, name: str, ops: vec[i64], i: i64, end: i64) -> None:
        rec = read_ifunc_v1(ops, i, end)
        value_type = self.state.type_at(rec.type)
        address_space = self.address_space(unsigned64(rec.address_space))
        ifunc = self.indirect(GlobalIFunc, name, value_type, address_space, rec.linkage, rec.resolver)
        self.set_visibility(ifunc, rec.visibility)
        self.set_dso_local(ifunc, rec.dso_local)
        self.set_partition(ifunc, rec.partition_offset, rec.partition_size)

    def indirect(
        self, kind: type[IndirectSymbol], name: str, value_type: Type, address_space: int, linkage: i64, target: i64
    ) -> IndirectSymbol:
        """Make an alias or an ifunc, whose target is read later."""
        self.check_value_type(value_type)
        if not 0 <= target <= 0xFFFFFFFF:
            raise BitcodeError(f"value id {unsigned64(target)} as the target of an alias or ifunc")
        pointer = self.state.pointer_to(value_type, address_space)
        made = kind(pointer, value_type, self.unique_name(name), encodings.linkage(linkage), address_space)
        self.targets.append((made, target))
        self.add(made)
        return made

    def behind_pointer(self, ty: Type) -> tuple[Type, int]:
        """The value type and the address space that a pointer type says: old records hold that of the pointer."""
        if not isinstance(ty, PointerType) or ty.pointee is None:
            raise BitcodeError(f"{ty} as the type of an old global; expected a typed pointer")
        return ty.pointee, ty.address_space

    def address_space(self, number: int) -> int:
        if number > 0xFFFFFF:
            raise BitcodeError(f"address space {number}; LLVM has 0 to {0xFFFFFF}")
        return number

    def check_value_type(self, ty: Type) -> None:
        if isinstance(ty, VoidType) or ty in (self.module.context.label, self.module.context.metadata):
            raise BitcodeError(f"a global of type {ty}")

    # What globals refer to

    def resolve(self) -> None:
        """Give the globals what they refer to, now that the module's constants are read."""
        for variable, value_id in self.initializers:
            value = self.constant(value_id, "initializer")
            if value.type is not variable.value_type:
                raise BitcodeError(
                    f"an initializer of type {value.type} for @{variable.name}, which is a {variable.value_type}"
                )
            variable.set_unlisted_operands((value,))
        for symbol, value_id in self.targets:
            value = self.constant(value_id, "target")
            if isinstance(symbol, GlobalAlias) and value.type is not symbol.type:
                raise BitcodeError(f"the alias @{symbol.name} is a {symbol.type}, its aliasee a {value.type}")
            symbol.set_unlisted_operands((value,))
        for function, personality, prefix, prologue in self.function_data:
            function.set_function_data(
                self.constant_or_none(personality, "personality"),
                self.constant_or_none(prefix, "prefix data"),
                self.constant_or_none(prologue, "prologue data"),
            )

    def constant_or_none(self, value_id: int, what: str) -> Value | None:
        return None if value_id == NONE else self.constant(value_id, what)

    def constant(self, value_id: int, what: str) -> Value:
        values = self.state.values.values
        if not 0 <= value_id < len(values):
            raise BitcodeError(f"value id {value_id} as {what} where there are {len(values)} values")
        value = values[value_id]
        if not isinstance(value, Constant):
            raise BitcodeError(f"an {what} that is not a constant")
        return value


def has_defaults(rec: GlobalvarV1) -> bool:
    """Whether all fields say nothing behind those that every record of a variable has."""
    return (
        rec.visibility
        | rec.thread_local
        | rec.unnamed_addr
        | rec.externally_initialized
        | rec.dll_storage_class
        | rec.comdat
        | rec.attributes
        | rec.dso_local
        | rec.partition_size
        | rec.code_model
    ) == 0
