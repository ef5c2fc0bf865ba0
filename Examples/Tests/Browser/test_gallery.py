"""All samples behind one menu."""


def test_the_menu_leads_to_about_and_back(gallery, page):
    page.open(gallery.url)
    page.waits(lambda it: it.heading == "Samples", "the menu")
    assert page.violations() == []
    page.press_first('button[value="open/About"]')
    page.waits(lambda it: "Scenery is a toolkit" in it.main, "the sample")
    page.press("Back")
    page.waits(lambda it: it.heading == "Samples", "the menu again")
