"""The numbers that a module's types, values, attributes and metadata have in bitcode (LLVM's `ValueEnumerator`)."""
