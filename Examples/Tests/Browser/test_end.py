"""A server that is told to end while browsers are connected."""

import signal

from programs import PATIENCE


def test_the_sample_ends_though_a_page_is_open(about, page):
    page.open(about.url)
    page.waits(lambda it: "Scenery is a toolkit" in it.main, "the text")
    about.process.send_signal(signal.SIGTERM)
    assert about.process.wait(PATIENCE) == 0
