"""A page in a browser, as a person finds their way on it."""

from axe_core_python.selenium import Axe
from selenium.common.exceptions import ElementClickInterceptedException, StaleElementReferenceException
from selenium.webdriver.common.by import By
from selenium.webdriver.support.select import Select

from programs import eventually


class Page:
    def __init__(self, browser):
        self.browser = browser

    def open(self, url, languages="en", dark=False):
        """Opens an address as a person with these settings of their browser."""
        self.browser.execute_cdp_cmd("Network.enable", {})
        self.browser.execute_cdp_cmd(
            "Network.setExtraHTTPHeaders", {"headers": {"Accept-Language": languages}})
        scheme = "dark" if dark else "light"
        self.browser.execute_cdp_cmd(
            "Emulation.setEmulatedMedia",
            {"features": [{"name": "prefers-color-scheme", "value": scheme}]})
        self.browser.get(url)
        return self

    # What is there

    def find(self, selector):
        """The first shown element for a CSS selector, or None; also None when it went while being looked at."""
        try:
            shown = [it for it in self.browser.find_elements(By.CSS_SELECTOR, selector) if it.is_displayed()]
            return shown[0] if shown else None
        except StaleElementReferenceException:
            return None

    def text(self, selector):
        """The text of the first shown element for a CSS selector; empty where there is none."""
        try:
            element = self.find(selector)
            return element.text if element else ""
        except StaleElementReferenceException:
            return ""

    @property
    def heading(self):
        return self.text("h1")

    @property
    def main(self):
        return self.text("main")

    @property
    def is_busy(self):
        return self.find("[role=status][aria-busy=true]") is not None

    @property
    def dialog(self):
        return self.text("dialog[open]")

    @property
    def language(self):
        root = self.browser.find_element(By.TAG_NAME, "html")
        return root.get_attribute("lang"), root.get_attribute("dir")

    def is_chosen(self, value):
        """Whether a picker shows this option as chosen."""
        return Select(self.picker(value)).first_selected_option.get_attribute("value") == value

    def picker(self, value):
        """The picker that has an option of this value."""
        return self.find(f'select:has(option[value="{value}"])')

    def brightness(self, selector="body"):
        """How bright the ground below an element is, 0 black to 1 white."""
        return self.browser.execute_script(
            """
            let element = document.querySelector(arguments[0]);
            for (; element; element = element.parentElement) {
                const color = getComputedStyle(element).backgroundColor;
                const parts = color.match(/[\\d.]+/g).map(Number);
                if (parts.length < 4 || parts[3] > 0) return (parts[0] + parts[1] + parts[2]) / 765;
            }
            return matchMedia('(prefers-color-scheme: dark)').matches ? 0 : 1;
            """, selector)

    # What a person does

    def press(self, title):
        """Presses the button of the dialog, or else of the page, that says `title`."""
        self.use(lambda: self.button(title), lambda it: it.click(), f'a button "{title}"')

    def press_first(self, selector):
        """Presses the first shown element for a CSS selector."""
        self.use(lambda: self.find(selector), lambda it: it.click(), selector)

    def choose(self, value):
        self.use(lambda: self.picker(value), lambda it: Select(it).select_by_value(value), f"the option {value}")

    def button(self, title):
        scope = "dialog[open] button" if self.find("dialog[open]") else "button"
        for element in self.browser.find_elements(By.CSS_SELECTOR, scope):
            try:
                if element.is_displayed() and element.text.strip() == title:
                    return element
            except StaleElementReferenceException:
                continue
        return None

    def use(self, find, act, what):
        """Acts on an element; on the one that took its place where the page changed in between."""
        def attempt():
            element = find()
            if element is None:
                return False
            try:
                act(element)
                return True
            except (StaleElementReferenceException, ElementClickInterceptedException):
                return False

        eventually(attempt, what)

    # What came of it

    def waits(self, condition, what):
        return eventually(lambda: condition(self), lambda: f"{what}; the page says: {self.main!r}")

    def violations(self, options=None):
        """What axe finds wrong with the page as it stands, one line each; with `options` as axe takes them."""
        return [
            f"{it['id']}: {it['help']} ({node['html']})"
            for it in Axe().run(self.browser, options=options)["violations"] for node in it["nodes"]]

    def complaints(self):
        """What the browser's console has against the page."""
        return [it["message"] for it in self.browser.get_log("browser") if it["level"] == "SEVERE"]
