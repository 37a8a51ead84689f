"""Bringing a module to a newer release, in the order in which LLVM's reader does what these passes do."""

from __future__ import annotations

from irkit.dialects import Dialect
from irkit.dialects.features import KEEPS_TYPED_POINTERS
from irkit.module import Module
from irkit.upgrades.call_types import keep_pointees
from irkit.upgrades.newer.attributes import AttributeUpgrade
from irkit.upgrades.newer.debug_info import upgrade_nodes
from irkit.upgrades.newer.labels import upgrade_labels
from irkit.upgrades.newer.summary import upgrade_summary
from irkit.upgrades.newer.values import ValueUpgrade


def bring_to(module: Module, llvm_version: int) -> None:
    """Say in the dialect of LLVM `llvm_version` what `module` says in an older one.

    Raises `UnsupportedError` where an initialiser holds a constant expression that the release does not have,
    `BitcodeError` where a part of the module that is read only now is damaged.
    """
    module.materialize()
    own = module.dialect.llvm_version
    dialect = Dialect.of(llvm_version)
    if not module.opaque_pointers and not dialect.has(KEEPS_TYPED_POINTERS):
        keep_pointees(module, dialect)
    module.dialect = dialect
    AttributeUpgrade(module, own, llvm_version).run()
    ValueUpgrade(module).run()
    upgrade_labels(module, llvm_version)
    upgrade_nodes(module, own, llvm_version)
    upgrade_summary(module, own, llvm_version)
    renumber_kinds(module)
    if own != llvm_version:
        forget_source(module)


def renumber_kinds(module: Module) -> None:
    """The release's own kinds of metadata come first, with the numbers that it gives them; so do its bundles' tags."""
    others = sorted(module.metadata_kinds, key=module.metadata_kinds.__getitem__)
    kinds = dict(module.dialect.metadata_kind_numbers)
    for name in others:
        kinds.setdefault(name, len(kinds))
    module.metadata_kinds = kinds
    tags = dict.fromkeys((*module.dialect.operand_bundle_tags, *module.operand_bundle_tags))
    module.operand_bundle_tags = list(tags)


def forget_source(module: Module) -> None:
    """What only a faithful rewrite in the older release would need is of no use any more."""
    module.identification = None
    source = module.provenance
    source.hash = None
    source.symtab = None if source.symtab is None else b""  # another is made, as there was one
    source.symtab_asm = ""
    source.symbol_orders = {}
    source.record_lengths = {}
    source.untyped_lists = {}
    source.attributes_before_types = False
