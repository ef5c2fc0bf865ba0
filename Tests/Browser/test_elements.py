"""Every element in a real browser: drawn, reachable, and without a finding of axe."""

import pytest


@pytest.mark.parametrize("scene", ["Counter", "Elements", "Form", "List", "Persian", "Tabs", "Hostile"])
def test_axe_finds_nothing(page, scene):
    page.open(scene)
    assert page.violations() == []


def test_axe_finds_nothing_in_dark_either(page):
    page.driver.execute_cdp_cmd(
        "Emulation.setEmulatedMedia", {"features": [{"name": "prefers-color-scheme", "value": "dark"}]})
    page.open("Elements")
    assert page.run("return getComputedStyle(document.documentElement).backgroundColor") == "rgb(15, 17, 22)"
    assert page.violations() == []
    page.press("fail")
    page.waits_for(lambda: page.has("dialog:modal"))
    assert page.violations() == []
    page.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": []})


def test_a_screen_is_drawn_with_the_elements_html_has_for_it(page):
    page.open("Elements")
    assert page.has("h2") and page.has("hr") and page.has("progress[value='0.4']")
    assert page.find("img").get_attribute("alt") == "A square"
    assert page.run("return document.querySelector('img').naturalWidth") == 96
    assert page.find("[data-k='rows/two'] button").get_attribute("aria-current") == "true"
    assert not page.has("[data-k='rows/three'] button")
    assert page.find("button[value=disabled]").get_attribute("disabled")


def test_a_picture_from_a_forbidden_address_is_only_described(page):
    page.open("Elements")
    assert len(page.all("img")) == 1
    assert "Refused picture" in page.find("main").text


def test_the_indicator_is_a_status_that_says_what_is_waited_for(page):
    page.open("Elements")
    page.press("busy")
    page.waits_for(lambda: page.find("[role=status][aria-busy=true]").text == "Loading")
    assert page.find("main").get_attribute("aria-busy") == "true"
    assert page.violations() == []
    page.press("calm")
    page.waits_for(lambda: page.has("[role=status][aria-busy=false]"))


def test_a_toggle_and_a_picker_keep_what_was_chosen(page):
    page.open("Elements")
    page.click("[data-k=light] input")
    page.find("[data-k=size] select").send_keys("Large")
    page.waits_for(lambda: page.find("[data-k=size] option[selected]").text == "Large")
    page.load()
    assert page.find("[data-k=light] input").is_selected()
    assert page.find("[data-k=size] select").get_attribute("value") == "l"


def test_a_toggle_the_app_refuses_goes_back(page):
    page.open("Elements")
    toggle = page.find("[data-k=stubborn] input")
    toggle.click()
    page.waits_for(lambda: "refused" in page.element("stubborn").text)
    page.waits_for(lambda: not toggle.is_selected())
    toggle.click()
    page.waits_for(lambda: not toggle.is_selected())


def test_a_map_and_its_list_choose_the_same_pin(page):
    page.open("Elements")
    page.press("b")
    page.waits_for(lambda: page.find("button[value=b]").get_attribute("aria-pressed") == "true")
    assert len(page.all("circle.chosen")) == 1


def test_markup_in_data_stays_text(page):
    page.open("Hostile")
    text = "<img src=x onerror=alert(1)> & \"quoted\" 'single' </script></title>"
    assert page.heading == text
    assert page.driver.title == f"{text} – Fixture"
    assert page.element("plain").text == text
    assert page.run("return document.querySelector('input[data-r]').value") == text
    assert not page.has("img") and not page.has("main script")
    page.click(".button")
    page.shows("plain", text + "!")
    assert page.find("main").text.endswith("after"), "an identity like a region of the host's changed the region"


def test_persian_is_read_from_right_to_left_in_its_own_appearance(page):
    page.open("Persian")
    root = page.find("html")
    assert (root.get_attribute("lang"), root.get_attribute("dir")) == ("fa", "rtl")
    assert page.run("return getComputedStyle(document.documentElement).backgroundColor") == "rgb(15, 17, 22)"
    assert page.find("[data-k='$back']").get_attribute("aria-label") == "بازگشت"
    assert page.run("return getComputedStyle(document.querySelector('h1')).direction") == "rtl"
    page.press("appearance")
    page.waits_for(lambda: page.find("html").get_attribute("data-appearance") == "light")
    assert page.run("return getComputedStyle(document.documentElement).backgroundColor") == "rgb(243, 244, 247)"
    assert page.violations() == []


def test_a_web_page_is_opened_in_another_window_and_script_is_not(page):
    page.open("Elements")
    page.press("open")
    page.waits_for(lambda: page.has("[data-k='$link'] a"))
    link = page.find("[data-k='$link'] a")
    assert link.get_attribute("href") == "https://example.org/terms?a=1&b=2"
    page.waits_for(lambda: len(page.driver.window_handles) == 2)
    first, second = page.driver.window_handles
    page.driver.switch_to.window(second)
    page.driver.close()
    page.driver.switch_to.window(first)
    page.press("open-script")
    page.waits_for(lambda: not page.has("[data-k='$link'] a"))
    assert len(page.driver.window_handles) == 1
