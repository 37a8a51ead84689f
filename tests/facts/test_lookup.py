"""From the numbers of facts back to what they number."""

from __future__ import annotations

import pytest

import irkit
from irkit.errors import NotFoundError
from irkit.facts.lookup import block_of_id, function_of_id, instruction_of_id, variable_of_id

pytest.importorskip("pyarrow")

TEXT = """declare void @first()
define i32 @second(i32 %a, i32 %b) {
entry:
  %c = add i32 %a, %b
  br label %end
end:
  ret i32 %c
}
"""


@pytest.fixture(scope="module")
def module() -> irkit.Module:
    return irkit.parse_assembly(TEXT)


def test_each_number_leads_back(module: irkit.Module) -> None:
    tables = irkit.facts(module, ["function:id", "instruction:opcode", "variable:id"])
    functions = {row["id"]: function_of_id(module, row["function"]) for row in tables["function__id"].to_pylist()}
    assert functions == {f"@{one.name}": one for one in module.functions}
    opcodes = [
        (instruction_of_id(module, row["instruction"]).opcode, row["opcode"])
        for row in tables["instruction__opcode"].to_pylist()
    ]
    assert [made for made, _ in opcodes] == [wanted for _, wanted in opcodes] == ["add", "br", "ret"]
    names = {row["id"]: variable_of_id(module, row["variable"]) for row in tables["variable__id"].to_pylist()}
    assert all(f"%{value.name}" == name for name, value in names.items())


def test_numbers_of_nothing_and_of_other_things(module: irkit.Module) -> None:
    second = module["second"]
    assert isinstance(second, irkit.Function)
    values = [*second.arguments]
    for block in second.blocks:
        values += [block, *block.instructions]
    (row, *_) = irkit.facts(module, ["instruction:opcode"])["instruction__opcode"].to_pylist()
    start = row["instruction"] - values.index(next(second.walk()))
    assert [variable_of_id(module, start + place) for place in range(len(values))] == values
    assert block_of_id(module, start + 2) is second.blocks[0]
    with pytest.raises(NotFoundError, match="which is no instruction"):
        instruction_of_id(module, start)
    with pytest.raises(NotFoundError, match="which is no block"):
        block_of_id(module, start)
    with pytest.raises(NotFoundError, match="@second has no variable or instruction with the number"):
        variable_of_id(module, start + len(values))
    with pytest.raises(NotFoundError, match="has no function with the number"):
        function_of_id(module, start)
    with pytest.raises(NotFoundError, match="has no variable or instruction with the number"):
        variable_of_id(module, 0)


def test_the_first_and_the_last_function() -> None:
    module = irkit.parse_assembly("define void @a() {\n  ret void\n}\ndefine void @b() {\n  ret void\n}")
    rows = irkit.facts(module, ["instruction:function"])["instruction__function"].to_pylist()
    assert [instruction_of_id(module, row["instruction"]).function.name for row in rows] == ["a", "b"]
    assert [function_of_id(module, row["function"]).name for row in rows] == ["a", "b"]
    with pytest.raises(NotFoundError, match="has no function with the number"):
        function_of_id(module, rows[-1]["function"] + 1)
    beyond = 2 * rows[1]["instruction"] - rows[0]["instruction"]
    with pytest.raises(NotFoundError, match="has no variable or instruction with the number"):
        variable_of_id(module, beyond)
