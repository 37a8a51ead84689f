"""What a module is given from Python: functions, variables, aliases, declarations of intrinsics.

The methods of `Module` of the same names call these.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from irkit.constants import Constant
from irkit.errors import EditError, UnsupportedError
from irkit.functions import Function
from irkit.globals import GlobalAlias, GlobalIFunc, GlobalValue, GlobalVariable
from irkit.owning import owned
from irkit.types import FunctionType, Type, is_sized

if TYPE_CHECKING:
    from irkit.module import Module
    from irkit.words import Linkage


def free_name(module: Module, name: str, unique: bool) -> str:
    """A name that no global of the module has. Raises `EditError` for one that is taken, unless `unique`."""
    found = module.get(name) if name else None
    if found is None:
        return name
    if not unique:
        raise EditError(f"the module {module.name!r} has a global of that name, {found!r}")
    return module.unique_name(name)


def pointer_to(module: Module, ty: Type, address_space: int) -> Type:
    return module.context.pointer(address_space, None if module.opaque_pointers else ty)


def add_function(
    module: Module,
    name: str,
    function_type: Type,
    args: Sequence[str] = (),
    linkage: Linkage = "external",
    unique: bool = False,
) -> Function:
    """A declaration, which blocks make a definition."""
    if not isinstance(function_type, FunctionType):
        raise EditError(f"the type of a function is a function type, not {function_type}")
    if args and len(args) != len(function_type.parameters):
        raise EditError(f"{len(args)} names for {len(function_type.parameters)} arguments")
    space = module.layout.program_address_space
    ty = pointer_to(module, function_type, space)
    made = Function(ty, function_type, free_name(module, name, unique), linkage, space)
    for argument, word in zip(made.arguments, args, strict=False):
        argument.name = made.unique_name(word) if word else ""
    made.imply_dso_local()
    module.add(made)
    return made


def add_global(
    module: Module,
    name: str,
    value_type: Type,
    initializer: Constant | None = None,
    *,
    constant: bool = False,
    linkage: Linkage = "external",
    address_space: int | None = None,
    align: int = 0,
    unique: bool = False,
) -> GlobalVariable:
    """A variable; a declaration without an initializer."""
    if not is_sized(value_type):
        raise EditError(f"a global variable cannot be of type {value_type}, which has no size")
    if initializer is not None and initializer.type is not value_type:
        raise EditError(f"an initializer of type {initializer.type} for a variable of type {value_type}")
    if initializer is not None and linkage == "extern_weak":
        raise EditError(f"@{name} is extern_weak, and cannot start as anything: it is not defined here")
    space = module.layout.globals_address_space if address_space is None else address_space
    ty = pointer_to(module, value_type, space)
    value = None if initializer is None else owned(initializer, module)
    made = GlobalVariable(
        ty, value_type, free_name(module, name, unique), is_constant=constant, linkage=linkage, address_space=space
    )
    made.alignment = align
    made.imply_dso_local()
    module.add(made)
    made.initializer = value
    return made


def add_alias(
    module: Module,
    name: str,
    aliasee: Constant,
    value_type: Type | None = None,
    linkage: Linkage = "external",
    unique: bool = False,
) -> GlobalAlias:
    """Another name for a global, or for a place in one; `value_type` None: the aliasee's."""
    target = owned(aliasee, module)
    ty = value_type if value_type is not None else pointee_of(target)
    made = GlobalAlias(target.type, ty, free_name(module, name, unique), linkage, space_of(target))
    made.target = target
    made.imply_dso_local()
    module.add(made)
    return made


def add_ifunc(
    module: Module,
    name: str,
    value_type: FunctionType,
    resolver: Constant,
    linkage: Linkage = "external",
    unique: bool = False,
) -> GlobalIFunc:
    """A function that `resolver` chooses when the program is loaded."""
    target = owned(resolver, module)
    ty = pointer_to(module, value_type, space_of(target))
    made = GlobalIFunc(ty, value_type, free_name(module, name, unique), linkage, space_of(target))
    made.target = target
    made.imply_dso_local()
    module.add(made)
    return made


def pointee_of(target: Constant) -> Type:
    if isinstance(target, GlobalValue):
        return target.value_type
    raise EditError(f"an alias of {target!r} has to be told its type")


def space_of(target: Constant) -> int:
    if not target.type.is_pointer_or_pointer_vector():
        raise EditError(f"{target!r} is of type {target.type}, not a pointer")
    return getattr(target.type, "address_space", 0)


def declare_intrinsic(module: Module, name: str, types: Sequence[Type] = ()) -> Function:
    """The declaration of an intrinsic, overloaded on `types`, with the release's type and attributes.

    Raises `UnsupportedError` for an intrinsic that the module's release lacks, `EditError` for types that it does not
    take, or where a function of that name has another type.
    """
    # Here, because most of those who load a module never declare an intrinsic.
    from irkit.intrinsics import lookup  # noqa: PLC0415
    from irkit.intrinsics.attributes import intrinsic_attributes  # noqa: PLC0415
    from irkit.intrinsics.instantiate import function_type_of  # noqa: PLC0415
    from irkit.intrinsics.mangling import mangled_name  # noqa: PLC0415

    release = module.dialect.llvm_version
    intrinsic = lookup(name, release)
    if intrinsic is None:
        raise UnsupportedError(f"the intrinsic {name} in LLVM {release}")
    function_type = function_type_of(intrinsic, types, module.opaque_pointers)
    full = mangled_name(intrinsic, list(types))
    if full is None:
        raise UnsupportedError(f"{name} overloaded on a struct without a name")
    found = module.get(full)
    if found is not None:
        if isinstance(found, Function) and found.function_type is function_type:
            return found
        raise EditError(f"{found!r} is of type {found.value_type}, and not {function_type} as the intrinsic")
    made = add_function(module, full, function_type)
    made.attribute_list = intrinsic_attributes(module.context, intrinsic, function_type)
    return made
