"""Queries over modules: SQL (`select`), rules of one's own (`apply_rules`), and questions that are ready (`ask`).

>>> from irkit import query
>>> query.select([module], "SELECT caller, count(*) FROM callgraph GROUP BY caller").rows
>>> query.ask("loops", [module]).rows
"""

from irkit.query.questions import QUESTIONS, Answer, Question, ask
from irkit.query.run import QueryError, apply_rules, select

__all__ = ["QUESTIONS", "Answer", "QueryError", "Question", "apply_rules", "ask", "select"]
