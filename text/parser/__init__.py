"""LLVM assembly into the model. `text.parser.module` tells the stages."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from irkit.module import Module
    from text.syntax.language import Language


def parse_assembly(
    data: str | bytes,
    name: str = "<string>",
    llvm_version: int | None = None,
    language: Language | None = None,
    upgrade_debug_info: bool = True,
    convert_debug_calls: bool = True,
) -> Module:
    """The module that a text says, as llvm-as of that release takes it; without one, as the newest that it fits.

    `language` is that of a grammar that extends ours. Without `upgrade_debug_info` debug info that LLVM drops stays,
    without `convert_debug_calls` calls of `llvm.dbg.…` do. With IRKIT_PARSER=lark in the environment Lark parses.
    Raises `ParseError` for what that release does not take, `UnsupportedError` for a release that irkit does not know.
    """
    import os  # noqa: PLC0415

    from irkit.dialects import NEWEST, Dialect  # noqa: PLC0415 - `import text.parser` stays fast
    from irkit.errors import UnsupportedError  # noqa: PLC0415
    from text.parser.module import parse_module  # noqa: PLC0415
    from text.parser.state import UnavailableError  # noqa: PLC0415
    from text.syntax.source import Source  # noqa: PLC0415

    source = Source(data, name, language)
    parser = os.environ.get("IRKIT_PARSER", "")
    if parser not in ("", "lark"):
        raise UnsupportedError(f"IRKIT_PARSER is '{parser}': there is no such parser, only 'lark' and irkit's own")
    source.by_lark = parser == "lark"
    if llvm_version is not None:
        return parse_module(source, Dialect.of(llvm_version), False, upgrade_debug_info, convert_debug_calls)
    version = NEWEST
    while True:
        try:
            return parse_module(source, Dialect.of(version), True, upgrade_debug_info, convert_debug_calls)
        except UnavailableError as error:
            if error.last >= version:  # only an older release does without what made this one the choice
                raise
            version = error.last
