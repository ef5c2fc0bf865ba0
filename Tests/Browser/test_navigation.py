"""Ways around: back, the browser's own back, sheets, tabs, dialogs, and where the focus is."""

from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys


def test_back_closes_a_scene_and_so_does_the_browsers_own(page):
    page.open("Counter")
    page.press("deeper")
    page.waits_for(lambda: page.scene == "Counter#3")
    page.element("$back").click()
    page.waits_for(lambda: page.scene == "Counter#2")
    page.press("deeper")
    page.waits_for(lambda: page.scene == "Counter#4")
    page.driver.back()
    page.waits_for(lambda: page.scene == "Counter#2")
    page.driver.back()
    page.waits_for(lambda: page.scene.startswith("Menu"))
    assert not page.has("[data-k='$back']")


def test_going_forward_to_a_closed_scene_stays_here(page):
    page.open("Counter")
    page.driver.back()
    page.waits_for(lambda: page.scene.startswith("Menu"))
    page.driver.forward()
    page.press("open/Form")
    page.waits_for(lambda: page.heading == "Form")
    page.driver.back()
    page.waits_for(lambda: page.scene.startswith("Menu"))


def test_the_browsers_back_works_after_a_reload(page):
    page.open("Counter")
    page.press("deeper")
    page.waits_for(lambda: page.scene == "Counter#3")
    page.load()
    page.waits_for(lambda: page.run("return history.state?.depth") == 2)
    page.driver.back()
    page.waits_for(lambda: page.scene == "Counter#2")


def test_a_sheet_is_closed_by_its_button_by_escape_and_by_back(page):
    page.open("Counter")
    for close in (
        lambda: page.element("$back").click(),
        lambda: page.find("body").send_keys(Keys.ESCAPE),
        page.driver.back,
    ):
        page.press("details")
        page.waits_for(lambda: page.heading == "A sheet")
        assert page.element("$back").get_attribute("aria-label") == "Close"
        assert page.violations() == []
        close()
        page.waits_for(lambda: page.heading == "Counter")


def test_the_browsers_back_leaves_a_dialog_and_then_the_scene(page):
    page.open("Elements")
    page.press("fail")
    page.waits_for(lambda: page.has("dialog"))
    page.driver.back()
    page.waits_for(lambda: not page.has("dialog"))
    assert page.heading == "Elements"
    page.waits_for(lambda: page.run("return history.state?.depth") == 1)
    page.driver.back()
    page.waits_for(lambda: page.scene.startswith("Menu"))


def test_tabs_keep_their_scenes(page):
    page.open("Tabs")
    page.press("show")
    page.waits_for(lambda: page.has("nav button[aria-current=page]"))
    page.press("add")
    page.shows("count", "1")
    page.click("nav button:nth-child(2)")
    page.waits_for(lambda: page.heading == "Form")
    assert page.violations() == []
    page.click("nav button:nth-child(1)")
    page.shows("count", "1")


def test_another_scene_starts_at_its_title_and_back_returns_to_what_was_pressed(page):
    page.open("List")
    assert page.focused == "$heading"
    page.run("window.scrollTo(0, 3000)")
    page.driver.back()
    page.waits_for(lambda: page.scene.startswith("Menu"))
    assert page.focused == "open/List"
    assert page.run("return window.scrollY") == 0


def test_the_scroll_stays_when_a_list_changes_below(page):
    page.open("List")
    page.run("window.scrollTo(0, 2000)")
    page.run("document.querySelector('button[value=\"numbers/400\"]').click()")
    page.waits_for(lambda: page.find("[data-k=numbers] li").get_attribute("data-k") == "numbers/400")
    assert abs(page.run("return window.scrollY") - 2000) < 80


def test_a_long_list_is_turned_round_and_thinned_out(page):
    page.open("List")

    def keys():
        return page.run("return [...document.querySelectorAll('[data-k=numbers] li')].map(li => li.dataset.k)")

    page.press("reverse")
    page.waits_for(lambda: keys() == [f"numbers/{number}" for number in range(500, 0, -1)])
    page.press("odd")
    page.waits_for(lambda: keys() == [f"numbers/{number}" for number in range(499, 0, -2)])
    page.press("first")
    page.waits_for(lambda: keys()[0] == "numbers/500" and len(keys()) == 251)


def test_the_focus_moves_with_its_row(page):
    page.open("List")
    row = page.find("button[value='numbers/5']")
    row.click()
    page.waits_for(lambda: page.find("[data-k=numbers] li").get_attribute("data-k") == "numbers/5")
    assert page.focused == "numbers/5"


def test_a_dialog_holds_the_focus_and_gives_it_back(page):
    page.open("Elements")
    page.press("fail")
    page.waits_for(lambda: page.has("dialog:modal"))
    assert page.violations() == []
    dialog = page.find("dialog")
    assert dialog.get_attribute("role") == "alertdialog"
    assert page.driver.switch_to.active_element.text == "Try again"
    seen = []
    for _ in range(4):
        page.driver.switch_to.active_element.send_keys(Keys.TAB)
        seen.append(page.driver.switch_to.active_element.text)
    assert seen == ["OK", "Try again"] * 2
    page.driver.switch_to.active_element.send_keys(Keys.SHIFT + Keys.TAB)
    page.driver.switch_to.active_element.send_keys(Keys.ESCAPE)
    page.waits_for(lambda: not page.has("dialog"))
    page.waits_for(lambda: page.driver.switch_to.active_element.text == "Fail")


def test_retry_in_a_dialog_asks_the_app_again(page):
    page.open("Elements")
    page.press("fail")
    page.waits_for(lambda: page.has("dialog:modal"))
    page.find("dialog").find_element(By.CSS_SELECTOR, "button").click()
    page.waits_for(lambda: page.has("[data-k=tried]"))


def test_a_second_press_does_not_reach_the_screen_the_first_one_opened(page):
    page.open("Counter")
    page.run("const b = document.querySelector('button[value=deeper]'); b.click(); b.click()")
    page.waits_for(lambda: page.scene == "Counter#3")
    page.press("add")
    page.shows("count", "1")
    assert page.scene == "Counter#3"
