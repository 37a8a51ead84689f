"""What bringing a module to a newer release changes before the passes that every release has: attributes, types, and
the constants that are made of others. `run` does all of it."""
