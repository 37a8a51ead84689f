"""The ratios as a picture: a bar for each task and input, beside a line where both take the same."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final

from benchmarks.suite import Figure

ROW, GAP, LEFT, WIDTH, RIGHT, TOP = 16, 10, 230, 420, 130, 56
MOST: Final = 4.0  # a longer bar is cut off, and says by its number how long it were
COLOURS: Final = {"irkit": "#1f6feb", "irkit -j 2": "#9a32cd", "llvmlite": "#808080"}
OTHER: Final = "#b5541c"
FONT: Final = 'font-family="sans-serif" font-size="11"'


def bars(figures: Sequence[Figure], measure: str) -> list[tuple[str, str, Figure, float]]:
    """What is drawn: the label of a group, that of the bar, a figure and its ratio."""
    drawn = []
    for figure in figures:
        by_wall = measure == "user" and any(goal.measure == "wall" for goal, _ in figure.goals())
        ratio = figure.ratio("wall" if by_wall else measure)
        if ratio is not None:
            said = f"{ratio:.2f} {figure.tool}{', wall time' if by_wall else ''}"
            drawn.append((f"{figure.task}: {figure.title}", said, figure, ratio))
    return drawn


def svg(figures: Sequence[Figure], measure: str = "user") -> str:
    """A chart of one measure; for "user", wall time where the goal is about that."""
    drawn = bars(figures, measure)
    labels = [label for label, *_ in drawn]
    starts = [at == 0 or labels[at - 1] != label for at, label in enumerate(labels)]
    height = TOP + sum(ROW + (GAP if start else 0) for start in starts) + GAP
    scale = WIDTH / MOST
    what = {"user": "User time", "wall": "Wall time", "peak": "Peak memory"}[measure]
    out = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{LEFT + WIDTH + RIGHT}" height="{height}" {FONT}>',
        '<rect width="100%" height="100%" fill="white"/>',
        f'<text x="{LEFT}" y="18" font-size="13">{what} as a multiple of that of LLVM\'s tool</text>',
    ]
    for mark in range(int(MOST) + 1):
        x, line = LEFT + mark * scale, "#000" if mark == 1 else "#ddd"
        out.append(f'<line x1="{x:g}" y1="{TOP - 12}" x2="{x:g}" y2="{height - GAP}" stroke="{line}"/>')
        out.append(f'<text x="{x:g}" y="{TOP - 16}" text-anchor="middle">{mark}</text>')
    y = TOP
    for (label, said, figure, ratio), start in zip(drawn, starts, strict=True):
        if start:
            y += GAP
            out.append(f'<text x="{LEFT - 8}" y="{y + 12}" text-anchor="end">{escape(label)}</text>')
        length = min(ratio, MOST) * scale
        colour = COLOURS.get(figure.tool, OTHER)
        out.append(f'<rect x="{LEFT}" y="{y + 2}" width="{length:.1f}" height="{ROW - 4}" fill="{colour}"/>')
        out.append(f'<text x="{LEFT + length + 5:.1f}" y="{y + 12}">{escape(said)}</text>')
        y += ROW
    return "\n".join([*out, "</svg>"]) + "\n"
