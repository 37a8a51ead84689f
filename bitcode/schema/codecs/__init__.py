"""Generated: `python -m bitcode.schema.generate` writes these from the declarations in `bitcode.schema.blocks`."""
