"""What is computed of functions: control flow, dominance."""
