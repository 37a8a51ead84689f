"""How fast irkit is beside LLVM's tools: `python -m benchmarks` measures it; other programs here stand alone."""
