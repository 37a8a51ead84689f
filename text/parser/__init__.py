"""LLVM assembly into the model. `text.parser.module` tells the stages."""
