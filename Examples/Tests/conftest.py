"""The programs under test, each started with its test and ended with it."""

import pytest

from programs import Backend, WebSample


@pytest.fixture
def backend():
    backend = Backend()
    yield backend
    backend.stop()


@pytest.fixture
def about(backend, tmp_path):
    """The sample About in the web host."""
    sample = WebSample("about", backend, tmp_path).start()
    yield sample
    sample.kill()


@pytest.fixture
def gallery(backend, tmp_path):
    """All samples in the web host."""
    sample = WebSample("samples", backend, tmp_path).start()
    yield sample
    sample.kill()
