"""Pictures of functions: their control flow for graphviz, and HTML for notebooks."""
