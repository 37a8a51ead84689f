"""What a symbol table tells linkers of COFF: which globals are exported, and which are not by default."""

from __future__ import annotations

from bitcode.writer.mangler import Mangler
from irkit.constants import ConstantExpr, ConstantInt
from irkit.dialects.features import EXCLUDE_SYMBOLS, EXPORT_AS
from irkit.dialects.symbol_tables import unquoted_letters
from irkit.globals import GlobalValue
from irkit.target_triple import TargetTriple
from irkit.types import FunctionType
from irkit.upgrades.triples import Triple
from irkit.values import Value


def coff_options(value: GlobalValue, triple: TargetTriple, mangler: Mangler) -> str:
    """The options that a global gives the linker: that it is exported, or not by default."""
    if value.is_declaration:
        return ""
    text = ""
    is_msvc = Triple(mangler.triple).is_windows_msvc
    quote = '"' if needs_quotes(value.name, mangler) else ""
    if value.dll_storage == "dllexport":
        name = plain_name(value, mangler) if triple.is_mingw else mangler.name(value)
        if triple.architecture == "arm64ec" and triple.is_windows and mangler.dialect.has(EXPORT_AS):
            name += export_as(value.name)
        text += f"{' /EXPORT:' if is_msvc else ' -export:'}{quote}{name}{quote}"
        if not isinstance(value.value_type, FunctionType):
            text += ",DATA" if is_msvc else ",data"
    if value.visibility == "hidden" and triple.is_mingw and mangler.dialect.has(EXCLUDE_SYMBOLS):
        text += f" -exclude-symbols:{quote}{plain_name(value, mangler)}{quote}"
    return text


def needs_quotes(name: str, mangler: Mangler) -> bool:
    letters = unquoted_letters(mangler.dialect.llvm_version)
    return bool(name) and not all((c.isascii() and c.isalnum()) or c in letters for c in name)


def plain_name(value: GlobalValue, mangler: Mangler) -> str:
    """The symbol without the prefix of the target's symbols."""
    name = mangler.name(value)
    return name[1:] if mangler.prefix and name.startswith(mangler.prefix) else name


def export_as(name: str) -> str:
    """Arm64EC: `,EXPORTAS,` and the name without its marks, if it has any."""
    if name.startswith("#"):
        return f",EXPORTAS,{name[1:]}"
    before, mark, after = name.partition("$$h")
    return f",EXPORTAS,{before}{after}" if name.startswith("?") and mark and after else ""


def strip_casts(value: Value) -> GlobalValue | None:
    """The global below casts of pointers and steps of nothing; None if there is none."""
    while isinstance(value, ConstantExpr):
        if value.opcode in ("bitcast", "addrspacecast") or (
            value.opcode == "getelementptr" and all(is_zero(index) for index in value.operands[1:])
        ):
            value = value.operands[0]
        else:
            break
    return value if isinstance(value, GlobalValue) else None


def is_zero(value: Value) -> bool:
    return isinstance(value, ConstantInt) and value.value == 0
