"""What the metadata loader changes: imports of functions move there, subranges are never distinct."""

from __future__ import annotations

from metadata_modules import named, read_metadata

from bitcode.schema import codes as c
from irkit.debug_info import DICompileUnit, DISubprogram, make_node
from irkit.dialects import Dialect
from irkit.metadata import MDTuple, NamedMDNode
from irkit.module import Module
from irkit.upgrades.debug_info import upgrade_debug_info


def unit_with_imports(release: int) -> tuple[Module, DICompileUnit, DISubprogram]:
    """A module whose compile unit imports one entity of a function's block, and one of its own."""
    module = Module("m", Dialect.of(release))
    subprogram = make_node("DISubprogram", {}, distinct=True)
    block = make_node("DILexicalBlock", {"scope": subprogram})
    local = make_node("DIImportedEntity", {"scope": block})
    own = make_node("DIImportedEntity", {"scope": None})
    unit = make_node("DICompileUnit", {"imports": MDTuple([local, own])}, distinct=True)
    module.named_metadata.append(NamedMDNode("llvm.dbg.cu", [unit]))
    assert isinstance(unit, DICompileUnit)
    assert isinstance(subprogram, DISubprogram)
    return module, unit, subprogram


def test_local_imports_move_to_their_subprogram_from_llvm_17_on() -> None:
    module, unit, subprogram = unit_with_imports(19)
    imports = unit.imports
    assert isinstance(imports, MDTuple)
    local, own = imports.operands
    upgrade_debug_info(module, 19)
    assert isinstance(unit.imports, MDTuple)
    assert isinstance(subprogram.retained_nodes, MDTuple)
    assert unit.imports.operands == [own]
    assert subprogram.retained_nodes.operands == [local]


def test_local_imports_stay_before_llvm_17() -> None:
    module, unit, subprogram = unit_with_imports(16)
    before = unit.imports
    upgrade_debug_info(module, 16)
    assert unit.imports is before
    assert subprogram.retained_nodes is None


def test_distinct_subranges_are_read_as_they_are_and_upgraded_to_one() -> None:
    subrange = (c.METADATA_SUBRANGE, [5, 0, 0, 0, 0])
    module = read_metadata([subrange, subrange, *named("n", 0, 1)])
    first, second = module.named_metadata[0].operands
    assert first.distinct
    assert first is not second
    upgrade_debug_info(module, 19)
    assert not first.distinct
    assert len(set(module.named_metadata[0].operands)) == 1
