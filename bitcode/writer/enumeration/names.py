"""What bitcode numbers by name: metadata kinds, operand bundle tags, synchronisation scopes.

Each table starts with what the module has, in its order, and takes in at the end what only its instructions name.
"""

from __future__ import annotations

from irkit.dialects.encodings import DEFAULT_SYNC_SCOPES
from irkit.metadata import Metadata
from irkit.module import Module


class Names:
    """The number of each name is its place in the table."""

    def __init__(self, module: Module) -> None:
        dialect = module.dialect
        self.kinds: dict[str, int] = {}
        self.read_kinds(module)
        self.bundle_tags: dict[str, int] = numbered(module.operand_bundle_tags or dialect.operand_bundle_tags)
        self.sync_scopes: dict[str, int] = numbered(module.sync_scopes or DEFAULT_SYNC_SCOPES)

    def read_kinds(self, module: Module) -> None:
        """The kinds that the module has, and no others."""
        dialect = module.dialect
        provenance = module.provenance
        self.kinds.clear()
        if provenance.metadata_kinds is not None and provenance.record_release == dialect.llvm_version:
            self.kinds.update(provenance.metadata_kinds)
        else:
            self.kinds.update(module.metadata_kinds)
            for kind in dialect.metadata_kinds:
                self.kinds.setdefault(kind, len(self.kinds))

    def need_kind(self, kind: str) -> None:
        if kind not in self.kinds:
            self.kinds[kind] = max(self.kinds.values(), default=-1) + 1

    def need_bundle_tag(self, tag: str) -> None:
        if tag not in self.bundle_tags:
            self.bundle_tags[tag] = len(self.bundle_tags)

    def need_sync_scope(self, scope: str) -> None:
        if scope not in self.sync_scopes:
            self.sync_scopes[scope] = len(self.sync_scopes)

    def sorted_attachments(self, attachments: list[tuple[str, Metadata]]) -> list[tuple[str, Metadata]]:
        """Attachments in LLVM's order: by the number of their kind, those of one kind as they are."""
        if len(attachments) < 2:
            return attachments
        for kind, _ in attachments:
            self.need_kind(kind)
        kinds = self.kinds
        return sorted(attachments, key=lambda attachment: kinds[attachment[0]])


def numbered(names: list[str] | tuple[str, ...]) -> dict[str, int]:
    return {name: number for number, name in enumerate(names)}
