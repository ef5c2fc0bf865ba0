"""A server that is told to end while browsers are connected."""

import signal
import socket

from programs import PATIENCE


def test_the_sample_ends_though_a_page_is_open(about, page):
    page.open(about.url)
    page.waits(lambda it: "Scenery is a toolkit" in it.main, "the text")
    about.process.send_signal(signal.SIGTERM)
    assert about.process.wait(PATIENCE) == 0


def test_the_sample_ends_though_a_connection_was_opened_in_advance(about, page):
    with socket.create_connection(("127.0.0.1", about.port)):
        page.open(about.url)
        page.waits(lambda it: "Scenery is a toolkit" in it.main, "the text")
        about.process.send_signal(signal.SIGTERM)
        assert about.process.wait(PATIENCE) == 0
