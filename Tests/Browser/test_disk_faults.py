"""A disk that fails, or a server that ends, at any call that writes a session: nothing that was said to be saved is lost."""

import json
import re
import socket
import subprocess
from pathlib import Path

import pytest

from fixture_server import FixtureServer
from raw_socket import WebSocket

PRESSES = 3


@pytest.fixture(scope="module")
def faults(tmp_path_factory):
    """A library that makes one system call fail, or the last of its process."""
    library = tmp_path_factory.mktemp("faults") / "faults.so"
    source = Path(__file__).parents[1] / "Support" / "DiskFaults" / "faults.c"
    subprocess.run(["clang", "-shared", "-fPIC", "-O1", "-o", library, source, "-ldl"], check=True)
    return library


class Disk:
    """The disk of a server below `folder`."""

    def __init__(self, library, folder):
        self.library, self.folder, self.log = library, folder, folder / "points"
        self.sessions = folder / "sessions"

    def faulty(self, kind, at):
        return {"LD_PRELOAD": str(self.library), "FAULT_ROOT": f"{self.sessions}", "FAULT_KIND": kind,
                "FAULT_AT": str(at), "FAULT_LOG": str(self.log)}

    @property
    def points(self):
        return int(self.log.read_text()) if self.log.exists() else 0


def press(server):
    """Presses the button; gives the cookie and how many presses were said to be saved."""
    page = WebSocket(server)
    page.socket.settimeout(2)
    page.message()
    page.act("a", "open/Counter")
    saved, page.scene = 0, "Counter#2"
    for _ in range(PRESSES):
        page.act("a", "add")
    try:
        while saved < page.number:
            kind, data = page.receive()
            if kind == 8:
                break
            if kind == 1 and not data.startswith(b"["):
                saved = max(saved, json.loads(data))
    except (ConnectionError, socket.timeout):
        pass  # The server ended, or cannot save.
    return page.cookie, saved - 1


def count(server, cookie):
    """What the counter shows; before it was opened, nothing."""
    text = server.request("GET", "/", headers={"Cookie": cookie}).text
    found = re.search(r'data-k="count"[^>]*>(?:<[^>]*>)*(\d+)', text)
    return int(found.group(1)) if found else None


def run(disk, kind, at):
    """Presses on a server whose disk has the fault; gives the server as well, which has ended."""
    server = FixtureServer(disk.sessions, environment=disk.faulty(kind, at), log=subprocess.DEVNULL)
    try:
        return server, *press(server)
    except (ConnectionError, AttributeError, IndexError):
        return server, None, -1  # It ended before it gave a page.
    finally:
        server.kill()


@pytest.mark.parametrize("kind", ["fail", "kill"])
def test_no_saved_press_is_lost_at_any_call(faults, tmp_path, kind):
    disk = Disk(faults, tmp_path / "count")
    disk.folder.mkdir()
    assert run(disk, "count", -1)[2] == PRESSES
    points = disk.points
    print(f"{points} calls")
    assert points > PRESSES
    for at in range(points):
        disk = Disk(faults, tmp_path / f"{at}")
        disk.folder.mkdir()
        server, cookie, saved = run(disk, kind, at)
        server.environment = {}
        server.start(server.port)
        try:
            if saved >= 0:
                assert saved <= count(server, cookie) <= PRESSES, f"{kind} at {at}"
            assert press(server)[1] == PRESSES, f"{kind} at {at}: the next session is not saved"
            drafts = [path.name for path in disk.sessions.iterdir() if path.suffix == ".draft"]
            assert kind == "kill" or drafts == [], f"{kind} at {at}"
        finally:
            server.kill()
