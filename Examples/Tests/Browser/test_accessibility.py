"""Every state of the sample About, in both languages and appearances, under axe."""

import pytest

SETTINGS = [("en", False), ("en", True), ("fa", False), ("fa", True)]


@pytest.fixture(params=SETTINGS, ids=["english-light", "english-dark", "persian-light", "persian-dark"])
def opened(request, page):
    languages, dark = request.param
    return lambda url: page.open(url, languages=languages, dark=dark)


def test_the_indicator(about, backend, opened):
    backend.set(about="slow")
    page = opened(about.url)
    page.waits(lambda it: it.is_busy, "the indicator")
    assert page.violations() == []
    backend.set(about="ok")


def test_the_text(about, opened):
    page = opened(about.url)
    page.waits(lambda it: it.find('[data-k="text-2.1"]'), "the text")
    assert page.violations() == []


def test_the_dialog_and_the_screen_behind_it(about, backend, opened):
    backend.set(about="error")
    page = opened(about.url)
    page.waits(lambda it: it.dialog, "the dialog")
    assert page.violations() == []
    page.press_first("dialog[open] button:last-of-type")
    page.waits(lambda it: it.find('[data-k="text-3.1"]'), "the missing text")
    assert page.violations() == []


def test_the_terms(about, opened):
    page = opened(about.url)
    page.press_first("button.primary")
    page.waits(lambda it: it.find("form[data-scene^=Terms] .text"), "the terms")
    assert page.violations() == []
