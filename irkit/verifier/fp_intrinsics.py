from irkit.verifier.intrinsic_rules import IntrinsicRule

RULES_OF_INTRINSICS: dict[str, IntrinsicRule] = {}
