import os
import shutil
import tempfile

import pytest
from selenium import webdriver
from selenium.webdriver.chrome.service import Service

from fixture_server import FixtureServer
from page import Page

os.environ["no_proxy"] = "127.0.0.1,localhost"


def browser(*arguments, script=True, cookies=True):
    options = webdriver.ChromeOptions()
    options.binary_location = shutil.which("chromium") or "/usr/bin/chromium"
    for argument in ("--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
                     "--window-size=900,900", *arguments):
        options.add_argument(argument)
    forbidden = [] if script else ["javascript"]
    forbidden += [] if cookies else ["cookies"]
    if forbidden:
        settings = {f"profile.managed_default_content_settings.{name}": 2 for name in forbidden}
        options.add_experimental_option("prefs", settings)
    options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
    return webdriver.Chrome(options=options, service=Service(shutil.which("chromedriver")))


@pytest.fixture(scope="session")
def folder():
    with tempfile.TemporaryDirectory() as folder:
        yield folder


@pytest.fixture(scope="session")
def shared_server(folder):
    server = FixtureServer(folder + "/shared")
    yield server
    assert server.stop() == 0


@pytest.fixture
def server(tmp_path):
    """A server of the test's own, to be killed and started again."""
    server = FixtureServer(tmp_path / "sessions")
    yield server
    server.kill()


@pytest.fixture(scope="session")
def driver():
    driver = browser()
    yield driver
    driver.quit()


@pytest.fixture(scope="session")
def plain_driver():
    """A browser that runs no script."""
    driver = browser(script=False)
    yield driver
    driver.quit()


@pytest.fixture
def page(driver, shared_server):
    # The page of a test before, whose server is gone, tries to connect until it is left.
    driver.get("about:blank")
    driver.get_log("browser")
    yield Page(driver, shared_server)
    # Nothing the policy forbids, no script error, no file that is not there.
    assert [entry["message"] for entry in driver.get_log("browser")] == []


@pytest.fixture
def lasting_page(driver, server):
    """A page of a server that will be killed: its console reports lost connections."""
    return Page(driver, server)


@pytest.fixture
def plain_page(plain_driver, shared_server):
    return Page(plain_driver, shared_server)
