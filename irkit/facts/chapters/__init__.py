"""The relations, a chapter a file."""
