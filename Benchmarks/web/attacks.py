"""Measures what others notice while someone attacks the web host; see `run` beside this file.

A bystander has a page open and presses its button, and new people load the page, ten times a second each, from a
process of their own. Wanted: every answer within 200 ms.
"""

import asyncio
import json
import multiprocessing
import re
import socket
import sys
import tempfile
import time
from pathlib import Path

from archive import archive
from conftest import browser
from fixture_server import FixtureServer
from person import Lost, Person
from raw_socket import WebSocket

SECONDS = 20
WANTED = 200


# ---- Those who must notice nothing ----------------------------------------------------------------


def watch(port, seconds, results):
    results.put(asyncio.run(bystanders(port, seconds)))


async def bystanders(port, seconds):
    person = Person(port, "bystander")
    await person.load()
    await person.connect()
    await person.act("a", "open/Counter")
    await person.load()
    end = time.monotonic() + seconds
    presses, loads = await asyncio.gather(
        repeat(lambda: person.act("a", "add"), end), repeat(lambda: Person(port, "new").load(), end))
    return {"press": presses, "load": loads}


async def repeat(action, end):
    times, failures = [], []
    while time.monotonic() < end:
        start = time.monotonic()
        try:
            await asyncio.wait_for(action(), 5)
            times.append(round((time.monotonic() - start) * 1000, 2))
        except (Lost, OSError, asyncio.TimeoutError) as failure:
            failures.append(repr(failure))
        await asyncio.sleep(max(0, 0.1 - (time.monotonic() - start)))
    return {"milliseconds": times, "failures": failures}


# ---- Attacks: each starts, gives what it found when it is asked to end -----------------------------


def nobody(server, end):
    time.sleep(max(0, end - time.monotonic()))
    return {}


def slow_bodies(server, end, count=1000):
    """Requests that send one byte of their body each second; those that are closed come back."""
    page = WebSocket(server)
    head = (f"POST / HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nCookie: {page.cookie}\r\n"
            "Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 200000\r\n\r\n"
            f"token={page.token}&a=").encode()
    return drip(server, end, count, head)


def slow_heads(server, end, count=1000):
    return drip(server, end, count, f"GET / HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nX-A: ".encode())


def drip(server, end, count, head):
    held, opened, most = [], 0, 0
    while time.monotonic() < end:
        for connection in list(held):
            try:
                connection.send(b"a")
            except OSError:
                connection.close()
                held.remove(connection)
        for _ in range(count - len(held)):
            try:
                connection = socket.create_connection(("127.0.0.1", server.port), timeout=1)
                connection.setblocking(False)
                connection.send(head)
                held.append(connection)
                opened += 1
            except OSError:
                break
        most = max(most, server.descriptors)
        time.sleep(1)
    for connection in held:
        connection.close()
    return {"opened": opened, "most descriptors": most}


def readers_of_pictures(server, end, count=200):
    """Ask for a picture of 50 MB and do not read it."""
    text = f"GET /files/large.png HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n\r\n".encode()
    before, most, held = server.resident_kilobytes, 0, []
    for _ in range(count):
        connection = socket.create_connection(("127.0.0.1", server.port), timeout=5)
        connection.sendall(text)
        held.append(connection)
    while time.monotonic() < end:
        most = max(most, server.resident_kilobytes)
        time.sleep(0.2)
    for connection in held:
        connection.close()
    return {"readers": count, "kilobytes more at most": most - before}


def readers_of_sockets(server, end, count=20):
    """Make the server send long patches and read none of them."""
    pages = []
    for _ in range(count):
        page = WebSocket(server)
        page.message()
        page.act("a", "open/List")
        page.scene = "List#2"
        page.socket.settimeout(0.2)
        pages.append(page)
    before, most = server.resident_kilobytes, 0
    while time.monotonic() < end:
        for page in pages:
            try:
                page.act("a", "reverse")
            except OSError:
                continue
        most = max(most, server.resident_kilobytes)
        time.sleep(0.5)
    return {"kilobytes more at most": most - before}


def blocked_cookies(server, end):
    """A browser that keeps no cookies; how often it loads the page in fifteen seconds."""
    driver = browser(cookies=False)
    try:
        driver.get(server.address + "/")
        origins = set()
        while time.monotonic() < end:
            origins.add(driver.execute_script("return performance.timeOrigin"))
            time.sleep(0.1)
        words = driver.execute_script("return document.getElementById('offline').textContent")
        return {"loads": len(origins), "words": words}
    finally:
        driver.quit()


ATTACKS = [
    ("nobody attacks", nobody, {}),
    ("1,000 slow bodies", slow_bodies, {}),
    ("1,000 slow heads", slow_heads, {}),
    ("1,000 slow bodies, 256 files", slow_bodies, {"open_files": 256}),
    ("1,000 slow heads, 64 files", slow_heads, {"open_files": 64}),
    ("200 pictures not read", readers_of_pictures, {}),
    ("20 sockets not read", readers_of_sockets, {}),
    ("blocked cookies", blocked_cookies, {}),
]


def percentile(values, share):
    return sorted(values)[min(int(len(values) * share), len(values) - 1)] if values else float("nan")


def measure(attack, options):
    with tempfile.TemporaryDirectory() as name, tempfile.TemporaryFile() as log:
        folder = Path(name)
        (folder / "files").mkdir()
        (folder / "files" / "large.png").write_bytes(b"\x89PNG" * (50 * 2**18))
        server = FixtureServer(folder / "sessions", files=folder / "files", log=log, **options)
        try:
            results = multiprocessing.Queue()
            watcher = multiprocessing.Process(target=watch, args=(server.port, SECONDS, results))
            watcher.start()
            time.sleep(1)
            found = attack(server, time.monotonic() + SECONDS - 2)
            noticed = results.get(timeout=SECONDS + 60)
            watcher.join()
        finally:
            server.kill()
        log.seek(0)
        return {"found": found, "noticed": noticed, "complaints": log.read().decode()}


def main():
    chosen = [argument for argument in sys.argv[1:] if not argument.startswith("--")]
    results = {}
    for name, attack, options in ATTACKS:
        if chosen and not any(re.search(each, name) for each in chosen):
            continue
        results[name] = result = measure(attack, options)
        for what, noticed in result["noticed"].items():
            times = noticed["milliseconds"]
            figures = ", ".join(f"{label} {percentile(times, share):.1f}" for label, share in
                                (("p50", 0.5), ("p99", 0.99), ("max", 1)))
            verdict = "" if times and max(times) <= WANTED and not noticed["failures"] else "   MISSED"
            print(f"{name:32} {what:6} {figures} ms, {len(noticed['failures'])} failed{verdict}", flush=True)
        print(f"{'':32} {json.dumps(result['found'])} {result['complaints'].strip()}", flush=True)
    if "--no-archive" not in sys.argv:
        archive("web-attacks.json", results)


if __name__ == "__main__":
    main()
