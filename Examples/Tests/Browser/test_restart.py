"""A server that is killed while a person uses the page, and started again."""

ENGLISH = "Scenery is a toolkit"
PERSIAN = "سینری ابزاری است"


def test_the_page_comes_back_with_language_appearance_and_text(about, backend, page):
    page.open(about.url)
    page.waits(lambda it: ENGLISH in it.main, "the text")
    page.choose("dark")
    page.waits(lambda it: it.brightness() < 0.3, "a dark page")
    page.choose("fa")
    page.waits(lambda it: PERSIAN in it.main, "the Persian text")

    about.kill()
    backend.set(about="error")  # what was there before must not be fetched again
    about.start()
    page.choose("light")
    page.waits(lambda it: it.brightness() > 0.8, "an answer of the new server")
    assert page.language == ("fa", "rtl")
    assert PERSIAN in page.main
    assert page.dialog == ""


def test_the_open_scene_is_still_open_and_leads_back(about, page):
    page.open(about.url)
    page.waits(lambda it: ENGLISH in it.main, "the text")
    page.press("Terms of use")
    page.waits(lambda it: "for any purpose" in it.main, "the terms")

    about.kill()
    about.start()
    page.press("Back")
    page.waits(lambda it: it.heading == "About", "the way back")
    assert ENGLISH in page.main


def test_a_reload_after_the_restart_finds_the_state_too(about, page):
    page.open(about.url)
    page.waits(lambda it: ENGLISH in it.main, "the text")
    page.choose("fa")
    page.waits(lambda it: PERSIAN in it.main, "the Persian text")

    about.kill()
    about.start()
    page.browser.refresh()
    page.waits(lambda it: PERSIAN in it.main, "the Persian text after the reload")
    assert page.is_chosen("fa")
