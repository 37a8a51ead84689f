"""Changes to whole modules: what is taken out, taken away, renamed."""
