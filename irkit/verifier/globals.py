"""Global values: variables, aliases, ifuncs, comdats (LangRef, "Global Variables", "Aliases", "IFuncs", "Comdats")."""

from __future__ import annotations

from typing import Final

from irkit.analysis.stripping import strip_aliases, strip_casts
from irkit.constants import Constant, ConstantArray, ConstantExpr
from irkit.context import is_null
from irkit.dialects.target_types import target_type_info
from irkit.functions import Function
from irkit.globals import GlobalAlias, GlobalIFunc, GlobalObject, GlobalValue, GlobalVariable
from irkit.target_triple import COFF
from irkit.type_rules import has_scalable, is_integer
from irkit.types import ArrayType, PointerType, StructType, TargetExtensionType
from irkit.values import Value
from irkit.verifier.attachments import check_global_attachments, check_variable_attachments
from irkit.verifier.constants import check_constant, check_reference
from irkit.verifier.frame import MAXIMUM_ALIGNMENT, Verifier
from irkit.verifier.rules import Chapter
from irkit.words import INTERPOSABLE_LINKAGES

_C: Final = Chapter("globals")
DECLARATION: Final = _C.rule("global-declaration", "Global is external, but doesn't have external or weak linkage!")
ALIGNMENT: Final = _C.rule("global-alignment", "huge alignment values are unsupported")
APPENDING: Final = _C.rule("appending-variable", "Only global variables can have appending linkage!")
APPENDING_ARRAY: Final = _C.rule("appending-array", "Only global arrays can have appending linkage!")
COMDAT_DECLARATION: Final = _C.rule("comdat-declaration", "Declaration may not be in a Comdat!")
DLLEXPORT: Final = _C.rule(
    "dllexport-visibility",
    "dllexport GlobalValue must have default or protected visibility",
    first=16,
)
DLLIMPORT: Final = _C.rule("dllimport-visibility", "dllimport GlobalValue must have default visibility", first=16)
DLLIMPORT_LOCAL: Final = _C.rule("dllimport-local", "GlobalValue with DLLImport Storage is dso_local!")
DLLIMPORT_EXTERNAL: Final = _C.rule("dllimport-external", "Global is marked as dllimport, but not external")
DSO_LOCAL: Final = _C.rule("dso-local", "GlobalValue with local linkage or non-default visibility must be dso_local!")
INITIALIZER_TYPE: Final = _C.rule(
    "initializer-type", "Global variable initializer type does not match global variable type!"
)
INITIALIZER_SIZE: Final = _C.rule("initializer-sized", "Global variable initializer must be sized", first=20)
COMMON_ZERO: Final = _C.rule("common-zero", "'common' global must have a zero initializer!")
COMMON_CONSTANT: Final = _C.rule("common-constant", "'common' global may not be marked constant!")
COMMON_COMDAT: Final = _C.rule("common-comdat", "'common' global may not be in a Comdat!")
SPECIAL_LINKAGE: Final = _C.rule("special-linkage", "invalid linkage for intrinsic global variable")
SPECIAL_USES: Final = _C.rule("special-uses", "invalid uses of intrinsic global variable", first=17)
SPECIAL_TYPE: Final = _C.rule("special-type", "wrong type for intrinsic global variable")
STRUCTOR_FIELDS: Final = _C.rule(
    "structor-fields",
    "the third field of the element type is mandatory, specify ptr null to migrate from the obsoleted 2-field form",
)
USED_INITIALIZER: Final = _C.rule("used-initializer", "wrong initializer for intrinsic global variable")
USED_MEMBER: Final = _C.rule("used-member", "invalid {} member")
USED_NAME: Final = _C.rule("used-name", "members of {} must be named")
SCALABLE: Final = _C.rule("global-scalable", "Globals cannot contain scalable types")
TARGET_TYPE: Final = _C.rule("global-target-type", "Global @{} has illegal target extension type", first=16)
ALIAS_LINKAGE: Final = _C.rule(
    "alias-linkage",
    "Alias should have private, internal, linkonce, weak, linkonce_odr, weak_odr, external, or "
    "available_externally linkage!",
)
ALIASEE: Final = _C.rule("aliasee", "Aliasee cannot be NULL!")
ALIAS_TYPE: Final = _C.rule("alias-type", "Alias and aliasee types should match!")
ALIASEE_KIND: Final = _C.rule("aliasee-kind", "Aliasee should be either GlobalValue or ConstantExpr")
ALIAS_EXTERNAL: Final = _C.rule(
    "alias-available-externally",
    "available_externally alias must point to available_externally global value",
    first=16,
)
ALIAS_DEFINITION: Final = _C.rule("alias-definition", "Alias must point to a definition")
ALIAS_CYCLE: Final = _C.rule("alias-cycle", "Aliases cannot form a cycle")
ALIAS_INTERPOSABLE: Final = _C.rule("alias-interposable", "Alias cannot point to an interposable alias")
IFUNC_LINKAGE: Final = _C.rule(
    "ifunc-linkage",
    "IFunc should have private, internal, linkonce, weak, linkonce_odr, weak_odr, or external linkage!",
    first=15,
)
IFUNC_RESOLVER: Final = _C.rule("ifunc-resolver", "IFunc must have a Function resolver", first=14)
IFUNC_DEFINITION: Final = _C.rule("ifunc-definition", "IFunc resolver must be a definition", first=15)
IFUNC_RESULT: Final = _C.rule("ifunc-result", "IFunc resolver must return a pointer", first=16)
IFUNC_TYPE: Final = _C.rule("ifunc-type", "IFunc resolver has incorrect type", first=14)
IFUNC_DEBUG: Final = _C.rule("ifunc-dbg", "an ifunc may not have a !dbg attachment", first=21)
IFUNC_PROFILE: Final = _C.rule("ifunc-prof", "an ifunc may not have a !prof attachment", first=21)
COMDAT_PRIVATE: Final = _C.rule("comdat-private", "comdat global value has private linkage")

_STRUCTORS: Final = ("llvm.global_ctors", "llvm.global_dtors")
_USED: Final = ("llvm.used", "llvm.compiler.used")
_SPECIAL: Final = _STRUCTORS + _USED
_INDIRECT_LINKAGES: Final = frozenset(
    ("private", "internal", "linkonce", "weak", "linkonce_odr", "weak_odr", "external")
)


def is_declaration_for_linker(value: GlobalValue) -> bool:
    return value.is_declaration or value.linkage == "available_externally"


def check_global_value(v: Verifier, value: GlobalValue) -> None:
    """What holds of every global."""
    if value.is_declaration and value.linkage not in ("external", "extern_weak"):
        v.fail(DECLARATION, value)
        return
    if isinstance(value, GlobalObject):
        if value.alignment > MAXIMUM_ALIGNMENT:
            v.fail(ALIGNMENT, value)
            return
        check_global_attachments(v, value)
    if value.linkage == "appending":
        if not isinstance(value, GlobalVariable):
            v.fail(APPENDING, value)
            return
        if not isinstance(value.value_type, ArrayType):
            v.fail(APPENDING_ARRAY, value)
            return
    if isinstance(value, GlobalObject) and value.comdat is not None and is_declaration_for_linker(value):
        v.fail(COMDAT_DECLARATION, value)
        return
    _check_visibility(v, value)


def _check_visibility(v: Verifier, value: GlobalValue) -> None:
    if value.dll_storage == "dllexport" and value.visibility == "hidden" and not v.fail(DLLEXPORT, value):
        return
    if value.dll_storage == "dllimport":
        if value.visibility != "default" and not v.fail(DLLIMPORT, value):
            return
        if value.dso_local:
            v.fail(DLLIMPORT_LOCAL, value)
            return
        is_external = value.is_declaration and value.linkage in ("external", "extern_weak")
        if not is_external and value.linkage != "available_externally":
            v.fail(DLLIMPORT_EXTERNAL, value)
            return
    is_local = value.has_local_linkage or (value.visibility != "default" and value.linkage != "extern_weak")
    if is_local and not value.dso_local:
        v.fail(DSO_LOCAL, value)


# Variables


def check_variable(v: Verifier, variable: GlobalVariable) -> None:
    initializer = variable.initializer
    if initializer is not None and not _check_initializer(v, variable, initializer):
        return
    name = variable.name
    if name in _STRUCTORS:
        if not _check_special(v, variable) or not _check_structors(v, variable):
            return
    elif name in _USED:
        if not _check_special(v, variable) or not _check_used(v, variable, initializer):
            return
    check_variable_attachments(v, variable)
    ty = variable.value_type
    if has_scalable(ty, target_types=True):
        v.fail(SCALABLE, variable)
        return
    if isinstance(ty, TargetExtensionType):
        info = target_type_info(ty.name, v.release)
        if (info is None or not info.can_be_global) and not v.fail(TARGET_TYPE, variable, words=(name,)):
            return
    check_reference(v, initializer, variable)
    check_global_value(v, variable)


def _check_initializer(v: Verifier, variable: GlobalVariable, initializer: Value) -> bool:
    if initializer.type is not variable.value_type:
        return v.fail(INITIALIZER_TYPE, variable)
    if not v.is_sized(initializer.type) and not v.fail(INITIALIZER_SIZE, variable):
        return False
    if variable.linkage == "common":
        if not is_null(initializer):
            return v.fail(COMMON_ZERO, variable)
        if variable.is_constant:
            return v.fail(COMMON_CONSTANT, variable)
        if variable.comdat is not None:
            return v.fail(COMMON_COMDAT, variable)
    return True


def _check_special(v: Verifier, variable: GlobalVariable) -> bool:
    """A variable that LLVM itself reads."""
    if not variable.is_declaration and variable.linkage != "appending":
        return v.fail(SPECIAL_LINKAGE, variable)
    return True


def check_special_uses(v: Verifier) -> None:
    """Nothing uses a variable that LLVM itself reads: known when everything has been looked at."""
    for variable in v.module.globals:
        if variable in v.used_specials and variable.name in _SPECIAL:
            v.fail(SPECIAL_USES, variable)


def _check_structors(v: Verifier, variable: GlobalVariable) -> bool:
    ty = variable.value_type
    if not isinstance(ty, ArrayType):
        return True
    element = ty.element
    fields = element.elements if isinstance(element, StructType) else None
    if fields is None or len(fields) not in (2, 3) or not is_integer(fields[0], 32):
        return v.fail(SPECIAL_TYPE, variable)
    function = fields[1]
    if not isinstance(function, PointerType) or function.address_space != v.layout.program_address_space:
        return v.fail(SPECIAL_TYPE, variable)
    if len(fields) != 3:
        return v.fail(STRUCTOR_FIELDS, variable)
    return isinstance(fields[2], PointerType) or v.fail(SPECIAL_TYPE, variable)


def _check_used(v: Verifier, variable: GlobalVariable, initializer: Value | None) -> bool:
    ty = variable.value_type
    if not isinstance(ty, ArrayType):
        return True
    if not isinstance(ty.element, PointerType):
        return v.fail(SPECIAL_TYPE, variable)
    if initializer is None:
        return True
    if not isinstance(initializer, ConstantArray):
        return v.fail(USED_INITIALIZER, variable, initializer)
    for operand in initializer.operands:
        member = strip_casts(operand)
        if not isinstance(member, (GlobalVariable, Function, GlobalAlias)):
            return v.fail(USED_MEMBER, variable, member, (variable.name,))
        if not member.name:
            return v.fail(USED_NAME, variable, member, (variable.name,))
    return True


# Aliases and ifuncs


def check_alias(v: Verifier, alias: GlobalAlias) -> None:
    if alias.linkage not in _INDIRECT_LINKAGES and alias.linkage != "available_externally":
        v.fail(ALIAS_LINKAGE, alias)
        return
    target = alias.operands[0] if alias.operands else None
    if target is None:
        v.fail(ALIASEE, alias)
        return
    if alias.type is not target.type:
        v.fail(ALIAS_TYPE, alias)
        return
    if not isinstance(target, (GlobalValue, ConstantExpr)):
        v.fail(ALIASEE_KIND, alias)
        return
    _check_aliasee(v, alias, target)
    check_global_value(v, alias)


def _check_aliasee(v: Verifier, alias: GlobalAlias, target: Value) -> None:
    """What an alias is made of, other aliases included."""
    is_available = alias.linkage == "available_externally"
    seen: set[Value] = {alias}
    visited: set[Value] = set()
    todo: list[Value] = [target]
    while todo:
        part = todo.pop()
        if is_available and not (isinstance(part, GlobalValue) and part.linkage == "available_externally"):
            if not v.fail(ALIAS_EXTERNAL, alias):
                return
        if isinstance(part, GlobalValue):
            v.note_use(part)
            if not is_available and is_declaration_for_linker(part):
                v.fail(ALIAS_DEFINITION, alias)
                return
            if not isinstance(part, GlobalAlias):
                continue
            if part in seen:
                v.fail(ALIAS_CYCLE, alias)
                return
            seen.add(part)
            if part.linkage in INTERPOSABLE_LINKAGES:
                v.fail(ALIAS_INTERPOSABLE, alias)
                return
        elif not isinstance(part, Constant) or part in visited:  # the block of a block address is none
            continue
        else:
            visited.add(part)
            if isinstance(part, ConstantExpr):
                check_constant(v, part, alias)
        for operand in part.operands:
            if not isinstance(operand, GlobalAlias):
                todo.append(operand)
                continue
            v.note_use(operand)  # as in LLVM, which looks at what is behind this one, and not at it
            if operand is alias:
                v.fail(ALIAS_CYCLE, alias)
                return
            todo += operand.operands


def resolver_of(ifunc: GlobalIFunc) -> Function | None:
    """The function behind the casts and aliases of a resolver."""
    found = strip_aliases(ifunc.operands[0]) if ifunc.operands else None
    return found if isinstance(found, Function) else None


def check_ifunc(v: Verifier, ifunc: GlobalIFunc) -> None:
    check_global_value(v, ifunc)
    if ifunc.linkage not in _INDIRECT_LINKAGES and not v.fail(IFUNC_LINKAGE, ifunc):
        return
    resolver = resolver_of(ifunc)
    if resolver is None:
        v.fail(IFUNC_RESOLVER, ifunc)
        return
    if is_declaration_for_linker(resolver) and not v.fail(IFUNC_DEFINITION, ifunc):
        return
    if not isinstance(resolver.function_type.return_type, PointerType) and not v.fail(IFUNC_RESULT, ifunc):
        return
    target = ifunc.operands[0].type
    if v.module.opaque_pointers and target is not v.context.pointer(ifunc.address_space):
        if not v.fail(IFUNC_TYPE, ifunc):
            return
    for kind in ifunc.metadata:
        if kind == "dbg" and not v.fail(IFUNC_DEBUG, ifunc):
            return
        if kind == "prof" and not v.fail(IFUNC_PROFILE, ifunc):
            return


def check_comdats(v: Verifier) -> None:
    """In COFF a comdat is known by a symbol, which a private global has not."""
    if v.triple.format != COFF:
        return
    for comdat in v.module.comdats.values():
        value = v.module.get(comdat.name)
        if value is not None and value.linkage == "private":
            v.fail(COMDAT_PRIVATE, value)
