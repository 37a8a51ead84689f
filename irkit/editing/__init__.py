"""Edits that are more than a method, of whole modules among them: what is taken out, taken away, renamed, refused."""
