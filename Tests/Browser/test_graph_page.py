"""The page of `scenery graph --format html` in a real browser."""

import json
import os
import re
import subprocess
from pathlib import Path

import pytest
from axe_core_python.selenium import Axe
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

ROOT = Path(__file__).parents[2]
DATA = re.compile(r'(<script type="application/json" id="graph">)(.*?)(</script>)', re.DOTALL)


def scenes(groups, each):
    """Scenes in groups, each leading to the next and to one further off; the fourth has a finding."""
    count = groups * each
    return {
        "kind": "scenes", "title": "scenes",
        "groups": [{"id": f"g{n}", "label": f"Feature {n}"} for n in range(groups)],
        "nodes": [{"id": f"s{n}", "label": f"Scene{n}", "kind": "scene", "group": f"g{n // each}",
                   "findings": ["reference-cycle"] if n == 3 else []} for n in range(count)],
        "edges": [{"from": f"s{n}", "to": f"s{(n + step) % count}", "kind": "leads", "count": 1, "findings": []}
                  for n in range(count) for step in (1, 7)],
    }


class GraphPage:
    def __init__(self, driver, path):
        self.driver = driver
        driver.get(path.as_uri())

    def find(self, selector):
        return self.driver.find_element(By.CSS_SELECTOR, selector)

    @property
    def summary(self):
        return self.find("#summary").text

    @property
    def labels(self):
        return [box.get_attribute("aria-label") for box in self.driver.find_elements(By.CSS_SELECTOR, ".node")]

    @property
    def view(self):
        return self.find("#world").get_attribute("transform")

    def violations(self):
        return [found["id"] for found in Axe().run(self.driver)["violations"]]


@pytest.fixture(scope="session")
def made_page(folder):
    """The page of this repository's own modules, as the tool makes it."""
    path = Path(folder) / "modules.html"
    subprocess.run(
        [os.environ["SCENERY_TOOL"], "graph", "modules", "--format", "html", "--output", str(path)],
        cwd=ROOT, check=True, capture_output=True)
    return path


@pytest.fixture
def graph_page(driver, made_page, tmp_path):
    """Opens the page, with other data where the test gives some."""
    driver.get_log("browser")

    def opened(data=None):
        path = made_page
        if data is not None:
            path = tmp_path / "graph.html"
            text = json.dumps(data).replace("<", "\\u003c")
            path.write_text(DATA.sub(lambda found: found[1] + text + found[3], made_page.read_text()))
        return GraphPage(driver, path)

    yield opened
    assert [entry["message"] for entry in driver.get_log("browser")] == []


def test_this_repository_is_drawn_with_its_own_modules(graph_page):
    page = graph_page()
    assert any(label.startswith("SceneryScenes") for label in page.labels)
    assert page.violations() == []


def test_five_scenes_are_all_open_and_five_hundred_start_as_their_features(graph_page):
    assert graph_page(scenes(1, 5)).summary.startswith("5 of 5 boxes")
    page = graph_page(scenes(20, 25))
    assert page.summary.startswith("20 of 500 boxes")
    assert page.violations() == []
    page.find("#open").click()
    assert page.summary.startswith("500 of 500 boxes")


def test_a_feature_opens_at_a_click_and_closes_from_the_details(graph_page):
    page = graph_page(scenes(20, 25))
    page.find('[data-id="group:g2"]').click()
    assert "Scene50" in page.labels and page.summary.startswith("44 of 500 boxes")
    page.find('[data-id="s50"]').send_keys(Keys.ENTER)
    assert page.find("#details h2").text == "Scene50"
    assert "leads Scene51" in page.find("#details").text and "Scene43 leads" in page.find("#details").text
    page.find("#details button").click()
    assert page.summary.startswith("20 of 500 boxes")


def test_search_shows_what_is_found_and_what_is_around_it(graph_page):
    page = graph_page(scenes(20, 25))
    page.find("#search").send_keys("Scene250")
    assert sorted(page.labels) == ["Scene243", "Scene249", "Scene250", "Scene251", "Scene257"]
    page.find("#depth").send_keys("0")
    assert page.labels == ["Scene250"]
    page.find("#search").send_keys(Keys.CONTROL + "a", Keys.BACKSPACE)
    assert page.summary.startswith("20 of 500 boxes")


def test_findings_are_marked_and_can_be_looked_at_alone(graph_page):
    page = graph_page(scenes(20, 25))
    assert "1 with findings" in page.summary
    page.find("#faults").click()
    page.find("#open").click()
    assert page.labels == ["Scene3, 1 finding"]
    assert "fault" in page.find('[data-id="s3"]').get_attribute("class")


def test_the_picture_moves_and_zooms_by_keys_buttons_and_the_pointer(graph_page, driver):
    page = graph_page(scenes(2, 5))
    seen = [page.view]
    for key in (Keys.ARROW_LEFT, "+", "-"):
        page.find("#picture").send_keys(key)
        seen.append(page.view)
    page.find("#in").click()
    seen.append(page.view)
    driver.execute_script("""
        const at = (type, x, y) => document.getElementById('picture').dispatchEvent(
            new PointerEvent(type, { clientX: x, clientY: y, buttons: 1, bubbles: true }));
        at('pointerdown', 300, 300); at('pointermove', 340, 320);""")
    seen.append(page.view)
    assert all(before != after for before, after in zip(seen, seen[1:]))
    page.find("#fit").click()
    assert page.view == seen[0]


def test_a_name_is_text_and_nothing_else(graph_page):
    data = scenes(1, 2)
    data["nodes"][0]["label"] = "</script><img src=x onerror=alert(1)>"
    page = graph_page(data)
    assert "</script><img src=x onerror=alert(1)>" in page.labels
    assert page.driver.find_elements(By.TAG_NAME, "img") == []
