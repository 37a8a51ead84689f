"""Intrinsic functions (LangRef, "Intrinsic Functions"), by what they are about."""
