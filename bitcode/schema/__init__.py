"""What each block and record of LLVM bitcode holds, declared once in Construct (`blocks/`), and the codecs of it.

`codes` has LLVM's numbers, `leaves` and `declare` the vocabulary of the declarations, `blocks/` one file per block,
`names` the names for whoever shows a file to people, `codecs/` the Python that `python -m bitcode.schema.generate`
writes from the declarations. Importing this package imports none of them: reading a file needs only the codecs.
"""
