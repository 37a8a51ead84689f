"""`upgrade`: the passes, in the order in which LLVM's bitcode reader makes its changes."""

from __future__ import annotations

from irkit.data_layout.layout import data_layout_problem
from irkit.dialects import Dialect
from irkit.dialects.features import FLAGS_TO_FUNCTIONS, KEEPS_TYPED_POINTERS
from irkit.errors import UnsupportedError, VerificationError
from irkit.module import Module
from irkit.upgrades.bodies import BodyUpgrade
from irkit.upgrades.call_types import give_interrupt_type
from irkit.upgrades.compatibility import Compatibility
from irkit.upgrades.data_layout import upgrade_data_layout
from irkit.upgrades.debug_version import drop_invalid_debug_info, drop_unknown_debug_info, has_debug_info
from irkit.upgrades.declarations import (
    AttributeRenamer,
    is_settled,
    renamed_set,
    upgrade_function,
    upgrade_intrinsic_attributes,
)
from irkit.upgrades.denormals import upgrade_denormal_modes
from irkit.upgrades.module_flags import upgrade_linker_options, upgrade_module_flags
from irkit.upgrades.nvvm import upgrade_nvvm_annotations
from irkit.upgrades.objc_arc import upgrade_objc_runtime
from irkit.upgrades.sections import upgrade_sections
from irkit.upgrades.structors import upgrade_structors
from irkit.upgrades.triples import Triple


def upgrade(module: Module, llvm_version: int | None = None) -> None:
    """Change in `module` what the bitcode reader of LLVM `llvm_version` changes (None: of the module's own release).

    A module of an older release becomes one of the release asked for. Raises `UnsupportedError` for a release older
    than the module's own, for one whose intrinsics irkit has no table of, and for what that release cannot say,
    `VerificationError` for a data layout that it refuses, `BitcodeError` where a part of the module that is read only
    now is damaged.
    """
    own = module.dialect.llvm_version
    version = own if llvm_version is None else llvm_version
    is_old = version > own
    for function in module.functions:
        give_interrupt_type(module, function)
    if module.identification is None and not any(module.global_values()):
        module.dialect = Dialect.of(version)  # a combined index, which names no producer: the caller knows
    elif version < own:
        raise UnsupportedError(f"upgrading a module of LLVM {own} to LLVM {version}, which is older")
    elif is_old or has_foreign_pointers(module) or has_foreign_constants(module):
        from irkit.upgrades.newer.run import bring_to  # most files need none of it, and it is slow to import

        bring_to(module, version)
    module._data_layout = upgrade_data_layout(module.data_layout, module.target_triple, version)
    problem = data_layout_problem(module.data_layout, version)
    if problem:
        raise VerificationError(problem)
    module.materialize()
    if module.provenance.distinct_subranges or any(named.name == "llvm.dbg.cu" for named in module.named_metadata):
        from irkit.upgrades.debug_info import upgrade_debug_info  # the same

        upgrade_debug_info(module, version)
    rules, renamer = Compatibility(version), AttributeRenamer(module)
    for variable in module.globals:
        if variable.attribute_set is not None:
            variable.attribute_set = renamed_set(module, variable.attribute_set)
    if any(function.name.startswith("llvm.") and not is_settled(module, function) for function in module.functions):
        from irkit.upgrades.old_calls import upgrade_old_calls  # the same

        upgrade_old_calls(module)
    for function in module.functions:
        function.attribute_list = renamer.renamed(function.attribute_list)
        upgrade_intrinsic_attributes(module, function)
        upgrade_function(module, function, rules)
    upgrade_denormal_modes(module, version)
    upgrade_sections(module)
    upgrade_linker_options(module, version)
    if any(function.name.startswith("llvm.dbg.") for function in module.functions):
        from irkit.upgrades.debug_intrinsics import upgrade_debug_intrinsics  # the same

        upgrade_debug_intrinsics(module, version, keeps=has_debug_info(module))
    upgrade_structors(module, version)
    if not module.opaque_pointers:
        from irkit.upgrades.ifuncs import upgrade_ifuncs  # the same

        upgrade_ifuncs(module)
    bodies = BodyUpgrade(module, rules, renamer)
    bodies.run()
    if is_old:
        drop_invalid_debug_info(module, version, bodies.with_metadata)
    else:
        drop_unknown_debug_info(module, version, bodies.with_metadata)
    upgrade_module_flags(module, version)
    upgrade_nvvm_annotations(module, version)
    upgrade_objc_runtime(module, version)
    if module.dialect.has(FLAGS_TO_FUNCTIONS) and Triple(module.target_triple).is_arm:
        from irkit.upgrades.branch_protection import copy_flags_to_functions  # the same

        copy_flags_to_functions(module, version)


def has_foreign_pointers(module: Module) -> bool:
    """Whether pointers are typed although the module's own release reads them as opaque ones: LLVM 16 can still be
    told to write such files."""
    return not module.opaque_pointers and not module.dialect.has(KEEPS_TYPED_POINTERS)


def has_foreign_constants(module: Module) -> bool:
    """Whether constants are to be made again although the release is the module's own: other writers, and builds
    between two releases, write what its reader folds or makes instructions of."""
    module.materialize()
    return module.provenance.has_foreign_constants
