"""A peephole optimiser with `match`: `python examples/peephole.py FILE OUT`

A rule is a case: an instruction's class, its opcode and operands, and what is as good.
"""

from __future__ import annotations

import sys

import irkit


def simpler(instruction: irkit.Instruction) -> irkit.Value | None:
    """A value that the instruction can give way to."""
    match instruction:
        case irkit.BinaryOperator(
            "add" | "or" | "xor" | "shl" | "lshr" | "ashr" | "sub", left, irkit.ConstantInt(value=0)
        ):
            return left
        case irkit.BinaryOperator("add" | "or" | "xor", irkit.ConstantInt(value=0), right):
            return right
        case irkit.BinaryOperator("mul" | "sdiv" | "udiv", left, irkit.ConstantInt(value=1)):
            return left
        case irkit.BinaryOperator("and" | "or", left, right) if left is right:
            return left
        case irkit.BinaryOperator("sub" | "xor", left, right) if left is right:
            return irkit.null(instruction.type)
        case irkit.SelectInst(_, yes, no) if yes is no:
            return yes
        case irkit.PHINode(incoming=[(value, _), *rest]) if value is not instruction:
            return value if isinstance(value, irkit.Constant) and all(one is value for one, _ in rest) else None
    return None


def cheaper(instruction: irkit.Instruction) -> irkit.Instruction | None:
    """Another instruction for the same value, put before it."""
    match instruction:
        case irkit.BinaryOperator("mul", left, irkit.ConstantInt(value=value)) if (
            value > 1 and value & (value - 1) == 0
        ):
            builder = irkit.IRBuilder()
            builder.position_before(instruction)
            made = builder.shl(left, irkit.const(instruction.type, value.bit_length() - 1), instruction.name)
            return made if isinstance(made, irkit.Instruction) else None
    return None


def optimize(module: irkit.Module) -> int:
    """Apply the rules until none fits; returns how often one did."""
    count = 0
    waiting = list(module.walk())
    while waiting:
        instruction = waiting.pop()
        if instruction.parent is None:
            continue
        better = simpler(instruction) or cheaper(instruction)
        if better is None:
            continue
        users = [user for user in instruction.users if isinstance(user, irkit.Instruction)]
        instruction.replace_all_uses_with(better)
        instruction.erase_from_parent()
        waiting += users
        count += 1
    return count


def main(arguments: list[str]) -> int:
    if len(arguments) != 2:
        print(__doc__, file=sys.stderr)
        return 2
    module = irkit.load(arguments[0])
    print(f"{optimize(module)} instructions replaced")
    irkit.save(module, arguments[1])
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
