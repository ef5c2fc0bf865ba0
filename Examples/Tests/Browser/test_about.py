"""The sample About in a browser: every state it has."""

import urllib.request

import pytest

ENGLISH = "Scenery is a toolkit"
PERSIAN = "سینری ابزاری است"


def test_the_page_is_complete_before_any_script(about, backend):
    backend.set(about="slow")
    with urllib.request.urlopen(about.url) as answer:
        html = answer.read().decode()
    assert "Version 1.2.0 (build 34)" in html
    assert "<h1" in html and ">About</h1>" in html
    backend.set(about="ok")


def test_the_indicator_is_shown_until_the_text_comes(about, backend, page):
    backend.set(about="slow")
    page.open(about.url)
    page.waits(lambda it: it.is_busy, "the indicator")
    assert "Version 1.2.0 (build 34)" in page.main
    assert ENGLISH not in page.main

    backend.set(about="ok")
    page.waits(lambda it: ENGLISH in it.main, "the text")
    page.waits(lambda it: not it.is_busy, "the end of the indicator")
    assert page.complaints() == []


def test_a_failure_is_a_dialog_and_retry_fetches_the_text(about, backend, page):
    backend.set(about="error")
    page.open(about.url)
    page.waits(lambda it: "Server error" in it.dialog, "the dialog")
    assert "The content is being moved; try again in a minute." in page.dialog
    assert not page.is_busy

    page.press("Try again")
    page.waits(lambda it: "Server error" in it.dialog, "the dialog again")
    backend.set(about="ok")
    page.press("Try again")
    page.waits(lambda it: ENGLISH in it.main, "the text")
    assert page.dialog == ""


def test_a_closed_dialog_leaves_another_way_to_try_again(about, backend, page):
    backend.set(about="error")
    page.open(about.url)
    page.waits(lambda it: it.dialog, "the dialog")
    page.press("Close")
    page.waits(lambda it: not it.dialog, "the end of the dialog")
    assert "The text could not be fetched." in page.main

    backend.set(about="ok")
    page.press("Try again")
    page.waits(lambda it: ENGLISH in it.main, "the text")


def test_the_terms_open_on_a_tap_and_back_leads_to_the_text(about, page):
    page.open(about.url)
    page.waits(lambda it: ENGLISH in it.main, "the text")
    page.press("Terms of use")
    page.waits(lambda it: "for any purpose" in it.main, "the terms")
    assert page.heading == "Terms of use"
    page.press("Back")
    page.waits(lambda it: it.heading == "About", "the way back")
    assert ENGLISH in page.main


def test_the_browsers_own_back_leads_back_too(about, page):
    page.open(about.url)
    page.waits(lambda it: ENGLISH in it.main, "the text")
    page.press("Terms of use")
    page.waits(lambda it: it.heading == "Terms of use", "the terms")
    page.browser.back()
    page.waits(lambda it: it.heading == "About", "the way back")


def test_a_person_who_reads_persian_gets_a_persian_page(about, page):
    page.open(about.url, languages="fa-IR,en;q=0.5")
    page.waits(lambda it: PERSIAN in it.main, "the text")
    assert page.language == ("fa", "rtl")
    assert page.heading == "درباره"
    assert "نسخهٔ ۱.۲.۰ (ساخت ۳۴)" in page.main
    version = page.find('[data-k="text-1"]')
    assert page.browser.execute_script(
        "return getComputedStyle(arguments[0]).direction", version) == "rtl"


def test_a_failure_is_said_in_persian(about, backend, page):
    backend.set(about="error")
    page.open(about.url, languages="fa")
    page.waits(lambda it: "خطای سرور" in it.dialog, "the dialog")
    backend.set(about="ok")
    page.press("تلاش دوباره")
    page.waits(lambda it: PERSIAN in it.main, "the text")


def test_a_language_that_is_chosen_formats_the_page_again(about, page):
    page.open(about.url)
    page.waits(lambda it: ENGLISH in it.main, "the text")
    page.choose("fa")
    page.waits(lambda it: PERSIAN in it.main, "the Persian text")
    assert page.language == ("fa", "rtl")
    page.choose("en")
    page.waits(lambda it: ENGLISH in it.main, "the English text")
    assert page.language == ("en", "ltr")


def test_the_page_is_as_dark_as_the_browser_asks(about, page):
    assert page.open(about.url, dark=False).brightness() > 0.8
    assert page.open(about.url, dark=True).brightness() < 0.3


@pytest.mark.parametrize("system_is_dark", [False, True])
def test_an_appearance_that_is_chosen_overrules_the_browser(about, page, system_is_dark):
    page.open(about.url, dark=system_is_dark)
    page.waits(lambda it: ENGLISH in it.main, "the text")
    page.choose("dark")
    page.waits(lambda it: it.brightness() < 0.3, "a dark page")
    page.choose("light")
    page.waits(lambda it: it.brightness() > 0.8, "a light page")
    page.choose("system")
    page.waits(lambda it: (it.brightness() < 0.3) == system_is_dark, "the browser's own appearance")
