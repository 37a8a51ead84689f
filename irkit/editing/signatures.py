"""Functions and variables of another type, with the calls of the functions (what LLVM's passes do by a new function
and `replaceAllUsesWith`)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from irkit.attributes import FIRST_ARGUMENT_INDEX, FUNCTION_INDEX, RETURN_INDEX, AttributeList
from irkit.errors import EditError, UnsupportedError
from irkit.functions import Function
from irkit.globals import GlobalValue, GlobalVariable
from irkit.guarding import put
from irkit.instruction_base import CallBase
from irkit.module import Module
from irkit.terminators import ReturnInst
from irkit.types import FunctionType, Type, VoidType, is_sized
from irkit.values import Argument, Value, describe, use_list

Fill = Mapping[int, Value | Callable[[CallBase], Value]]


def change_function_type(
    function: Function,
    ty: FunctionType,
    sources: Sequence[int | None] | None,
    calls: bool,
    returns: bool,
    fill: Fill | None,
) -> None:
    """Give a function another type: `Function.change_type`."""
    SignatureChange(function, ty, sources, fill or {}).run(calls, returns)


def change_variable_type(variable: GlobalVariable, ty: Type, initializer: Value | None = None) -> None:
    """Give a variable another type: `GlobalVariable.change_type`."""
    check_pointers(variable)
    if not isinstance(ty, Type) or not is_sized(ty):
        raise EditError(f"{variable.describe()} cannot be of type {ty}, which has no size")
    if initializer is None and not variable.is_declaration and ty is not variable.value_type:
        raise EditError(f"{variable.describe()} needs an initializer of its new type {ty}")
    old = variable.value_type
    variable.value_type = ty
    try:
        if initializer is not None:
            variable.initializer = initializer
    except EditError:
        variable.value_type = old
        raise


def check_pointers(value: GlobalValue) -> None:
    """Raise UnsupportedError where the type of a global is a part of the type of pointers to it."""
    module = value.module_of()
    if not module.opaque_pointers:
        raise UnsupportedError(
            f"another type for {value!r} in a module of LLVM {module.dialect.llvm_version} with typed pointers"
        )


class SignatureChange:
    """One change: `sources` has for each new parameter the number of the old one that it is, None for a new one."""

    def __init__(self, function: Function, ty: FunctionType, sources: Sequence[int | None] | None, fill: Fill) -> None:
        check_pointers(function)
        if not isinstance(ty, FunctionType):
            raise EditError(f"{function.describe()} cannot be of type {ty}, which is no function type")
        self.function: Function = function
        self.module: Module = function.module_of()
        self.old: FunctionType = function.function_type
        self.ty: FunctionType = ty
        self.sources: list[int | None] = self.checked(sources)
        self.fill: Fill = fill

    def checked(self, sources: Sequence[int | None] | None) -> list[int | None]:
        """The sources; parameters that keep place and type, if none are given."""
        old, new = self.old.parameters, self.ty.parameters
        if sources is None:
            return [i if i < len(old) and old[i] is parameter else None for i, parameter in enumerate(new)]
        found = list(sources)
        if len(found) != len(new):
            raise EditError(f"{len(found)} sources for the {len(new)} parameters of {self.ty}")
        known = [source for source in found if source is not None]
        if len(set(known)) < len(known):
            raise EditError(f"two parameters of {self.ty} cannot be the same one of {self.old}")
        for place, source in enumerate(found):
            if source is None:
                continue
            if not isinstance(source, int) or not 0 <= source < len(old):
                raise EditError(f"{self.function.describe()} has {len(old)} parameters, and none at {source!r}")
            if old[source] is not new[place]:
                raise EditError(f"parameter {place} is of type {new[place]}, and {source} was of type {old[source]}")
        return found

    def run(self, calls: bool, returns: bool) -> None:
        function = self.function
        removed = [argument for argument in function.arguments if argument.index not in self.sources]
        for argument in removed:
            users = use_list(argument)
            if users:
                raise EditError(f"{argument.describe()} cannot be removed: {users[0].user.describe()} still uses it")
        ends = [one for one in function.instructions if isinstance(one, ReturnInst)]
        wrong = [end for end in ends if self.ty.return_type is not self.old.return_type]
        if wrong and not returns:
            raise EditError(
                f"{wrong[0].describe()} returns {self.old.return_type}, and not {self.ty.return_type}: "
                "change_type(…, returns=True) lets it return nothing, or poison"
            )
        callers = [call for call in dict.fromkeys(function.callers()) if call.function_type is not self.ty]
        if callers and not calls:
            first, *_ = callers
            raise EditError(
                f"{first.describe()} calls {function!r} as {first.function_type}: "
                "change_type(…, calls=True) changes the calls"
            )
        planned = [(call, self.call_arguments(call)) for call in callers]
        self.change_function(removed)
        for end in wrong:
            self.change_return(end)
        for call, arguments in planned:
            self.change_call(call, arguments)

    # The function

    def change_function(self, removed: list[Argument]) -> None:
        function = self.function
        for argument in removed:
            function.replace_local_metadata(argument, None)
        arguments: list[Argument] = []
        for place, source in enumerate(self.sources):
            if source is None:
                arguments.append(Argument(self.ty.parameters[place], function, place))
            else:
                arguments.append(function.arguments[source])
        has_lists = any(argument._uses is not None for argument in function.arguments)
        for place, argument in enumerate(arguments):
            put(argument, "index", place)
            if argument._uses is None and has_lists:
                argument._uses = []
        function.arguments = arguments
        function.value_type = self.ty
        function.attribute_list = self.renumbered(function.attribute_list, self.sources)
        function.forget_symbols()

    def change_return(self, end: ReturnInst) -> None:
        ty = self.ty.return_type
        end.replace_operands([] if isinstance(ty, VoidType) else [self.module.context.poison(ty)])

    def renumbered(self, attributes: AttributeList | None, sources: Sequence[int | None]) -> AttributeList | None:
        """The attributes of what now comes from these places; those of another result go."""
        if attributes is None:
            return None
        sets = {FUNCTION_INDEX: attributes.function} if attributes.function is not None else {}
        if attributes.result is not None and self.ty.return_type is self.old.return_type:
            sets[RETURN_INDEX] = attributes.result
        for place, source in enumerate(sources):
            own = attributes.parameter(source) if source is not None else None
            if own is not None:
                sets[FIRST_ARGUMENT_INDEX + place] = own
        return self.module.context.attribute_list(sets) if sets else None

    # Calls

    def call_arguments(self, call: CallBase) -> list[Value]:
        """The arguments that a call is to have. Raises EditError for a call that cannot be one of the new type."""
        if call.function_type is not self.old:
            raise EditError(f"{call.describe()} calls {self.function!r} as {call.function_type}, which it is not")
        extra = list(call.arguments[len(self.old.parameters) :])
        if extra and not self.ty.is_vararg:
            raise EditError(f"{call.describe()} has {len(extra)} arguments more than {self.ty} takes")
        if self.ty.return_type is not call.type and use_list(call):
            raise EditError(f"{use_list(call)[0].user.describe()} uses {call!r}, which would be {self.ty.return_type}")
        home = call.function
        arguments: list[Value] = []
        for place, parameter in enumerate(self.ty.parameters):
            source = self.sources[place]
            value = call.arguments[source] if source is not None else self.new_argument(place, call)
            if value.type is not parameter:
                raise EditError(f"{describe(value)} of type {value.type} cannot be argument {place} of {self.ty}")
            arguments.append(home.owned_value(value, call) if home is not None else value)
        return [*arguments, *extra]

    def new_argument(self, place: int, call: CallBase) -> Value:
        """What a call passes for a new parameter: poison, if nothing is said."""
        found = self.fill.get(place)
        if found is None:
            return self.module.context.poison(self.ty.parameters[place])
        value = found if isinstance(found, Value) else found(call)
        if not isinstance(value, Value):
            raise EditError(f"argument {place} of {call.describe()} cannot be {value!r}, which is no value")
        return value

    def change_call(self, call: CallBase, arguments: list[Value]) -> None:
        sources = [*self.sources, *range(len(self.old.parameters), call.argument_count)]
        if self.ty.return_type is not call.type:
            if call.name:
                call.name = ""
            call.poison_debug_uses()
            put(call, "type", self.ty.return_type)
        call.change_call(self.ty, call.callee, arguments, call.bundle_inputs())
        call.attribute_list = self.renumbered(call.attribute_list, sources)
