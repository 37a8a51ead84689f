"""Module flags, merged by their behaviours (LangRef, "Module Flags Metadata")."""

from __future__ import annotations

from irkit.constants import ConstantInt
from irkit.dialects.features import FLAG_CONFLICTS_SHOW_VALUES
from irkit.errors import LinkError
from irkit.flag_nodes import APPEND, APPEND_UNIQUE, ERROR, MAX, MIN, MODULE_FLAGS, OVERRIDE, REQUIRE, WARNING
from irkit.linking.destination import Destination
from irkit.linking.metadata import MetadataMapper
from irkit.metadata import ConstantAsMetadata, MDNode, MDString, MDTuple, Metadata, NamedMDNode
from irkit.module import Module
from irkit.types import escaped
from irkit.upgrades.module_flags import upgrade_module_flags


def link_module_flags(destination: Destination, source: Module, mapper: MetadataMapper) -> None:
    """Merge the flags of a source into the destination's. Raises `LinkError` where they contradict."""
    named = [node for node in source.named_metadata if node.name == MODULE_FLAGS]
    if not named:
        return
    upgrade_module_flags(source, source.dialect.llvm_version)
    theirs = [node for node in map(mapper.map, named[0].operands) if isinstance(node, MDNode)]
    ours = destination.named.get(MODULE_FLAGS)
    if ours is None:
        ours = destination.named[MODULE_FLAGS] = NamedMDNode(MODULE_FLAGS, [])
        destination.module.named_metadata.append(ours)
    if not ours.operands:
        ours.operands.extend(theirs)
        return
    merge = FlagMerge(destination, source, ours.operands)
    for flag in theirs:
        merge.add(flag)
    merge.finish()


class FlagMerge:
    """`flags` are the destination's, `places` theirs by key, `requirements` what must hold in the end."""

    def __init__(self, destination: Destination, source: Module, flags: list[MDNode]) -> None:
        self.destination: Destination = destination
        self.source: Module = source
        self.flags: list[MDNode] = flags
        self.places: dict[str, int] = {}
        self.requirements: dict[Metadata, None] = {}
        self.minima: list[int] = []
        self.seen: set[str] = set()
        for place, flag in enumerate(flags):
            behavior = behavior_of(flag)
            if behavior == REQUIRE:
                self.requirements[operand(flag, 2)] = None
            else:
                if behavior == MIN:
                    self.minima.append(place)
                self.places[key_of_flag(flag)] = place

    def add(self, flag: MDNode) -> None:
        """Take in one flag of the source."""
        key = key_of_flag(flag)
        behavior = behavior_of(flag)
        self.seen.add(key)
        if behavior == REQUIRE:
            requirement = operand(flag, 2)
            if requirement not in self.requirements:
                self.requirements[requirement] = None
                self.flags.append(flag)
            return
        place = self.places.get(key)
        if place is None:
            if behavior == MIN:
                self.minima.append(len(self.flags))
                self.seen.discard(key)
            self.places[key] = len(self.flags)
            self.flags.append(flag)
            return
        self.merge(key, place, flag)

    def merge(self, key: str, place: int, flag: MDNode) -> None:
        """Merge a flag of the source with the destination's of the same key."""
        own = self.flags[place]
        theirs, ours = behavior_of(flag), behavior_of(own)
        differs = operand(flag, 2) is not operand(own, 2)
        if ours == OVERRIDE:
            if theirs == OVERRIDE and differs:
                raise self.conflict(key, "override values")
            return
        if theirs == OVERRIDE:
            self.flags[place] = flag
            return
        if theirs != ours and not (WARNING in (ours, theirs) and (MAX in (ours, theirs) or MIN in (ours, theirs))):
            raise self.conflict(key, "behaviors")
        if WARNING in (ours, theirs) and differs:
            self.warn(key, flag, own)
        if MIN in (ours, theirs):
            self.choose(place, flag, own, MIN)
        elif MAX in (ours, theirs):
            self.choose(place, flag, own, MAX)
        elif theirs == ERROR:
            if differs:
                raise self.value_conflict(key, flag, own)
        elif theirs in (APPEND, APPEND_UNIQUE):
            self.append(place, flag, theirs == APPEND_UNIQUE)

    def choose(self, place: int, flag: MDNode, own: MDNode, behavior: int) -> None:
        """Keep the smaller or the larger of two numbers; the result has the behaviour that asks for it."""
        theirs, ours = unsigned_value(flag), unsigned_value(own)
        takes_theirs = theirs < ours if behavior == MIN else theirs > ours
        says_behavior = own if behavior_of(own) == behavior else flag
        made: list[Metadata | None] = [
            operand(says_behavior, 0),
            operand(own, 1),
            operand(flag if takes_theirs else own, 2),
        ]
        self.flags[place] = self.destination.metadata.unique(MDTuple(made))

    def append(self, place: int, flag: MDNode, unique: bool) -> None:
        """Append the operands of a flag's value, which becomes a distinct node for it."""
        own = self.flags[place]
        value, more = operand(own, 2), operand(flag, 2)
        if not isinstance(value, MDNode) or not isinstance(more, MDNode):
            raise LinkError(f"linking module flags '{key_of_flag(flag)}': the values are no nodes")
        if not value.distinct:
            value = MDTuple(list(value.operands), True)
            self.flags[place] = MDTuple([operand(own, 0), operand(own, 1), value], True)
        for one in more.operands:
            if not unique or one not in value.operands:
                value.operands.append(one)

    def finish(self) -> None:
        """What one module does not have is 0 where the smaller counts; then the requirements are asked for."""
        for place in self.minima:
            flag = self.flags[place]
            value = operand(flag, 2)
            if key_of_flag(flag) not in self.seen and isinstance(value, ConstantAsMetadata):
                table = self.destination.metadata
                zero = table.constant(self.destination.module.context.constant_int(value.value.type, 0))
                self.flags[place] = table.unique(MDTuple([operand(flag, 0), operand(flag, 1), zero]))
        for requirement in self.requirements:
            if not isinstance(requirement, MDNode):
                continue
            name, wanted = operand(requirement, 0), requirement.operands[1]
            key = name.string if isinstance(name, MDString) else ""
            place_of = self.places.get(key)
            if place_of is None or self.flags[place_of].operands[2] is not wanted:
                raise LinkError(f"linking module flags '{key}': does not have the required value")

    # What is said

    def conflict(self, key: str, what: str) -> LinkError:
        source, own = self.source.name, self.destination.module.name
        return LinkError(f"linking module flags '{key}': IDs have conflicting {what} in '{source}' and '{own}'")

    def value_conflict(self, key: str, flag: MDNode, own: MDNode) -> LinkError:
        if not self.destination.module.dialect.has(FLAG_CONFLICTS_SHOW_VALUES):
            return self.conflict(key, "values")
        return LinkError(
            f"linking module flags '{key}': IDs have conflicting values: '{value_text(flag)}' from "
            f"{self.source.name}, and '{value_text(own)}' from {self.destination.module.name}"
        )

    def warn(self, key: str, flag: MDNode, own: MDNode) -> None:
        self.destination.warn(
            f"linking module flags '{key}': IDs have conflicting values ('{value_text(flag)}' from {self.source.name} "
            f"with '{value_text(own)}' from {self.destination.module.name})"
        )


def operand(node: MDNode, index: int) -> Metadata:
    found = node.operands[index] if index < len(node.operands) else None
    if found is None:
        raise LinkError("a module flag that lacks an operand")
    return found


def behavior_of(flag: MDNode) -> int:
    value = operand(flag, 0)
    if isinstance(value, ConstantAsMetadata) and isinstance(value.value, ConstantInt):
        return value.value.value
    raise LinkError("a module flag whose behaviour is no number")


def key_of_flag(flag: MDNode) -> str:
    key = operand(flag, 1)
    if isinstance(key, MDString):
        return key.string
    raise LinkError("a module flag whose key is no string")


def unsigned_value(flag: MDNode) -> int:
    value = operand(flag, 2)
    if isinstance(value, ConstantAsMetadata) and isinstance(value.value, ConstantInt):
        return value.value.unsigned
    raise LinkError(f"linking module flags '{key_of_flag(flag)}': the value is no number")


def value_text(flag: MDNode) -> str:
    """The value of a flag as LLVM prints it in a message."""
    value = operand(flag, 2)
    if isinstance(value, ConstantAsMetadata) and isinstance(value.value, ConstantInt):
        return f"{value.value.type} {value.value.value}"
    if isinstance(value, MDString):
        return f'!"{escaped(value.string)}"'
    return "!{...}"
