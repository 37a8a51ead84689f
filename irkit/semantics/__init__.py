"""What LLVM's IR means: the table of semantics, and what is made from it."""
