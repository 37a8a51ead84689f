"""The numbers of metadata nodes hold while others number the same nodes."""

from __future__ import annotations

import irkit
from text.printer.metadata_slots import MetadataSlots

TEXT = """\
!a = !{!0}
!b = !{!2, !1}
!0 = !{!"zero", !1}
!1 = !{!"one"}
!2 = !{!"two", !0}
"""


def test_two_number_in_turn() -> None:
    module = irkit.parse_assembly(TEXT)
    zero, one, two = (module.named_metadata[0].operands[0], *reversed(module.named_metadata[1].operands))
    first = MetadataSlots(module)
    first.number(zero)
    other = MetadataSlots(module)
    other.number(two)
    assert [first.number_of(node) for node in (zero, one, two)] == [0, 1, -1]
    assert [other.number_of(node) for node in (two, zero, one)] == [0, 1, 2]
    first.number(two)
    assert [first.number_of(node) for node in (zero, one, two)] == [0, 1, 2]
    assert [other.number_of(node) for node in (two, zero, one)] == [0, 1, 2]


def test_a_node_spelled_between_two_prints_changes_no_number() -> None:
    module = irkit.parse_assembly(TEXT)
    whole = str(module)
    node = module.named_metadata[1].operands[0]
    assert str(node) == '!{!"two", !1}'
    assert str(module) == whole
    assert "!b = !{!2, !1}" in whole
