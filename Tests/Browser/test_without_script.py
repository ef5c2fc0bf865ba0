"""The whole app as plain pages and forms, in a browser that runs no script."""

from selenium.webdriver.common.keys import Keys


def test_nothing_runs(plain_page):
    plain_page.open("Counter")
    assert plain_page.find("noscript").is_displayed() or plain_page.has("noscript button")


def test_buttons_and_back_work(plain_page):
    page = plain_page.open("Counter")
    page.press("add")
    page.shows("count", "1")
    page.press("add")
    page.shows("count", "2")
    page.element("$back").click()
    page.waits_for(lambda: page.heading == "Fixture")


def test_a_field_is_sent_by_return_and_by_its_button(plain_page):
    page = plain_page.open("Form")
    page.type("line", "by return" + Keys.ENTER)
    page.waits_for(lambda: [row.text for row in page.all("[data-k=lines] .title")] == ["by return"])
    page.type("line", "by button")
    page.click("button[name=submit][value=line]")
    page.waits_for(lambda: [row.text for row in page.all("[data-k=lines] .title")] == ["by return", "by button"])
    assert page.field("line").get_attribute("value") == ""


def test_what_is_typed_stays_when_another_button_is_pressed(plain_page):
    page = plain_page.open("Form")
    page.type("line", "not done")
    page.press("tick")
    page.shows("ticks", "Ticks: 1")
    assert page.field("line").get_attribute("value") == "not done"


def test_toggles_and_pickers_are_applied(plain_page):
    page = plain_page.open("Elements")
    page.click("[data-k=light] input")
    page.find("[data-k=size] select").send_keys("Medium")
    page.click("[data-k=size] button[name=submit]")
    # Attributes are what the server wrote: the state of the controls is already right on the page before.
    page.waits_for(lambda: page.find("[data-k=size] option[selected]").text == "Medium")
    page.waits_for(lambda: page.has("[data-k=light] input[checked]"))


def test_a_dialog_is_answered(plain_page):
    page = plain_page.open("Elements")
    page.press("fail")
    page.waits_for(lambda: page.has("dialog[open]"))
    page.press("OK")
    page.waits_for(lambda: not page.has("dialog"))


def test_tabs_work(plain_page):
    page = plain_page.open("Tabs")
    page.press("show")
    page.waits_for(lambda: page.has("nav"))
    page.click("nav button:nth-child(2)")
    page.waits_for(lambda: page.heading == "Form")
