"""The syntax of LLVM assembly: source texts, their statements, and the trees of the grammar."""
