"""The trees of the grammar: a node is a plan, one for all statements of a shape.

A statement is a top-level entity, the head of a function, an item of its body, or the `}` that closes it. Two
statements that differ only in their variable pieces (names, numbers, strings) have one shape and share one tree; a
terminal's text is `node.text`, or where `node.slot >= 0` the piece of that number. What a plan's node stands for may
be kept in `node.cache` as long as nothing below it has a slot, marked with `node.cache_owner` for the parse it
belongs to.

Pieces, by terminal:

    LOCAL GLOBAL COMDAT              the name without its sigil: `x`, `"a b"` (quoted, as written), or digits: a number
    METADATA_ID ATTRIBUTE_ID SUMMARY_ID   the digits
    STRING METADATA_STRING CHARACTERS     the string in its quotes, as written: `"a\\00"`; no `!`, no `c`
    INT FLOAT HEX                    as written: `-5`, `u0x1F`; `1.5e+3`; `0xK3FFF`
    LABEL (as item of a body only)   the name without the colon: `entry`, `"a b"`, `5`

Terminals with fixed text: IDENT (a word), METADATA_NAME (without `!`), LABEL (without the colon; the name of a field or
an argument), CONSTANT (true false null none undef poison zeroinitializer), PRIMITIVE, INTEGER_TYPE (`i32`), VOID,
METADATA, PTR, EXTERNAL, GLOBAL_KIND, ALIAS_KIND, TAIL, BINARY, COMPARE, CAST (an opcode's word), CLOSE (`}`).

The rules and their children, in order; `x*` is any number, `x?` may be absent, `a|b` one of both:

Statements
    source_filename, triple, datalayout, module_asm     STRING
    type_definition     LOCAL  (TYPE | opaque)
    comdat_definition   COMDAT  IDENT
    global              GLOBAL  (no_external | EXTERNAL)  words  GLOBAL_KIND  TYPE  (VALUE | no_value)  global_items
                        attributes
    alias               GLOBAL  (no_external | EXTERNAL)  words  ALIAS_KIND  TYPE  aliasee  global_items
    declare             attachments  words  TYPE  GLOBAL  parameters  suffixes
    define              words  TYPE  GLOBAL  parameters  suffixes  attachments
    attribute_group     ATTRIBUTE_ID  words
    metadata_definition METADATA_ID  distinct?  (tuple | specialised)
    named_metadata      METADATA_NAME  (METADATA_ID | specialised)*
    summary_entry       SUMMARY_ID  (LABEL | IDENT)  (INT | list)
    uselistorder        TYPE  VALUE  INT*
    uselistorder_bb     GLOBAL  LOCAL  INT*
    LABEL               (the start of a basic block)
    instruction         (LOCAL | no_result)  OPERATION  items
    debug_record        IDENT  MD*
    CLOSE               (the end of a body)

Parts of entities
    opaque, no_external, no_value, no_result, no_tail, vararg, distinct     nothing
    aliasee             TYPE  VALUE, or one constant expression
    global_items        (section | partition | comdat | align | attachment | code_model | IDENT)*
    attributes          (WORD | ATTRIBUTE_ID)*
    parameters          parameter*  vararg?
    parameter           TYPE  words  LOCAL?
    suffixes            (WORD | ATTRIBUTE_ID | addrspace | section | partition | comdat | gc | prefix | prologue |
                        personality)*
    section, partition, code_model, gc     STRING
    prefix, prologue, personality          TYPE  VALUE
    comdat              COMDAT?
    attachments         attachment*
    attachment          METADATA_NAME  (METADATA_ID | tuple | specialised)

WORD: flags, attributes, linkages, calling conventions
    words               WORD*; also addrspace in heads and calls, ATTRIBUTE_ID and assigned in attribute groups,
                        BINARY in atomicrmw, inrange in constant getelementptr
    IDENT               (`cc10` without a space is an IDENT, with one it is `cc`)
    STRING              (a string attribute without a value)
    string_attribute    STRING  STRING
    align, cc           INT
    addrspace           INT | STRING
    assigned            IDENT  INT        (`alignstack=16`)
    inrange             INT  INT
    applied             IDENT  ARGUMENT*  (`sret(%T)`, `memory(argmem: read, none)`)
ARGUMENT: TYPE | INT | STRING | IDENT |
    typed_integer       TYPE  INT         (the first number of `range(i32 0, 10)`, and the second is an INT)
    group               ARGUMENT*         (`(0, 4)`)
    choices             IDENT*            (`nan inf`, `a|b`)
    labelled            LABEL  (IDENT | choices)

TYPE: PRIMITIVE | INTEGER_TYPE | VOID | METADATA | PTR | LOCAL (a named type) |
    pointer_in          PTR  addrspace
    pointer             TYPE  addrspace?  (typed)
    array, vector, scalable_vector     INT  TYPE
    struct, packed_struct              TYPE*
    function_type       TYPE (the result)  TYPE*  vararg?
    target_type         STRING  (TYPE | INT)*

VALUE: LOCAL | GLOBAL | INT | FLOAT | HEX | CONSTANT | CHARACTERS (c"...") |
    struct_value, packed_struct_value, array_value, vector_value, ptrauth, splat     typed*
    typed               TYPE  VALUE
    asm                 words  STRING  STRING
    blockaddress        GLOBAL  LOCAL
    dso_local_equivalent, no_cfi     GLOBAL
constant expressions, also VALUEs
    binary_constant     (BINARY | COMPARE)  words  TYPE  VALUE  TYPE  VALUE
    cast_constant       CAST  words  TYPE  VALUE  TYPE
    gep_constant        words  TYPE  (typed | inrange_index)*     (the first typed is the pointer)
    inrange_index       typed             (`inrange i32 1`)
    fneg_constant       words  TYPE  VALUE
    select_constant     words  TYPE  VALUE  TYPE  VALUE  TYPE  VALUE
    extractelement_constant                             TYPE  VALUE  TYPE  VALUE
    insertelement_constant, shufflevector_constant      TYPE  VALUE  TYPE  VALUE  TYPE  VALUE
    extractvalue_constant   TYPE  VALUE  INT*
    insertvalue_constant    TYPE  VALUE  TYPE  VALUE  INT*

OPERATION; what follows commas and is not listed here is in the instruction's items
    items               (typed | INT | align | addrspace | attachment | incoming)*
    ret_void            VOID
    ret                 TYPE  VALUE
    br                  TYPE  VALUE       (the condition or label; the two labels are items)
    switch              TYPE  VALUE  TYPE  VALUE  case*
    case                TYPE  VALUE  TYPE  VALUE
    indirectbr          TYPE  VALUE  typed*
    CALLEE is           words  TYPE  VALUE  arguments  attributes  bundles
    call                (TAIL | no_tail)  CALLEE
    invoke              CALLEE  TYPE  VALUE  TYPE  VALUE
    callbr              CALLEE  TYPE  VALUE  targets
    targets, handlers   typed*
    resume              TYPE  VALUE
    unreachable         nothing
    catchswitch         (LOCAL | CONSTANT)  handlers  (to_caller | typed)
    catchret            (LOCAL | CONSTANT)  TYPE  VALUE
    cleanupret          (LOCAL | CONSTANT)  (to_caller | typed)
    catchpad, cleanuppad     (LOCAL | CONSTANT)  arguments
    fneg                words  TYPE  VALUE
    binary              BINARY  words  TYPE  VALUE  VALUE
    compare             COMPARE  words  TYPE  VALUE  VALUE      (flags and the predicate are words)
    cast                CAST  words  TYPE  VALUE  TYPE
    extractelement      TYPE  VALUE  TYPE  VALUE
    insertelement, shufflevector     TYPE  VALUE  TYPE  VALUE  TYPE  VALUE
    extractvalue        TYPE  VALUE  INT                        (further indices are items)
    insertvalue         TYPE  VALUE  TYPE  VALUE  INT
    alloca              words  TYPE                             (the count, typed, is an item)
    load                words  TYPE  TYPE  VALUE  words
    store               words  TYPE  VALUE  TYPE  VALUE  words
    fence               words
    cmpxchg             words  TYPE  VALUE  TYPE  VALUE  TYPE  VALUE  words
    atomicrmw           words  TYPE  VALUE  TYPE  VALUE  words  (the operation is among the first words)
    getelementptr       words  TYPE  TYPE  VALUE                (the indices, typed, are items)
    phi                 words  TYPE                             (incoming are items)
    incoming            VALUE  VALUE
    select              words  TYPE  VALUE  TYPE  VALUE  TYPE  VALUE
    freeze              TYPE  VALUE
    va_arg              TYPE  VALUE  TYPE
    landingpad          TYPE  (cleanup | catch | filter)*
    catch, filter       TYPE  VALUE
    arguments           (argument | metadata_argument)*  vararg?
    argument            TYPE  words  VALUE
    metadata_argument   METADATA  MD
    bundles             bundle*
    bundle              STRING  (argument | metadata_argument)*

MD: METADATA_ID | METADATA_STRING |
    typed_metadata      TYPE  VALUE
    tuple               (MD | CONSTANT)*  (of the constants only null is right; text `null`)
    specialised         METADATA_NAME  (field | FIELD_VALUE)*
    field               LABEL  FIELD_VALUE
FIELD_VALUE: MD | INT | HEX | STRING | IDENT (also true, false, null) |
    flags               (IDENT | INT)*    (`DIFlagPublic | DIFlagVector | 2097152`)
    list                (MD | CONSTANT)*  (`operands: {!1, null}`)

Summaries
    list                (field | SVALUE)*
    field               (LABEL | IDENT)  SVALUE
SVALUE: INT | STRING | SUMMARY_ID | IDENT | list |
    flagged             IDENT  SUMMARY_ID     (`readonly ^2`)
    range               INT  INT              (`[0, 7]`)
"""

from __future__ import annotations


class Node:
    """A node of a plan; the module's description lists the rules."""

    def __init__(self, rule: str, children: list[Node], text: str, slot: int, first: int) -> None:
        self.rule = rule  # the grammar's alias, rule or terminal
        self.children = children
        self.text = text  # a terminal's fixed text, without sigils; "" where `slot` names a piece
        self.slot = slot  # number of the statement's piece that is the terminal's text, or -1
        self.first = first  # ordinal of the node's first token in its statement; of the next token for an empty node
        self.cache: object = None  # what the binder keeps here is its own
        self.cache_owner: object = None

    def __repr__(self) -> str:
        if self.slot >= 0:
            return f"{self.rule}[{self.slot}]"
        if self.text:
            return f"{self.rule}({self.text})"
        return f"{self.rule}<{len(self.children)}>"
