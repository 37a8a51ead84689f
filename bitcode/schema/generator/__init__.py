"""Turns the declarations into straight-line Python: `shared` has what reading and writing codecs have in common."""
