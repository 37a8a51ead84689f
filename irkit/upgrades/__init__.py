"""What LLVM N's bitcode reader changes in a module as it reads it: `irkit.upgrade`, as passes over tables by version;
`run` has them all.

The package is called `upgrades` because `irkit.upgrade` is the façade's function: a package of that name would hide it.
"""
