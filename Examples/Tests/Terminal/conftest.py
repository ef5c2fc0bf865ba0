"""A terminal for each test."""

import pytest

from programs import binaries
from terminal import Terminal


@pytest.fixture
def terminal(backend):
    """Starts the sample About in a terminal."""
    opened = []

    def open_terminal(*arguments, **settings):
        command = [binaries() / "about", "--host", "terminal", "--backend", backend.url, *arguments]
        opened.append(Terminal(command, **settings))
        return opened[-1]

    yield open_terminal
    for it in opened:
        it.stop()
