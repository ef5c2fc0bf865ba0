"""What a person types is theirs: never overwritten, never lost, and where they left the caret."""

from selenium.webdriver.common.keys import Keys


def test_a_field_is_emptied_when_it_was_submitted_and_keeps_the_focus(page):
    page.open("Form")
    page.submit("line", "first")
    page.waits_for(lambda: page.find("[data-k=lines] .title").text == "first")
    assert page.field("line").get_attribute("value") == ""
    assert page.focused == "line"
    page.submit("line", "second")
    page.waits_for(lambda: [row.text for row in page.all("[data-k=lines] .title")] == ["first", "second"])


def test_what_is_typed_right_after_submitting_stays(page):
    page.open("Form")
    page.type("line", "one" + Keys.ENTER + "two" + Keys.ENTER + "three")
    page.waits_for(lambda: [row.text for row in page.all("[data-k=lines] .title")] == ["one", "two"])
    page.waits_for(lambda: page.field("line").get_attribute("value") == "three")
    page.load()
    assert page.field("line").get_attribute("value") == "three"


def test_text_that_is_being_typed_outlives_changes_around_it(page):
    page.open("Form")
    page.press("later")
    text = "a long line typed while the screen changes under it"
    for character in text:
        page.type("line", character)
    page.shows("ticks", "Ticks: 20")
    assert page.field("line").get_attribute("value") == text
    assert page.focused == "line"


def test_the_caret_stays_where_it_was(page):
    page.open("Form")
    page.type("line", "abcdef" + Keys.ARROW_LEFT * 3)
    page.run("document.querySelector('button[value=tick]').click()")
    page.shows("ticks", "Ticks: 1")
    assert page.run("return document.activeElement.selectionStart") == 3
    page.type("line", "X")
    assert page.field("line").get_attribute("value") == "abcXdef"


def test_the_app_replaces_what_is_typed_when_it_says_so(page):
    page.open("Form")
    page.type("city", " and more")
    page.run("document.querySelector('button[value=capital]').click()")
    page.waits_for(lambda: page.field("city").get_attribute("value") == "Santiago")
    assert page.focused == "city"


def test_a_draft_is_there_again_after_a_reload(page):
    page.open("Form")
    page.type("line", "half a li")
    page.type("city", "!")
    page.press("tick")
    page.shows("ticks", "Ticks: 1")
    page.load()
    assert page.field("line").get_attribute("value") == "half a li"
    assert page.field("city").get_attribute("value") == "Lugo!"


def test_what_was_typed_before_a_press_reaches_the_app_before_it(page):
    page.open("Form")
    page.run("""
      const field = document.querySelector("[data-k=city] input");
      for (const text of ["O", "Ou", "Our", "Ourense"]) {
        field.value = text;
        field.dispatchEvent(new InputEvent("input", { bubbles: true }));
      }
      document.querySelector("button[value=echo]").click();
    """)
    page.shows("echoed", "City: Ourense")


def test_two_windows_of_one_session_show_the_same_and_leave_each_others_typing_alone(page):
    page.open("Form")
    first = page.driver.current_window_handle
    page.driver.switch_to.new_window("tab")
    second = page.driver.current_window_handle
    page.load()
    page.type("line", "from the second")
    page.driver.switch_to.window(first)
    page.waits_for(lambda: page.field("line").get_attribute("value") == "from the second")
    page.type("city", " here")
    page.driver.switch_to.window(second)
    page.waits_for(lambda: page.field("city").get_attribute("value") == "Lugo here")
    assert page.field("line").get_attribute("value") == "from the second"
    page.driver.close()
    page.driver.switch_to.window(first)
