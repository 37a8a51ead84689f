"""The declarations, one module per block; `ALL` in `bitcode.schema.blocks.all` has them all."""
