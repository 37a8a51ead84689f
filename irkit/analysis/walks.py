"""Walks over graphs, without recursion: depth first, and the parts whose nodes reach each other."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import TypeVar

Node = TypeVar("Node")


def depth_first(successors: list[list[int]]) -> tuple[list[int], list[int]]:
    """The blocks that can be reached from the first: as a walk comes to them, and as it has all behind them."""
    seen: dict[int, None] = {0: None}
    path = [0]
    todo: list[Iterator[int]] = [iter(successors[0])]
    done: list[int] = []
    while path:
        for block in todo[-1]:
            if block not in seen:
                seen[block] = None
                path.append(block)
                todo.append(iter(successors[block]))
                break
        else:
            todo.pop()
            done.append(path.pop())
    return list(seen), done


def post_order(successors: list[list[int]]) -> list[int]:
    """The blocks that can be reached, each after those that a walk from the first finds behind it."""
    return depth_first(successors)[1]


def connected_parts(roots: Iterable[Node], following: Callable[[Node], Iterable[Node]]) -> list[list[Node]]:
    """The strongly connected parts of what the roots reach, what is reached before what reaches it, each part in the
    order of LLVM's search."""
    found: list[list[Node]] = []
    seen: set[Node] = set()
    waiting: dict[Node, int] = {}  # what is in no part yet, numbered
    bounds: list[int] = []  # of these, where each that may begin a part does
    path: list[Node] = []
    todo: list[Iterator[Node]] = [iter(roots)]
    while todo:
        for node in todo[-1]:
            if node in waiting:
                while bounds[-1] > waiting[node]:
                    bounds.pop()
            elif node not in seen:
                seen.add(node)
                bounds.append(len(waiting))
                waiting[node] = len(waiting)
                path.append(node)
                todo.append(iter(following(node)))
                break
        else:
            todo.pop()
            if path and bounds[-1] == waiting[path.pop()]:
                part: list[Node] = []
                bound = bounds.pop()
                while len(waiting) > bound:
                    part.append(waiting.popitem()[0])
                found.append(part)
    return found
