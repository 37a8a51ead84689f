"""How often blocks are executed, one beside the other, as LLVM's BlockFrequencyInfo estimates it.

Mass flows from the entry along the edges by their probabilities. A loop is computed first, by itself, inner ones before
outer ones, and is then one node (a package), whose exits take what comes in; what goes back to its header says how
often it runs, its scale. Blocks are numbered in reverse post-order; an edge back to a lower number that is no header
means a cycle with several entries, which becomes a loop with several headers, and all is computed again, without the
mass that had come to nodes by then.
"""

from __future__ import annotations

from typing import Final

from irkit.analysis.branch_probabilities import ONE, BranchProbabilities, ratio
from irkit.analysis.loops import Loop
from irkit.analysis.scaled import Scaled, is_less, product, quotient, whole
from irkit.analysis.walks import connected_parts
from irkit.blocks import BasicBlock
from irkit.constants import ConstantInt
from irkit.functions import Function
from irkit.metadata import ConstantAsMetadata, MDNode, MDString

FULL: Final = (1 << 64) - 1  # all mass there is
ENDLESS: Final[Scaled] = (1, 12)  # the scale of a loop that is never left
MOST: Final[Scaled] = (1, 54)  # the largest frequency, which leaves some room below 2**64
LAST_32: Final = 0xFFFFFFFF


class _Region:
    """A loop while it is computed: its headers, then its other nodes, in reverse post-order."""

    __slots__ = ("back", "exits", "headers", "is_packaged", "mass", "nodes", "parent", "scale")

    def __init__(self, parent: _Region | None, headers: list[int], others: list[int]) -> None:
        self.parent: _Region | None = parent
        self.headers: list[int] = headers
        self.nodes: list[int] = [*headers, *others]
        self.back: list[int] = [0] * len(headers)  # mass that comes back to each header
        self.exits: list[tuple[int, int]] = []  # node and mass
        self.is_packaged: bool = False
        self.mass: int = 0
        self.scale: Scaled = ENDLESS  # until it is computed

    @property
    def is_irreducible(self) -> bool:
        return len(self.headers) > 1


class _Flow:
    """Weights of what leaves a node: (target, amount, kind)."""

    LOCAL: Final = 0
    EXIT: Final = 1
    BACK: Final = 2

    __slots__ = ("weights",)

    def __init__(self) -> None:
        self.weights: list[tuple[int, int, int]] = []

    def shares(self, mass: int) -> list[tuple[int, int, int]]:
        """The mass by weights: each takes its part of what those before it left."""
        amounts: dict[int, int] = {}
        kinds: dict[int, int] = {}
        for target, amount, kind in sorted(self.weights):
            amounts[target] = min(FULL, amounts.get(target, 0) + amount)
            kinds.setdefault(target, kind)
        total = sum([amount for _, amount, _ in self.weights])
        if total > LAST_32:
            shift = min(total.bit_length() - 31, 33)
            amounts = {key: max(1, (one >> shift) + (one >> (shift - 1) & 1)) for key, one in amounts.items()}
        rest = sum(amounts.values())
        found: list[tuple[int, int, int]] = []
        for target, amount in amounts.items():
            taken = mass * ratio(amount, rest) // ONE
            rest -= amount
            mass -= taken
            found.append((target, taken, kinds[target]))
        return found


class BlockFrequencies:
    """The frequencies of the blocks of a function that has a body, as it is when this is made."""

    def __init__(self, function: Function, probabilities: BranchProbabilities | None = None) -> None:
        found = probabilities if probabilities is not None else BranchProbabilities(function)
        self.probabilities: BranchProbabilities = found
        flow = found.flow
        self._order: list[int] = found.order[::-1]
        places = {block: place for place, block in enumerate(self._order)}
        self._successors: list[list[int]] = [[places[one] for one in flow.successors[block]] for block in self._order]
        self._mass: list[int] = [0] * len(self._order)
        self._region: list[_Region | None] = [None] * len(self._order)
        self._regions: list[_Region] = []
        self._find_loops(places)
        self._compute()
        scales = self._unwrapped()
        largest = scales[0]
        for scale in scales:
            largest = scale if is_less(largest, scale) else largest
        factor = quotient(MOST, largest)
        self._frequencies: dict[BasicBlock, int] = {
            flow.blocks[block]: max(1, whole(product(scale, factor)))
            for block, scale in zip(self._order, scales, strict=True)
        }

    def of(self, block: BasicBlock) -> int:
        """A block's frequency; 0 where it cannot be reached."""
        return self._frequencies.get(block, 0)

    @property
    def largest(self) -> int:
        """The largest of the function."""
        return max(self._frequencies.values())

    def _find_loops(self, places: dict[int, int]) -> None:
        """A region for each natural loop, outer ones first."""
        found = self.probabilities
        number = found.flow.number
        region_of: dict[Loop, _Region] = {}
        todo = list(found.loops.loops)
        while todo:
            loop = todo.pop(0)
            header = places[number[loop.header]]
            region = _Region(region_of[loop.parent] if loop.parent is not None else None, [header], [])
            region_of[loop] = region
            self._region[header] = region
            self._regions.append(region)
            todo += loop.subloops
        for place, block in enumerate(self._order):
            if self._is_header(place):
                outer = self._containing(place)
                if outer is not None:
                    outer.nodes.append(place)
                continue
            inner = found.loops.loop_of(found.flow.blocks[block])
            if inner is not None:
                self._region[place] = region_of[inner]
                region_of[inner].nodes.append(place)

    # Where a node stands

    def _is_header(self, node: int) -> bool:
        region = self._region[node]
        return region is not None and node in region.headers

    @staticmethod
    def _outer(region: _Region, header: int) -> _Region | None:
        """The region around, if it has several headers and a header of this one is among them."""
        outer = region.parent
        return outer if outer is not None and header in outer.headers else None

    def _containing(self, node: int) -> _Region | None:
        """The region that it is a plain member of."""
        region = self._region[node]
        if region is None or node not in region.headers:
            return region
        outer = self._outer(region, node)
        return region.parent if outer is None else outer.parent

    def _package(self, node: int) -> _Region | None:
        """The outermost package that it is in."""
        region = self._region[node]
        if region is None or not region.is_packaged:
            return None
        while region.parent is not None and region.parent.is_packaged:
            region = region.parent
        return region

    def _resolved(self, node: int) -> int:
        """The node, or the header of its package."""
        package = self._package(node)
        return node if package is None else package.headers[0]

    def _holder(self, node: int) -> _Region | None:
        """The package whose mass a node's is; None where it has its own."""
        region = self._region[node]
        if region is None or node not in region.headers or not region.is_packaged:
            return None
        outer = self._outer(region, node)
        return outer if outer is not None and outer.is_packaged else region

    def _mass_of(self, node: int) -> int:
        holder = self._holder(node)
        return self._mass[node] if holder is None else holder.mass

    def _set_mass(self, node: int, mass: int) -> None:
        holder = self._holder(node)
        if holder is None:
            self._mass[node] = mass
        else:
            holder.mass = mass

    # Computing

    def _compute(self) -> None:
        """The loops, the innermost first, then the function."""
        place = len(self._regions) - 1
        while place != -1:
            region = self._regions[place]
            if not self._compute_region(region):
                self._find_irreducible(region, place + 1)
                self._compute_region(region)
            place -= 1
        if not self._compute_function():
            self._find_irreducible(None, 0)
            self._compute_function()

    def _compute_function(self) -> bool:
        self._set_mass(0, FULL)
        return all(self._spread(None, node) for node in range(len(self._order)) if self._resolved(node) == node)

    def _compute_region(self, region: _Region) -> bool:
        """The masses in a loop whose header has all; False where it holds a cycle with several entries."""
        if region.is_irreducible:
            self._compute_irreducible(region)
        else:
            header = region.headers[0]
            self._set_mass(header, FULL)
            if not all(self._spread(region, node) for node in region.nodes):
                return False
        back = min(FULL, sum(region.back))
        region.scale = ENDLESS if back == FULL else quotient((1, 0), scaled(FULL - back))
        for node in region.nodes:
            package = self._package(node)
            if package is not None:
                package.exits = []
        region.is_packaged = True
        return True

    def _compute_irreducible(self, region: _Region) -> None:
        """Mass comes in by all headers, as `!irr_loop` weighs them, or else as much as comes back to each."""
        flow = _Flow()
        weights = [self._header_weight(node) for node in region.headers]
        known = [weight for weight in weights if weight is not None]
        least = min(known, default=ONE)
        for node, weight in zip(region.headers, weights, strict=True):
            self._set_mass(node, 0)  # what had come to one that weighs nothing
            amount = least if weight is None else weight
            if amount:
                flow.weights.append((node, amount, _Flow.LOCAL))
        for node, taken, _ in flow.shares(FULL):
            self._set_mass(node, taken)
        for node in region.nodes:
            self._spread(region, node)
        if not known:
            again = _Flow()
            again.weights = [
                (node, mass, _Flow.LOCAL) for node, mass in zip(region.headers, region.back, strict=True) if mass
            ]
            for node, taken, _ in again.shares(FULL):
                self._set_mass(node, taken)

    def _header_weight(self, node: int) -> int | None:
        """What `!irr_loop` says of a header."""
        last = self.probabilities.flow.blocks[self._order[node]].terminator
        found = last.metadata.get("irr_loop") if last is not None else None
        if not isinstance(found, MDNode) or len(found.operands) < 2:
            return None
        word, weight, *_ = found.operands
        if not isinstance(word, MDString) or word.string != "loop_header_weight":
            return None
        if not isinstance(weight, ConstantAsMetadata) or not isinstance(weight.value, ConstantInt):
            return None
        return weight.value.unsigned

    def _spread(self, outer: _Region | None, node: int) -> bool:
        """Hand a node's mass on; False where an edge leads back to what is no header."""
        flow = _Flow()
        package = self._package(node)
        if package is not None:
            edges = package.exits
            source = package.headers[0]
        else:
            parts = self.probabilities.of_number(self._order[node])
            edges = list(zip(self._successors[node], parts, strict=True))
            source = node
        for target, weight in edges:
            if not self._add(flow, outer, source, target, max(1, weight)):
                return False
        for target, taken, kind in flow.shares(self._mass_of(node)):
            if kind == _Flow.LOCAL:
                self._set_mass(target, min(FULL, self._mass_of(target) + taken))
            elif outer is not None and kind == _Flow.BACK:
                place = outer.headers.index(target)
                outer.back[place] = min(FULL, outer.back[place] + taken)
            elif outer is not None:
                outer.exits.append((target, taken))
        return True

    def _add(self, flow: _Flow, outer: _Region | None, source: int, target: int, weight: int) -> bool:
        resolved = self._resolved(target)
        if outer is not None and resolved in outer.headers:
            flow.weights.append((resolved, weight, _Flow.BACK))
        elif self._containing(resolved) is not outer:
            flow.weights.append((resolved, weight, _Flow.EXIT))
        else:
            if resolved < source and (outer is None or source not in outer.headers):
                return False
            flow.weights.append((resolved, weight, _Flow.LOCAL))
        return True

    def _find_irreducible(self, outer: _Region | None, place: int) -> None:
        """Make regions of the cycles with several entries in a region, or in the function, and compute them."""
        nodes = outer.nodes if outer is not None else range(len(self._order))
        inside = [node for node in nodes if outer is not None or self._resolved(node) == node]
        for node in inside:
            self._set_mass(node, 0)  # what came to it before a cycle was met comes again
        number = {node: index for index, node in enumerate(inside)}
        edges: list[list[int]] = []
        for node in inside:
            package = self._region[node] if self._is_header(node) else None
            is_package = package is not None and package.is_packaged
            targets = [one for one, _ in package.exits] if is_package and package else self._successors[node]
            kept = [one for one in targets if one in number and (outer is None or one not in outer.headers)]
            edges.append([number[one] for one in kept])
        before: list[list[int]] = [[] for _ in inside]
        for index, following in enumerate(edges):
            for one in following:
                before[one].append(index)
        made: list[_Region] = []
        for part in connected_parts([0], lambda index: edges[index]):
            if len(part) > 1:
                headers, others = entries_of(part, before)
                region = _Region(
                    outer, sorted([inside[one] for one in headers]), sorted([inside[one] for one in others])
                )
                made.append(region)
                for node in region.nodes:
                    own = self._region[node]
                    if own is not None and node in own.headers:
                        own.parent = region
                    else:
                        self._region[node] = region
        self._regions[place:place] = made
        for region in made:
            self._compute_region(region)
        if outer is not None:
            outer.exits = []
            outer.back = [0] * len(outer.headers)
            outer.nodes = [outer.nodes[0], *[node for node in outer.nodes[1:] if self._resolved(node) == node]]

    def _unwrapped(self) -> list[Scaled]:
        """The masses of the nodes, each times the scales of the loops around it."""
        scales = [scaled(mass) for mass in self._mass]
        for region in self._regions:
            region.scale = product(region.scale, scaled(region.mass))
            region.is_packaged = False
            for node in region.nodes:
                package = self._package(node)
                if package is not None:
                    package.scale = product(region.scale, package.scale)
                else:
                    scales[node] = product(region.scale, scales[node])
        return scales


def scaled(mass: int) -> Scaled:
    """A mass as a part of all mass."""
    return (1, 0) if mass == FULL else (mass + 1, -64)


def entries_of(part: list[int], before: list[list[int]]) -> tuple[list[int], list[int]]:
    """The headers of a cycle with several entries, and its other nodes: what is entered from outside, and what an edge
    within leads back to, unless it comes from an entry."""
    inside = set(part)
    entries = [one for one in part if any(source not in inside for source in before[one])]
    if len(entries) == len(part):
        return entries, []
    found = set(entries)
    more = [
        one for one in part if one not in found and any(source >= one and source not in found for source in before[one])
    ]
    return [*entries, *more], [one for one in part if one not in found and one not in more]
