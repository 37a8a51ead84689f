"""The comparison of llvm-diff: functions by structure, values by what they stand for, blocks by their instructions."""
