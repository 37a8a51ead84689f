"""Convergence control tokens (LLVM's "Convergent Operation Semantics")."""

from __future__ import annotations

from typing import Final

from irkit.analysis.cycles import Cycle, CycleForest
from irkit.analysis.walks import post_order
from irkit.blocks import BasicBlock
from irkit.functions import Function
from irkit.instructions import CallBase, Instruction
from irkit.types import TokenType
from irkit.verifier.exceptions import call_has
from irkit.verifier.frame import Verifier
from irkit.verifier.rules import Chapter

_C: Final = Chapter("convergence")
FIRST: Final = 17
ENTRY_FUNCTION: Final = _C.rule(
    "convergence-entry-function", "Entry intrinsic can occur only in a convergent function.", FIRST
)
ENTRY_BLOCK: Final = _C.rule("convergence-entry-block", "Entry intrinsic can occur only in the entry block.", FIRST)
ENTRY_PLACE: Final = _C.rule(
    "convergence-entry-place",
    "Entry intrinsic cannot be preceded by a convergent operation in the same basic block.",
    FIRST,
)
NO_TOKEN: Final = _C.rule(
    "convergence-no-token", "Entry or anchor intrinsic cannot have a convergencectrl token operand.", FIRST
)
LOOP_TOKEN: Final = _C.rule(
    "convergence-loop-token", "Loop intrinsic must have a convergencectrl token operand.", FIRST
)
LOOP_PLACE: Final = _C.rule(
    "convergence-loop-place",
    "Loop intrinsic cannot be preceded by a convergent operation in the same basic block.",
    FIRST,
)
BUNDLE_TWICE: Final = _C.rule(
    "convergence-twice", "The 'convergencectrl' bundle can occur at most once on a call", FIRST
)
BUNDLE_TOKEN: Final = _C.rule(
    "convergence-bundle", "The 'convergencectrl' bundle requires exactly one token use.", FIRST
)
TOKEN_SOURCE: Final = _C.rule(
    "convergence-source",
    "Convergence control tokens can only be produced by calls to the convergence control intrinsics.",
    FIRST,
)
CONVERGENT: Final = _C.rule(
    "convergence-call", "Convergence control token can only be used in a convergent call.", FIRST, 21
)
MIXED: Final = _C.rule(
    "convergence-mixed", "Cannot mix controlled and uncontrolled convergence in the same function.", FIRST
)
DOMINATES: Final = _C.rule("convergence-dominance", "Convergence control token must dominate all its uses.", FIRST)
NESTED: Final = _C.rule("convergence-nesting", "Convergence region is not well-nested.", FIRST)
IN_CYCLE: Final = _C.rule(
    "convergence-cycle",
    "Convergence token used by an instruction other than llvm.experimental.convergence.loop in a cycle "
    "that does not contain the token's definition.",
    FIRST,
)
HEART: Final = _C.rule("convergence-heart", "Cycle heart must dominate all blocks in the cycle.", FIRST)
TWO_HEARTS: Final = _C.rule(
    "convergence-hearts",
    "Two static convergence token uses in a cycle that does not contain either token's definition.",
    FIRST,
)

BUNDLE: Final = "convergencectrl"
_KINDS: Final = {f"llvm.experimental.convergence.{kind}": kind for kind in ("entry", "anchor", "loop")}
CONTROLLED: Final = 1
UNCONTROLLED: Final = 2


def kind_of(i: Instruction) -> str:
    """ "entry", "anchor" or "loop" for a call that makes a token; "" for everything else."""
    if isinstance(i, CallBase) and isinstance(i.type, TokenType):
        callee = i.operands[-1]
        return _KINDS.get(callee.name, "") if isinstance(callee, Function) else ""
    return ""


def note_call(v: Verifier, i: CallBase) -> None:
    """A call: what it may be by the calls before it, and the token it uses."""
    kind = kind_of(i)
    if not i.bundles and not kind and not call_has(i, "convergent"):
        return
    token = token_of(v, i) if i.bundles else None
    block, function = v.block, v.function
    assert block is not None
    assert function is not None
    preceded = v.convergent_block is block
    if kind == "entry":
        own = function.attribute_list.function if function.attribute_list is not None else None
        if own is None or "convergent" not in own:
            v.fail(ENTRY_FUNCTION, i)
            return
        if block is not function.blocks[0]:
            v.fail(ENTRY_BLOCK, i)
            return
        if preceded:
            v.fail(ENTRY_PLACE, i)
            return
    if kind in ("entry", "anchor") and token is not None:
        v.fail(NO_TOKEN, i)
        return
    if kind == "loop":
        if token is None:
            v.fail(LOOP_TOKEN, i)
            return
        if preceded:
            v.fail(LOOP_PLACE, i)
            return
    convergent = call_has(i, "convergent")
    if convergent:
        v.convergent_block = block
    if token is not None or kind:
        if not convergent and not v.fail(CONVERGENT, i):
            return
        if v.convergence == UNCONTROLLED:
            v.fail(MIXED, i)
            return
        v.convergence = CONTROLLED
    elif convergent:
        if v.convergence == CONTROLLED:
            v.fail(MIXED, i)
            return
        v.convergence = UNCONTROLLED


def token_of(v: Verifier, i: CallBase) -> Instruction | None:
    """The instruction that makes the token which a call uses."""
    bundles = [bundle for bundle in i.bundles or () if bundle.tag == BUNDLE]
    if not bundles:
        return None
    if len(bundles) > 1:
        v.fail(BUNDLE_TWICE, i)
        return None
    inputs = i.operands[bundles[0].start : bundles[0].end]
    if len(inputs) != 1 or not isinstance(inputs[0].type, TokenType):
        v.fail(BUNDLE_TOKEN, i)
        return None
    token = inputs[0]
    if not isinstance(token, Instruction) or not kind_of(token):
        v.fail(TOKEN_SOURCE, i)
        return None
    v.tokens[i] = token
    return token


class _Regions:
    """The regions of the tokens of a function: nested, and entered by each cycle at one heart."""

    def __init__(self, v: Verifier) -> None:
        self.v: Verifier = v
        self.live: dict[int, list[Instruction]] = {}
        self.hearts: set[Cycle] = set()
        self.cycles: CycleForest = CycleForest(v.graph())

    def check(self) -> None:
        flow = self.v.graph()
        for number in post_order(flow.successors)[::-1]:
            tokens = self.live.pop(number, [])
            for i in flow.blocks[number].instructions:
                token = self.v.tokens.get(i)
                if token is not None:
                    self.use(token, i, tokens)
                if kind_of(i):
                    tokens.append(i)
            for following in flow.successors[number]:
                self.flow_to(following, tokens)

    def flow_to(self, following: int, tokens: list[Instruction]) -> None:
        """Tokens that are live at the end of a block are so at the beginning of the next, if they are from all."""
        known = self.live.get(following)
        if known is not None:
            self.live[following] = [token for token in known if token in tokens]
            return
        kept: list[Instruction] = []
        tree = self.v.tree()
        for token in tokens:
            home = tree.flow.number[block_of(token)]
            if not tree.dominates_number(home, following):
                break
            kept.append(token)
        self.live[following] = kept

    def use(self, token: Instruction, user: Instruction, live: list[Instruction]) -> None:
        v = self.v
        tree = v.tree()
        home, place = block_of(token), block_of(user)
        if not tree.dominates_block(home, place):
            v.fail(DOMINATES, user)
            return
        if token not in live:
            v.fail(NESTED, user)
            return
        del live[live.index(token) + 1 :]
        numbers = tree.flow.number
        cycle = self.cycles.innermost.get(numbers[place])
        if cycle is None or numbers[home] in cycle.blocks:
            return
        if kind_of(user) != "loop":
            v.fail(IN_CYCLE, user)
            return
        while cycle.parent is not None and numbers[home] not in cycle.parent.blocks:
            cycle = cycle.parent
        if len(cycle.entries) != 1 or numbers[place] != cycle.header:
            v.fail(HEART, user)
            return
        if cycle in self.hearts:
            v.fail(TWO_HEARTS, user)
            return
        self.hearts.add(cycle)


def block_of(i: Instruction) -> BasicBlock:
    assert i.parent is not None
    return i.parent


def check_regions(v: Verifier) -> None:
    """What holds of the tokens of a function as a whole."""
    if v.tokens:
        _Regions(v).check()
