"""A page as a person sees and uses it."""

import time

from axe_core_python.selenium import Axe
from selenium.common.exceptions import NoSuchElementException, StaleElementReferenceException
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys


class Page:
    def __init__(self, driver, server):
        self.driver = driver
        self.server = server

    def load(self):
        self.driver.get(self.server.address + "/")
        return self

    def open(self, scene):
        """Loads the app again and opens a scene of its menu."""
        # Cookies are deleted of the page that is shown, which may be another test's.
        if not self.driver.current_url.startswith(self.server.address):
            self.load()
        self.driver.delete_all_cookies()
        self.load()
        self.press(f"open/{scene}")
        self.waits_for(lambda: self.scene.startswith(scene + "#"))
        return self

    # What is there

    @property
    def scene(self):
        return self.find("form").get_attribute("data-scene")

    @property
    def heading(self):
        return self.find("h1").text

    def find(self, selector, seconds=10):
        """The first element; waits for it, since a browser shows a page before it has read all of it."""
        end = time.monotonic() + seconds
        while not (found := self.all(selector)):
            if time.monotonic() > end:
                raise NoSuchElementException(f"no element for {selector}; the page shows:\n{self.driver.page_source}")
            time.sleep(0.02)
        return found[0]

    def all(self, selector):
        return self.driver.find_elements(By.CSS_SELECTOR, selector)

    def element(self, key):
        return self.find(f'[data-k="{key}"]')

    def field(self, key):
        return self.find(f'[data-k="{key}"] input')

    def has(self, selector):
        return bool(self.all(selector))

    def run(self, script, *arguments):
        return self.driver.execute_script(script, *arguments)

    @property
    def focused(self):
        """The key of the element that has the focus, or what has it."""
        return self.run(
            "const a = document.activeElement; return a.closest('[data-k]')?.dataset.k ?? a.tagName")

    # What is done

    def press(self, value):
        self.click(f'button[value="{value}"]')

    def click(self, selector, seconds=10):
        """Clicks the first element. One that the page replaces between the look and the click was not clicked: looks again."""
        end = time.monotonic() + seconds
        while True:
            try:
                return self.find(selector).click()
            except StaleElementReferenceException:
                if time.monotonic() > end:
                    raise

    def type(self, key, text):
        self.field(key).send_keys(text)

    def submit(self, key, text):
        self.type(key, text + Keys.ENTER)

    # What comes to be

    def waits_for(self, condition, seconds=60):
        """Waits for a condition; fails with what the page shows when it does not come to be."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            try:
                if condition():
                    return
            except Exception as error:  # The page may change while it is looked at.
                last = error
            else:
                last = None
            time.sleep(0.02)
        shown = self.find("body").text
        raise AssertionError(f"did not come to be (last: {last}); the page shows:\n{shown}")

    def shows(self, key, text):
        self.waits_for(lambda: self.element(key).text == text)

    @property
    def version(self):
        """The server process and version the page shows."""
        return self.find("#session").get_attribute("data-version")

    def comes_back(self, action):
        """Does what takes the server away and brings it back, and waits until the page has noticed."""
        process = self.version.split(".")[0]
        action()
        self.waits_for(lambda: self.version.split(".")[0] != process)

    def violations(self):
        """What axe finds, as short lines."""
        found = Axe().run(self.driver)["violations"]
        return [f"{each['id']}: {node['html']}" for each in found for node in each["nodes"]]
