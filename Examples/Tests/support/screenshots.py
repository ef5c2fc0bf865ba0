"""Pictures of the samples: `screenshots.py FOLDER` writes one for each line below, light and dark."""

import os
import pathlib
import sys
import tempfile
import time

from selenium import webdriver

from page import Page
from programs import WebSample

# The name of the picture, and the scene, state and language of the preview that it shows.
PICTURES = [
    ("about", "About", "content", "en"),
    ("about-fa", "About", "content", "fa"),
    ("pod-bay-doors", "PodBayDoors", "refused", "en"),
    ("restaurants", "Restaurants", "content", "en"),
    ("restaurant", "Restaurant", "content", "en"),
    ("outdoors", "Outdoors", "menu", "en"),
    ("location", "Location", "content", "en"),
    ("places", "Places", "content", "en"),
    ("weather", "Weather", "content", "en"),
    ("current-weather", "CurrentWeather", "content", "en"),
    ("uv-index", "UVIndex", "high", "en"),
    ("air-quality", "AirQuality", "poor", "en"),
    ("widget", "UVIndexWidget", "expanded", "en"),
    ("ride", "RideMap", "content", "en"),
    ("ride-fa", "RideMap", "content", "fa"),
    ("ride-status", "RideStatus", "onTheWay", "en"),
    ("ride-status-fa", "RideStatus", "onTheWay", "fa"),
    ("ride-chat", "Chat", "content", "en"),
    ("ride-receipt", "Receipt", "content", "en"),
    ("tic-tac-toe", "Game", "started", "en"),
]
SIZE = (390, 700)


class NoBackend:
    """Previews need none."""

    url = "http://127.0.0.1:9"


def browser():
    options = webdriver.ChromeOptions()
    options.binary_location = os.environ.get("CHROMIUM", "/usr/bin/chromium")
    for argument in ("--headless=new", "--no-sandbox", "--disable-dev-shm-usage", "--hide-scrollbars"):
        options.add_argument(argument)
    service = webdriver.ChromeService(os.environ.get("CHROMEDRIVER", "/usr/bin/chromedriver"))
    return webdriver.Chrome(options=options, service=service)


def picture(page, url, scene, state, language, appearance):
    state = state.replace(" ", "%20")
    address = f"{url}/previews/{scene}/{state}?language={language}&appearance={appearance}"
    page.open(address, languages=language, dark=appearance == "dark")
    page.waits(lambda it: it.heading, address)
    end = time.monotonic() + 1
    while page.is_busy and time.monotonic() < end:
        time.sleep(0.02)
    return page.browser.get_screenshot_as_png()


def main(folder):
    folder.mkdir(parents=True, exist_ok=True)
    driver = browser()
    width, height = SIZE
    driver.execute_cdp_cmd(
        "Emulation.setDeviceMetricsOverride",
        {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": True})
    with tempfile.TemporaryDirectory() as scratch:
        gallery = WebSample("samples", NoBackend, pathlib.Path(scratch)).start()
        try:
            for name, scene, state, language in PICTURES:
                for appearance in ("light", "dark"):
                    data = picture(Page(driver), gallery.url, scene, state, language, appearance)
                    (folder / f"{name}-{appearance}.png").write_bytes(data)
        finally:
            gallery.kill()
            driver.quit()


main(pathlib.Path(sys.argv[1]).resolve())
