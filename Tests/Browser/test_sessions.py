"""A page and its server lose each other: nothing a person has seen is lost."""

import os
import stat


def test_a_page_whose_server_was_killed_comes_back_with_its_state(lasting_page, server):
    page = lasting_page.open("Counter")
    for count in range(1, 4):
        page.press("add")
        page.shows("count", str(count))
    page.press("deeper")
    page.waits_for(lambda: page.scene == "Counter#3")
    page.press("add")
    page.shows("count", "1")
    page.run("window.isStillThere = true")
    page.comes_back(server.restart)
    page.press("add")
    page.shows("count", "2")
    page.driver.back()
    page.shows("count", "3")
    assert page.run("return window.isStillThere"), "the page was loaded again"
    assert page.find("#offline").text == ""


def test_what_is_done_while_the_server_is_away_is_done_when_it_is_back(lasting_page, server):
    page = lasting_page.open("Counter")
    page.press("add")
    page.shows("count", "1")
    server.kill()
    page.waits_for(lambda: page.find("#offline").text == "Reconnecting")
    assert page.violations() == []
    page.press("add")
    page.press("add")
    server.start(server.port)
    page.shows("count", "3")
    page.press("add")
    page.shows("count", "4")


def test_a_half_typed_line_survives_a_killed_server(lasting_page, server):
    page = lasting_page.open("Form")
    page.type("line", "half a ")
    page.type("city", "!")
    page.press("tick")
    page.shows("ticks", "Ticks: 1")
    page.field("line").click()
    server.kill()
    page.type("line", "line")
    page.comes_back(lambda: server.start(server.port))
    assert page.element("ticks").text == "Ticks: 0", "ticks are not kept by the scene"
    assert page.field("line").get_attribute("value") == "half a line"
    assert page.field("city").get_attribute("value") == "Lugo!"
    assert page.focused == "line"
    page.waits_for(lambda: page.run("return document.querySelector('[data-k=line] input').value") == "half a line")
    page.load()
    page.waits_for(lambda: page.field("line").get_attribute("value") == "half a line")


def test_passwords_are_never_written_to_a_file(lasting_page, server):
    page = lasting_page.open("Elements")
    page.type("secret", "correct horse")
    page.type("name", "Nele")
    page.waits_for(lambda: any("Nele" in text for text in saved(server)))
    assert not any("correct horse" in text for text in saved(server))


def test_files_and_folder_are_for_their_owner_only(lasting_page, server):
    lasting_page.open("Counter")
    folder = server.folder
    lasting_page.waits_for(lambda: list(folder.glob("*.json")))
    assert stat.S_IMODE(os.stat(folder).st_mode) == 0o700
    assert {stat.S_IMODE(file.stat().st_mode) for file in folder.glob("*.json")} == {0o600}


def test_a_page_whose_session_is_gone_starts_again(lasting_page, server):
    page = lasting_page.open("Counter")
    page.press("add")
    page.shows("count", "1")
    server.kill()
    for file in server.folder.glob("*.json"):
        file.unlink()
    server.start(server.port)
    page.waits_for(lambda: page.scene.startswith("Menu"))


def test_a_damaged_file_is_a_session_that_is_gone(lasting_page, server):
    page = lasting_page.open("Counter")
    server.kill()
    for file in server.folder.glob("*.json"):
        file.write_text(file.read_text()[:40])
    server.start(server.port)
    page.waits_for(lambda: page.scene.startswith("Menu"))


def test_the_server_ends_cleanly_with_a_page_open(lasting_page, server):
    lasting_page.open("Counter")
    assert server.stop() == 0


def saved(server):
    import base64
    import re

    texts = [file.read_text() for file in server.folder.glob("*.json")]
    inner = [base64.b64decode(part + "==") for text in texts for part in re.findall(r'"([A-Za-z0-9+/]{12,})=*"', text)]
    return texts + [part.decode(errors="replace") for part in inner]


def test_the_server_ends_cleanly_while_a_browser_holds_an_idle_connection(server):
    idle = server.connect()
    assert server.request("GET", "/").status == 200
    assert server.stop() == 0
    idle.close()
