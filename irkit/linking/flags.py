"""Module flags, merged by their behaviours (LangRef, "Module Flags Metadata")."""

from __future__ import annotations

from irkit.dialects.features import FLAG_CONFLICTS_SHOW_VALUES
from irkit.errors import LinkError
from irkit.flag_nodes import MODULE_FLAGS, REQUIREMENT_PARTS, Flag, module_flags, taken_apart
from irkit.linking.destination import Destination
from irkit.linking.metadata import MetadataMapper
from irkit.metadata import ConstantAsMetadata, MDNode, MDString, MDTuple, Metadata, NamedMDNode, constant_integer
from irkit.module import Module
from irkit.types import escaped
from irkit.upgrades.module_flags import upgrade_module_flags


def link_module_flags(destination: Destination, source: Module, mapper: MetadataMapper) -> None:
    """Merge the flags of a source into the destination's. Raises `LinkError` where they contradict."""
    named = module_flags(source)
    if named is None:
        return
    upgrade_module_flags(source, source.dialect.llvm_version)
    theirs = [node for node in map(mapper.map, named.operands) if isinstance(node, MDNode)]
    ours = destination.named.get(MODULE_FLAGS)
    if ours is None:
        ours = destination.named[MODULE_FLAGS] = NamedMDNode(MODULE_FLAGS, [])
        destination.module.named_metadata.append(ours)
    if not ours.operands:
        ours.operands.extend(theirs)
        return
    merge = FlagMerge(destination, source, ours.operands)
    for flag in theirs:
        merge.add(checked_flag(flag))
    merge.finish()


class FlagMerge:
    """`nodes` are the destination's, `flags` the same taken apart, `places` theirs by name, `requirements` what must
    hold in the end."""

    def __init__(self, destination: Destination, source: Module, nodes: list[MDNode]) -> None:
        self.destination: Destination = destination
        self.source: Module = source
        self.nodes: list[MDNode] = nodes
        self.flags: list[Flag] = [checked_flag(node) for node in nodes]
        self.places: dict[str, int] = {}
        self.requirements: dict[Metadata, None] = {}
        self.minima: list[int] = []
        self.seen: set[str] = set()
        for place, flag in enumerate(self.flags):
            if flag.behavior == "require":
                self.requirements[flag.value] = None
            else:
                if flag.behavior == "min":
                    self.minima.append(place)
                self.places[flag.name] = place

    def add(self, flag: Flag) -> None:
        """Take in one flag of the source."""
        name = flag.name
        self.seen.add(name)
        if flag.behavior == "require":
            if flag.value not in self.requirements:
                self.requirements[flag.value] = None
                self.append(flag)
            return
        place = self.places.get(name)
        if place is None:
            if flag.behavior == "min":
                self.minima.append(len(self.flags))
                self.seen.discard(name)
            self.places[name] = len(self.flags)
            self.append(flag)
            return
        self.merge(place, flag)

    def append(self, flag: Flag) -> None:
        self.nodes.append(flag.node)
        self.flags.append(flag)

    def put(self, place: int, node: MDNode) -> None:
        self.nodes[place] = node
        self.flags[place] = checked_flag(node)

    def merge(self, place: int, flag: Flag) -> None:
        """Merge a flag of the source with the destination's of the same name."""
        own = self.flags[place]
        theirs, ours = flag.behavior, own.behavior
        differs = flag.value is not own.value
        if ours == "override":
            if theirs == "override" and differs:
                raise self.conflict(flag, "override values")
            return
        if theirs == "override":
            self.put(place, flag.node)
            return
        both = {ours, theirs}
        if theirs != ours and both not in ({"warning", "max"}, {"warning", "min"}):
            raise self.conflict(flag, "behaviors")
        if "warning" in both and differs:
            self.warn(flag, own)
        if "min" in both:
            self.choose(place, flag, own, "min")
        elif "max" in both:
            self.choose(place, flag, own, "max")
        elif theirs == "error":
            if differs:
                raise self.value_conflict(flag, own)
        elif theirs in ("append", "append_unique"):
            self.append_values(place, flag, own)

    def choose(self, place: int, flag: Flag, own: Flag, behavior: str) -> None:
        """Keep the smaller or the larger of two numbers; the result has the behavior that asks for it."""
        chosen = (min if behavior == "min" else max)(own, flag, key=unsigned_value)
        asking = own if own.behavior == behavior else flag
        made: list[Metadata | None] = [
            asking.node.operands[0],
            own.node.operands[1],
            chosen.value,
        ]
        self.put(place, self.destination.metadata.unique(MDTuple(made)))

    def append_values(self, place: int, flag: Flag, own: Flag) -> None:
        """Append the operands of a flag's value, which becomes a distinct node for it."""
        value, more = own.value, flag.value
        if not isinstance(value, MDNode) or not isinstance(more, MDNode):
            raise LinkError(f"linking module flags '{flag.name}': the values are no nodes")
        if not value.distinct:
            value = MDTuple(list(value.operands), True)
            self.put(place, MDTuple([*own.node.operands[:2], value], True))
        for one in more.operands:
            if flag.behavior == "append" or one not in value.operands:
                value.operands.append(one)

    def finish(self) -> None:
        """What one module does not have is 0 where the smaller counts; then the requirements are asked for."""
        for place in self.minima:
            flag = self.flags[place]
            if flag.name not in self.seen and isinstance(flag.value, ConstantAsMetadata):
                table = self.destination.metadata
                zero = table.constant(self.destination.module.context.constant_int(flag.value.value.type, 0))
                self.put(place, table.unique(MDTuple([*flag.node.operands[:2], zero])))
        for requirement in self.requirements:
            parts = requirement.operands if isinstance(requirement, MDNode) else []
            name, wanted = parts if len(parts) == REQUIREMENT_PARTS else (None, None)
            if not isinstance(name, MDString):
                raise LinkError("a module flag that requires what is no name and value")
            place_of = self.places.get(name.string)
            if place_of is None or self.flags[place_of].value is not wanted:
                raise LinkError(f"linking module flags '{name.string}': does not have the required value")

    # What is said

    def conflict(self, flag: Flag, what: str) -> LinkError:
        source, own = self.source.name, self.destination.module.name
        return LinkError(f"linking module flags '{flag.name}': IDs have conflicting {what} in '{source}' and '{own}'")

    def value_conflict(self, flag: Flag, own: Flag) -> LinkError:
        if not self.destination.module.dialect.has(FLAG_CONFLICTS_SHOW_VALUES):
            return self.conflict(flag, "values")
        return LinkError(
            f"linking module flags '{flag.name}': IDs have conflicting values: '{value_text(flag)}' from "
            f"{self.source.name}, and '{value_text(own)}' from {self.destination.module.name}"
        )

    def warn(self, flag: Flag, own: Flag) -> None:
        self.destination.warn(
            f"linking module flags '{flag.name}': IDs have conflicting values ('{value_text(flag)}' from "
            f"{self.source.name} with '{value_text(own)}' from {self.destination.module.name})"
        )


def checked_flag(node: MDNode) -> Flag:
    flag = taken_apart(node)
    if flag is None:
        raise LinkError("a module flag that is no behavior, name and value")
    return flag


def unsigned_value(flag: Flag) -> int:
    number = constant_integer(flag.value)
    if number is None:
        raise LinkError(f"linking module flags '{flag.name}': the value is no number")
    return number.unsigned


def value_text(flag: Flag) -> str:
    """The value of a flag as LLVM prints it in a message."""
    number = constant_integer(flag.value)
    if number is not None:
        return f"{number.type} {number.value}"
    return f'!"{escaped(flag.value.string)}"' if isinstance(flag.value, MDString) else "!{...}"
