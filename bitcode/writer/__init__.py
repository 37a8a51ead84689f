"""The bitcode writer: the model into the bytes that LLVM's writer of the module's dialect makes of it."""
