"""Objects of the model as HTML, for notebooks: their text, highlighted, and a function's control flow as a picture."""

from __future__ import annotations

import html
import re
from typing import Final

from irkit.errors import IRKitError
from irkit.functions import Function
from irkit.operators.table import OPCODES
from text.charts.dot import to_dot
from text.charts.graphviz import drawn, is_installed

MOST_LINES: Final = 2000  # that are shown
MOST_BLOCKS: Final = 200  # of a function that is drawn
SECONDS: Final = 10.0  # that drawing may take

_COLOURS: Final = {
    "comment": "#808080",
    "string": "#a05a00",
    "metadata": "#808000",
    "name": "#007a8a",
    "opcode": "#9a32cd",
    "type": "#1f6feb",
    "number": "#b5541c",
    "label": "#007a8a;font-weight:bold",
}
_WORDS: Final = "|".join([row.name for row in OPCODES])
_TOKEN: Final = re.compile(
    r"(?P<comment>;[^\n]*)"
    r'|(?P<label>^(?:[-\w$.]+|"[^"\n]*"):)'
    r'|(?P<name>[@%$](?:[-\w$.]+|"[^"\n]*"))'
    r'|(?P<string>c?"[^"\n]*")'
    r"|(?P<metadata>![-\w$.]*|\#\d+)"
    r"|(?P<type>\b(?:i\d+|ptr|void|half|bfloat|float|double|x86_fp80|fp128|ppc_fp128|label|metadata|token)\b)"
    rf"|(?P<opcode>(?<![-\w$.])(?:{_WORDS}|define|declare|global|constant|alias|ifunc|type|target|attributes)(?![-\w$.]))"
    r"|(?P<number>(?<![-\w$.])-?\d[\w.+]*)",
    re.MULTILINE,
)


def to_html(thing: object) -> str:
    """The text of an object, and the picture of a function where graphviz is installed."""
    try:
        text = str(thing)
    except IRKitError as error:
        text = f"; {error}"
    lines = text.split("\n")
    rest = ""
    more = lines[MOST_LINES:]
    if more:
        text = "\n".join(lines[:MOST_LINES])
        rest = f"\n… {len(more)} more lines"
    picture = function_picture(thing) if isinstance(thing, Function) else ""
    return f'<pre style="line-height:1.25">{highlighted(text)}{html.escape(rest)}</pre>{picture}'


def highlighted(text: str) -> str:
    """A text as HTML in which words have colours; without these it is the text."""
    out: list[str] = []
    at = 0
    for found in _TOKEN.finditer(text):
        kind = found.lastgroup
        assert kind is not None
        out.append(plain(text[at : found.start()]))
        out.append(f'<span style="color:{_COLOURS[kind]}">{plain(found.group())}</span>')
        at = found.end()
    out.append(plain(text[at:]))
    return "".join(out)


def plain(text: str) -> str:
    """A text escaped for HTML; bytes that are not UTF-8 show as such."""
    return html.escape(text.encode("utf-8", "surrogateescape").decode("utf-8", "replace"))


def function_picture(function: Function) -> str:
    """The control flow as SVG; "" for a function that is too large, or cannot be drawn."""
    if len(function.blocks) > MOST_BLOCKS or not is_installed():
        return ""
    try:
        picture = drawn(to_dot(function, False, True), "svg", SECONDS).decode("utf-8", "replace")
    except IRKitError:
        return ""
    _, start, drawing = picture.partition("<svg")
    return start + drawing
