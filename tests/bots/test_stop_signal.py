"""Ctrl-C and SIGTERM are heard at moments at which nothing is half done."""

from __future__ import annotations

import os
import signal
from threading import Thread

import pytest

from emberhold.bots.stop_signal import Stopped, StopSignal


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_a_signal_breaks_in_only_where_it_may(number: int) -> None:
    with StopSignal() as stop:
        os.kill(os.getpid(), number)
        assert stop.signal == number
        with pytest.raises(Stopped), stop.breaking_in():
            pytest.fail("somebody had asked before this began")
    with StopSignal() as stop:
        with pytest.raises(Stopped), stop.breaking_in():
            os.kill(os.getpid(), number)
        assert stop.signal == number


def test_asking_twice_is_asking_once() -> None:
    with StopSignal() as stop:
        os.kill(os.getpid(), signal.SIGINT)
        os.kill(os.getpid(), signal.SIGTERM)
        assert stop.signal == signal.SIGINT


def test_afterwards_signals_do_what_they_did_before() -> None:
    before = [signal.getsignal(number) for number in (signal.SIGINT, signal.SIGTERM)]
    with StopSignal():
        assert signal.getsignal(signal.SIGINT) != before[0]
    assert [signal.getsignal(number) for number in (signal.SIGINT, signal.SIGTERM)] == before


def test_other_threads_hear_nothing_and_do_not_mind() -> None:
    heard: list[int] = []

    def work() -> None:
        with StopSignal() as stop, stop.breaking_in():
            heard.append(stop.signal)

    thread = Thread(target=work)
    thread.start()
    thread.join()
    assert heard == [0]
