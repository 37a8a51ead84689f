"""Files that hold bitcode among other things: archives, and objects with a section for it.

What a container is, `kinds` tells by its first bytes; `parts` takes it apart, containers in containers too, into what
is none; `members` finds `FILE:member`, `rewriting` puts another module in the place of one. Knows nothing of what
bitcode means.
"""
