"""A real browser, started once, and a page of it for each test."""

import os

import pytest
from selenium import webdriver

from page import Page


@pytest.fixture(scope="session")
def browser():
    options = webdriver.ChromeOptions()
    options.binary_location = os.environ.get("CHROMIUM", "/usr/bin/chromium")
    for argument in ("--headless=new", "--no-sandbox", "--disable-dev-shm-usage", "--window-size=1000,800"):
        options.add_argument(argument)
    options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
    service = webdriver.ChromeService(os.environ.get("CHROMEDRIVER", "/usr/bin/chromedriver"))
    browser = webdriver.Chrome(options=options, service=service)
    yield browser
    browser.quit()


@pytest.fixture
def page(browser):
    browser.delete_all_cookies()  # cookies know no ports: the last test's would come along
    browser.get_log("browser")
    yield Page(browser)
    browser.get("about:blank")
