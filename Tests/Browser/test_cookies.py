"""A browser that keeps no cookies gets words, not a page that loads again and again."""

import time

import pytest

from conftest import browser
from page import Page


@pytest.fixture(scope="module")
def forgetful_driver():
    driver = browser(cookies=False)
    yield driver
    driver.quit()


def test_a_page_without_cookies_is_loaded_again_once_and_then_says_what_to_do(forgetful_driver, server):
    page = Page(forgetful_driver, server).load()
    page.waits_for(lambda: "Allow cookies" in page.find("#offline").text)
    page.run("window.isStillThere = true")
    time.sleep(6)
    assert page.run("return window.isStillThere"), "the page was loaded again"
    assert page.run("return performance.getEntriesByType('navigation')[0].type") == "reload"
    assert page.violations() == []


def test_a_press_without_cookies_says_what_to_do(forgetful_driver, server):
    page = Page(forgetful_driver, server).load()
    page.waits_for(lambda: "Allow cookies" in page.find("#offline").text)
    page.press("open/Counter")
    page.waits_for(lambda: "Allow cookies" in page.find("body").text)


def test_a_page_whose_session_is_gone_is_loaded_again(lasting_page, server):
    page = lasting_page.open("Counter")
    page.run("window.isStillThere = true")
    server.kill()
    for file in server.folder.iterdir():
        file.unlink()
    server.start(server.port)
    page.waits_for(lambda: page.scene.startswith("Menu") and not page.run("return window.isStillThere"))
    page.press("open/Counter")
    page.waits_for(lambda: page.scene.startswith("Counter"))
