"""Stand-ins for the engines, which are large: `install` puts one where its name is looked for. They do the work in this
process, and note what was asked of them."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Callable
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest


class Died(Exception):
    """What an engine says of a job whose workers died, one after another."""


class Future:
    def __init__(self, function: Callable[..., Any], argument: object, deadly: Callable[[Any], bool]) -> None:
        self.function = function
        self.argument = argument
        self.deadly = deadly

    def result(self) -> Any:
        if self.deadly(self.argument):
            raise Died
        return self.function(self.argument)


class Engine:
    """`missing` are modules that no worker can import, `gone` those that the scheduler cannot; of jobs for which
    `deadly` holds workers die; `connected` says that the process is connected to a cluster."""

    def __init__(self) -> None:
        self.missing: set[str] = set()
        self.gone: set[str] = set()
        self.deadly: Callable[[Any], bool] = lambda job: False
        self.connected = False
        self.said: list[object] = []
        self.most = 0
        self.under_way = 0

    def imported(self, name: str) -> ModuleType:
        if name in self.missing:
            raise ImportError(f"No module named '{name}'")
        return importlib.import_module(name)

    # Dask

    def dask(self) -> ModuleType:
        engine = self

        class Client:
            def __init__(self, cluster: object = None) -> None:
                engine.said.append("client")

            def run_on_scheduler(self, function: object, name: str) -> None:
                if name in engine.gone:
                    raise ImportError(f"No module named '{name}'")

            def run(self, function: object, name: str, on_error: str) -> dict[str, object]:
                assert on_error == "return"
                try:
                    return {"tcp://here": engine.imported(name)}
                except ImportError as error:
                    return {"tcp://here": error}

            def map(self, function: Callable[..., Any], jobs: list[Any], pure: bool, retries: int) -> list[Future]:
                engine.said.append(("map", pure, retries))
                return [Future(function, job, engine.deadly) for job in jobs]

            def close(self) -> None:
                engine.said.append("client closed")

        def cluster(**options: object) -> SimpleNamespace:
            engine.said.append(options)
            return SimpleNamespace(close=lambda: engine.said.append("cluster closed"))

        def get_client() -> Client:
            if not engine.connected:
                raise ValueError("no client")
            return Client()

        made = ModuleType("dask.distributed")
        made.__dict__.update(
            get_client=get_client,
            Client=Client,
            LocalCluster=cluster,
            KilledWorker=Died,
            as_completed=reversed,
        )
        return made

    # Ray

    def ray(self) -> ModuleType:
        engine = self

        class Crashed(Exception):
            pass

        def remote(function: object = None, **options: object) -> Any:
            if function is None:
                engine.said.append(options)
                return remote

            def call(argument: Any) -> Future:
                if not isinstance(argument, str):
                    engine.under_way += 1
                    engine.most = max(engine.most, engine.under_way)
                return Future(engine.imported if isinstance(argument, str) else function, argument, engine.deadly)  # type: ignore[arg-type]

            return SimpleNamespace(remote=call)

        def wait(waiting: list[Future], num_returns: int) -> tuple[list[Future], list[Future]]:
            assert num_returns == 1
            engine.under_way -= 1
            return waiting[-1:], waiting[:-1]

        made = ModuleType("ray")
        made.__dict__.update(
            exceptions=SimpleNamespace(WorkerCrashedError=Died, OutOfMemoryError=Crashed),
            is_initialized=lambda: engine.connected,
            init=lambda **options: engine.said.append(options),
            shutdown=lambda: engine.said.append("shut down"),
            remote=remote,
            wait=wait,
            get=lambda future: future.result(),
        )
        return made

    def install(self, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
        if name == "dask":
            monkeypatch.setitem(sys.modules, "dask", ModuleType("dask"))
            monkeypatch.setitem(sys.modules, "dask.distributed", self.dask())
        else:
            monkeypatch.setitem(sys.modules, "ray", self.ray())
