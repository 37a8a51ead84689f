"""The words at the head of a global, an alias, an ifunc, a function: linkage and what follows it, in LLVM's order.

[linkage] [dso_local | dso_preemptable] [visibility] [DLL storage class]
    then, for variables and aliases: [thread_local[(model)]] [unnamed_addr] [addrspace(n)] [externally_initialized]
    and for functions and calls:     [calling convention] [attributes of the result] [addrspace(n)]
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from irkit.dialects import encodings
from irkit.dialects.calling_conventions import MAX_CALLING_CONVENTION, C
from irkit.dialects.features import LOCAL_DLL_STORAGE
from irkit.globals import GlobalValue
from irkit.words import LINKAGES, Linkage
from text.parser.numbers import limited
from text.parser.state import Parser
from text.parser.types import check_unsigned
from text.syntax.nodes import AppliedNode, CcNode

if TYPE_CHECKING:
    from text.syntax.tree import Node

VISIBILITIES: Final = frozenset(encodings.VISIBILITIES)
DLL_STORAGE_CLASSES: Final = frozenset(encodings.DLL_STORAGE_CLASSES) - {""}
UNNAMED_ADDRESSES: Final = frozenset(encodings.UNNAMED_ADDRESSES) - {""}
THREAD_LOCAL_MODELS: Final = frozenset(encodings.THREAD_LOCAL_MODES) - {"", "generaldynamic"}
_NO_VECTOR_LENGTH: Final = "expected riscv_vls_cc of a vector length: a power of two from 32 to 65536"


class Head:
    """What the words say. `rest` is the number of the first word that is not one of linkage to DLL storage class."""

    __slots__ = ("dll_storage", "dso_local", "linkage", "rest", "visibility")

    rest: int

    def __init__(self) -> None:
        self.linkage: Linkage = "external"
        self.dso_local: bool = False
        self.visibility: str = "default"
        self.dll_storage: str = ""


def parse_head(p: Parser, words: Node, external: Node | None) -> Head:
    """The words from linkage to DLL storage class; `external` is the EXTERNAL node of a variable or an alias.

    The same for all statements of a shape, as none of these words has pieces.
    """
    if words.cache_owner is p.owner:
        found = words.cache
        assert isinstance(found, Head)
        return found
    head = Head()
    nodes = words.children
    at = 0
    word = word_at(nodes, at)
    linkage = LINKAGES.get(word)
    if external is not None and external.rule == "EXTERNAL":
        head.linkage = LINKAGES.check(external.text)
    elif linkage is not None:
        head.linkage = linkage
        at += 1
        word = word_at(nodes, at)
    if word in ("dso_local", "dso_preemptable"):
        head.dso_local = word == "dso_local"
        at += 1
        word = word_at(nodes, at)
    if word in VISIBILITIES:
        head.visibility = word
        at += 1
        word = word_at(nodes, at)
    if word in DLL_STORAGE_CLASSES:
        head.dll_storage = word
        at += 1
    head.rest = at
    if head.dso_local and head.dll_storage == "dllimport":
        raise p.error(nodes[at - 1], "what is imported from a DLL is not dso_local")
    words.cache = head
    words.cache_owner = p.owner
    return head


def word_at(nodes: list[Node], at: int) -> str:
    """The plain word of that number, "" for anything else and at the end."""
    if at < len(nodes) and nodes[at].rule == "IDENT":
        return nodes[at].text
    return ""


def check_local_linkage(p: Parser, node: Node, head: Head) -> None:
    """A symbol that others do not see has no visibility and no DLL storage class."""
    if head.linkage in ("private", "internal"):
        if head.visibility != "default":
            raise p.error(node, f"a symbol with {head.linkage} linkage must have default visibility")
        if head.dll_storage and not p.dialect.has(LOCAL_DLL_STORAGE):
            message = f"a symbol with {head.linkage} linkage cannot have a DLL storage class"
            raise p.retired(node, message, LOCAL_DLL_STORAGE)


def set_head(value: GlobalValue, head: Head) -> None:
    """Give a new global what its head says and implies (LLVM's `isImplicitDSOLocal`)."""
    if value.linkage != head.linkage:  # an ifunc's is what it was made with, right or wrong
        value.linkage = head.linkage
    value.visibility = head.visibility
    value.dll_storage = head.dll_storage
    value.dso_local = (
        head.dso_local
        or head.linkage in ("private", "internal")
        or (head.visibility != "default" and head.linkage != "extern_weak")
    )


def thread_local_mode(p: Parser, node: Node) -> str:
    """What `thread_local` or `thread_local(model)` says; "" if the word is another."""
    if node.rule == "IDENT":
        return "generaldynamic" if node.text == "thread_local" else ""
    if not isinstance(node, AppliedNode) or node.word.text != "thread_local":
        return ""
    arguments = node.arguments
    if len(arguments) != 1 or arguments[0].rule != "IDENT" or arguments[0].text not in THREAD_LOCAL_MODELS:
        where = arguments[0] if arguments else node
        raise p.error(where, "expected localdynamic, initialexec or localexec")
    return arguments[0].text


def calling_convention(p: Parser, node: Node) -> int | None:
    """The number of a calling convention, None for a word that is none."""
    if node.rule == "IDENT":
        text = node.text
        if text == "ccc":
            return C
        found = conventions(p).get(text)
        if found is not None:
            return found
        if text == "riscv_vls_cc":  # without a length LLVM leaves out what follows, and then finds no type
            raise p.error(node, _NO_VECTOR_LENGTH)
        if text[:2] == "cc" and text[2:].isdigit():
            return check_convention(p, node, limited(text[2:]))
        return None
    if isinstance(node, CcNode):
        return check_convention(p, node, check_unsigned(p, node.number, 32))
    if isinstance(node, AppliedNode) and node.word.text == "riscv_vls_cc":
        found = None
        if len(node.arguments) == 1 and node.arguments[0].rule == "INT":
            found = conventions(p).get(f"riscv_vls_cc({p.text(node.arguments[0])})")
        if found is None:
            raise p.error(node, _NO_VECTOR_LENGTH)
        return found
    return None


def check_convention(p: Parser, node: Node, number: int) -> int:
    if number > MAX_CALLING_CONVENTION:
        raise p.error(node, f"the number of a calling convention is at most {MAX_CALLING_CONVENTION}")
    return number


def conventions(p: Parser) -> dict[str, int]:
    """Word → number."""
    found = _CONVENTIONS.get(p.dialect.llvm_version)
    if found is None:
        found = {word.strip(): number for number, word in p.dialect.calling_conventions.items()}
        _CONVENTIONS[p.dialect.llvm_version] = found
    return found


_CONVENTIONS: Final[dict[int, dict[str, int]]] = {}
