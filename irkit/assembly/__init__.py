"""What module-level assembly says of symbols: which it defines, binds and uses, without an assembler.

Directives, labels, macros and conditions are those that all of LLVM's assemblers have. An instruction is taken as it
stands: of its operands a table by architecture (`targets.py`) tells what is no symbol.
"""
