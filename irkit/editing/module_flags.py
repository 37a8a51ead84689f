"""Module flags read, set and taken away, with the checks of LLVM's verifier."""

from __future__ import annotations

from irkit.constants import Constant
from irkit.errors import EditError
from irkit.flag_nodes import MODULE_FLAGS, behavior_of, flag_key, module_flags, named_metadata, taken_apart
from irkit.metadata import ConstantAsMetadata, MDNode, MDString, MDTuple, Metadata, NamedMDNode, constant_integer
from irkit.module import Module
from irkit.module_flags import ModuleFlag
from irkit.types import IntegerType, integer_type
from irkit.upgrades.debug_version import has_debug_info
from irkit.upgrades.module_flags import integer_metadata, upgrade_module_flags
from irkit.verifier.frame import Verifier
from irkit.verifier.module import check_flags_in
from irkit.words import FLAG_BEHAVIORS, FlagBehavior, check_text


def flags_of(module: Module) -> list[ModuleFlag]:
    """The well-formed flags, in order."""
    nodes = module_flags(module)
    flags = map(taken_apart, nodes.operands if nodes is not None else ())
    return [ModuleFlag(flag.name, flag.behavior, plain(flag.value)) for flag in flags if flag is not None]


def plain(value: Metadata) -> int | str | Metadata:
    """A flag's value as Python has it."""
    number = constant_integer(value)
    if number is not None:
        return number.unsigned if number.type is integer_type(1) else number.value
    return value.string if isinstance(value, MDString) else value


def set_flag(module: Module, name: object, value: object, behavior: object) -> None:
    """What `ModuleFlags.set` does."""
    name = check_text("name of a module flag", name)
    word: FlagBehavior | None = None if behavior == "" else FLAG_BEHAVIORS.check(behavior)
    flags = module_flags(module)
    old = [*flags.operands] if flags is not None else []
    place = next((at for at, node in enumerate(old) if flag_key(node) == name and behavior_of(node) != "require"), None)
    if word == "require":
        place = None
    known = None if place is None else old[place]
    if word is None:
        word = behavior_of(known) if known is not None else None
    number = FLAG_BEHAVIORS.words.index(word or "error") + 1
    node = MDTuple([integer_metadata(module, 32, number), MDString(name), metadata_of(module, name, value, known)])
    made = [*old, node] if place is None else [*old[:place], node, *old[place + 1 :]]
    replace(module, old, made)
    upgrade_module_flags(module, module.dialect.llvm_version)  # as whoever reads it
    found = next((flag for flag in flags_of(module) if flag.name == name and flag.behavior != "require"), None)
    if behavior not in ("", "require") and (found is None or found.behavior != word):
        install(module, old)
        raise EditError(f"the module flag {name!r} cannot be {word!r}: readers make it {found!r}")


def discard_flag(module: Module, name: object) -> None:
    """What `ModuleFlags.discard` does."""
    flags = module_flags(module)
    old = [*flags.operands] if flags is not None else []
    replace(module, old, [node for node in old if flag_key(node) != name or behavior_of(node) == "require"])


def replace(module: Module, old: list[MDNode], made: list[MDNode]) -> None:
    """Let these be the flags. Raises EditError where the verifier says something new of them."""
    known = problems(module, old)
    new = [problem for problem in problems(module, made) if problem not in known]
    if new:
        raise EditError(f"the flags of {module!r}: {new[0]}")
    kept_debug_info = has_debug_info(module) and named_metadata(module, "llvm.dbg.cu") is not None
    install(module, made)
    if kept_debug_info and not has_debug_info(module):
        install(module, old)
        raise EditError(f'the flags of {module!r}: readers drop its debug info unless "Debug Info Version" is 3')


def install(module: Module, made: list[MDNode]) -> None:
    """Let these be the flags."""
    flags = module_flags(module)
    if flags is None:
        flags = NamedMDNode(MODULE_FLAGS, [])
        module.named_metadata.append(flags)
    flags.operands[:] = made
    if not made:
        module.named_metadata.remove(flags)


def problems(module: Module, flags: list[MDNode]) -> list[str]:
    """What LLVM's verifier says of these flags."""
    verifier = Verifier(module)
    check_flags_in(verifier, NamedMDNode(MODULE_FLAGS, flags))
    return [problem.message for problem in verifier.problems]


def metadata_of(module: Module, name: str, value: object, known: MDNode | None) -> Metadata:
    """A flag's value as metadata: an integer as a constant of the type that the flag has."""
    if isinstance(value, (int, bool)):
        old = constant_integer(known.operands[2]) if known is not None else None
        ty = old.type if old is not None else integer_type(32)
        assert isinstance(ty, IntegerType)
        if not -(1 << (ty.width - 1)) <= value < 1 << ty.width:
            raise EditError(f"{value} is no value of the module flag {name!r}: it does not fit {ty}")
        return ConstantAsMetadata(module.context.constant_int(ty, int(value)))
    if isinstance(value, str):
        return MDString(check_text("module flag", value))
    if isinstance(value, Constant):
        return ConstantAsMetadata(module.owned_constant(value))
    if isinstance(value, Metadata):
        return value
    raise EditError(f"{value!r} is no value of the module flag {name!r}: that is an integer, a string, or metadata")
