"""Every state of every scene in the gallery, in each language, light and dark, under axe."""

import html
import re
import time
import urllib.parse

CONTRAST = {"runOnly": ["color-contrast"]}


def previews(gallery, page):
    """The scene, state, language and appearance of each preview that the gallery lists."""
    page.open(f"{gallery.url}/previews").waits(lambda it: it.heading == "Previews", "the list")
    document = html.unescape(page.browser.page_source)
    return re.findall(r'value="previews/([^"/]+)/([^"]+)/([^",/]+), (light|dark)"', document)


def address(gallery, scene, state, language, appearance):
    path = "/".join(urllib.parse.quote(part, safe="") for part in (scene, state))
    return f"{gallery.url}/previews/{path}?language={language}&appearance={appearance}"


def settle(page, patience=1):
    """Waits until what is loaded is shown; some states load for ever, so not for long."""
    end = time.monotonic() + patience
    while page.is_busy and time.monotonic() < end:
        time.sleep(0.02)


def test_no_state_has_a_violation(gallery, page):
    listed = previews(gallery, page)
    assert len(listed) > 30
    violations = []
    for preview in listed:
        appearance = preview[3]
        page.open(address(gallery, *preview), languages=preview[2], dark=appearance == "dark")
        page.waits(lambda it: it.heading, f"the preview {preview}")
        settle(page)
        # The colors alone differ in the dark.
        options = CONTRAST if appearance == "dark" else None
        violations += [f"{preview}: {it}" for it in page.violations(options)]
    assert violations == []


def test_the_list_is_searched_and_leads_to_a_state(gallery, page):
    page.open(f"{gallery.url}/previews?search=about%20content%20dark%20en")
    page.waits(lambda it: it.main.count("About: content") == 1, "one preview")
    assert "/previews/About/content?language=en&appearance=dark" in page.main
    assert page.violations() == []
    page.press_first('button[value^="previews/About/content"]')
    page.waits(lambda it: it.heading == "About", "the preview")
    assert page.brightness() < 0.3
