"""Which function calls which (LLVM's `CallGraph`).

There are two nodes of no function: what is outside and calls into the module (`calling`), and what is outside and is
called (`called`), for calls through pointers and for declarations, which may call anything.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from irkit.analysis.walks import connected_parts
from irkit.attributes import FUNCTION_INDEX, AttributeList
from irkit.errors import EditError, NotFoundError
from irkit.functions import Function
from irkit.instructions import CallBase
from irkit.metadata import MDNode, constant_integer
from irkit.module import Module
from irkit.values import Use, Value, use_list

# Calls of these do not count as uses of a function's address.
_ASSUME_LIKE: Final = (
    "llvm.assume",
    "llvm.dbg.assign",
    "llvm.dbg.declare",
    "llvm.dbg.label",
    "llvm.dbg.value",
    "llvm.experimental.noalias.scope.decl",
    "llvm.invariant.end",
    "llvm.invariant.start",
    "llvm.lifetime.end",
    "llvm.lifetime.start",
    "llvm.objectsize",
    "llvm.pseudoprobe",
    "llvm.ptr.annotation",
    "llvm.sideeffect",
    "llvm.var.annotation",
)


class CallGraphNode:
    """A function, None for what is outside, and what it calls: `calls` has for each a call, or None where no single one
    is known, and the node that is called. `references` counts the calls that lead here."""

    __slots__ = ("calls", "function", "references")

    def __init__(self, function: Function | None) -> None:
        self.function: Function | None = function
        self.calls: list[tuple[CallBase | None, CallGraphNode]] = []
        self.references: int = 0

    def __repr__(self) -> str:
        return f"<CallGraphNode {self.function!r}>"

    @property
    def callees(self) -> list[Function]:
        """The functions that are called, each once."""
        found = [node.function for _, node in self.calls if node.function is not None]
        return list(dict.fromkeys(found))

    def add_call(self, call: CallBase | None, node: CallGraphNode) -> None:
        """Note a call: for who makes the graph."""
        self.calls.append((call, node))
        node.references += 1

    def text(self) -> str:
        """As LLVM prints it, but for the addresses of nodes and calls, which mean nothing."""
        name = f"for function: '{self.function.name}'" if self.function is not None else "<<null function>>"
        lines = [f"Call graph node {name}  #uses={self.references}"]
        for call, node in self.calls:
            what = f"function '{node.function.name}'" if node.function is not None else "external node"
            lines.append(f"  CS<{'None' if call is None else 'call'}> calls {what}")
        return "\n".join(lines) + "\n\n"


class CallGraph:
    """The calls of a module as it is when this is made. Reads all bodies."""

    __slots__ = ("_nodes", "called", "calling", "module")

    def __init__(self, module: Module | object) -> None:
        if not isinstance(module, Module):
            raise EditError(f"{module!r} is no module")
        self.module: Module = module
        self.calling: CallGraphNode = CallGraphNode(None)
        self.called: CallGraphNode = CallGraphNode(None)
        self._nodes: dict[Function, CallGraphNode] = {}
        for function in module.functions:
            node = self._node(function)
            if not function.has_local_linkage or has_address_taken(function):
                self.calling.add_call(None, node)
            self._enter(function, node)

    def _node(self, function: Function) -> CallGraphNode:
        found = self._nodes.get(function)
        if found is None:
            found = self._nodes[function] = CallGraphNode(function)
        return found

    def _enter(self, function: Function, node: CallGraphNode) -> None:
        if function.is_declaration and not is_without_callbacks(function.attribute_list):
            node.add_call(None, self.called)
        for call in function.call_sites():
            callee = called_function(call)
            node.add_call(call, self.called if callee is None else self._node(callee))
            if callee is not None:
                for back in callbacks(call, callee):
                    node.add_call(None, self._node(back))

    def __iter__(self) -> Iterator[CallGraphNode]:
        """The nodes of the functions, in the module's order."""
        return iter([self._nodes[function] for function in self.module.functions if function in self._nodes])

    def __len__(self) -> int:
        return len(self._nodes)

    def __getitem__(self, function: Function) -> CallGraphNode:
        """A function's node. Raises NotFoundError for one that was not in the module."""
        found = self._nodes.get(function)
        if found is None:
            raise NotFoundError(f"{function!r} has no node in the call graph of {self.module!r}")
        return found

    def callers(self, function: Function) -> list[Function]:
        """The functions that call this one, each once, in the module's order."""
        wanted = self[function]
        return [
            node.function
            for node in self
            if node.function is not None and any(called is wanted for _, called in node.calls)
        ]

    def reachable(self, function: Function) -> list[Function]:
        """The function and all that it calls, directly or not, nearest first; what calls through pointers reach is not
        among them."""
        found: dict[Function, None] = {function: None}
        for known in (waiting := [function]):
            for callee in self[known].callees:
                if callee not in found:
                    found[callee] = None
                    waiting.append(callee)
        return list(found)

    def components(self) -> list[list[CallGraphNode]]:
        """The sets of nodes that call each other, those that are called before those that call them; from what is
        outside on, as LLVM goes over them."""
        return connected_parts([self.calling], lambda node: [other for _, other in node.calls])

    def __str__(self) -> str:
        """As `opt -passes=print-callgraph` prints it, but for addresses."""
        nodes = sorted(self._nodes.values(), key=_name)
        return self.calling.text() + "".join([node.text() for node in nodes])


def _name(node: CallGraphNode) -> bytes:
    assert node.function is not None
    return node.function.name.encode("utf-8", "surrogateescape")


def called_function(call: CallBase) -> Function | None:
    """The function that a call names, if it calls it by its type."""
    callee = call.callee
    return callee if isinstance(callee, Function) and callee.value_type is call.function_type else None


def is_without_callbacks(attributes: AttributeList | None) -> bool:
    own = None if attributes is None else attributes.sets.get(FUNCTION_INDEX)
    return own is not None and any(attribute.name == "nocallback" for attribute in own)


def callbacks(call: CallBase, callee: Function) -> list[Function]:
    """The functions that the callee, as its `!callback` says, calls in turn: those that it gets as arguments."""
    found: list[Function] = []
    for place in callback_places(callee):
        if place < len(call.arguments):
            argument = call.arguments[place]
            if isinstance(argument, Function):
                found.append(argument)
    return found


def callback_places(callee: Function) -> list[int]:
    """The numbers of the arguments that a function calls, as its `!callback` says."""
    node = callee.metadata.get("callback")
    found: list[int] = []
    for encoding in node.operands if isinstance(node, MDNode) else ():
        first = constant_integer(encoding.operands[0]) if isinstance(encoding, MDNode) and encoding.operands else None
        if first is not None:
            found.append(first.unsigned)
    return found


def has_address_taken(function: Function) -> bool:
    """Whether something does more with the function than call it, or hand it over to be called back."""
    return any(takes_address(use, function) for use in use_list(function))


def takes_address(use: Use, function: Function) -> bool:
    user = use.user
    if not isinstance(user, CallBase):
        return True
    callee: Value = user.callee
    if isinstance(callee, Function) and callee is not function:
        if use.index in callback_places(callee):
            return False
        if callee.name.startswith(_ASSUME_LIKE):
            return False
    return use.index != len(user.operands) - 1 or user.function_type is not function.value_type
