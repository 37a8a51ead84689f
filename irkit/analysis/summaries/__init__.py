"""Summaries for ThinLTO, made from a module (LLVM's ModuleSummaryAnalysis; LangRef, "ThinLTO Summary")."""

from irkit.analysis.summaries.build import build_summary

__all__ = ["build_summary"]
