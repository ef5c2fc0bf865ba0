"""Measures the web host; see `run` beside this file."""

import resource
import statistics
import sys
import tempfile
from pathlib import Path

from archive import archive
from conftest import browser
from fixture_server import FixtureServer
from page import Page
from raw_socket import WebSocket

# Presses a button and waits for the change of a text, `count` times, one after the other with a pause
# between (milliseconds). Gives milliseconds from the press to the changed DOM.
EVENT_TO_DOM = """
const [button, text, count, pause, done] = arguments;
const source = document.querySelector(button), shown = document.querySelector(text);
const times = [];
let start = 0;
const observer = new MutationObserver(() => {
  times.push(performance.now() - start);
  if (times.length < count) return setTimeout(press, pause);
  observer.disconnect();
  done(times);
});
observer.observe(shown, { childList: true, characterData: true, subtree: true });
function press() { start = performance.now(); source.click(); }
press();
"""


def percentile(values, share):
    return sorted(values)[min(int(len(values) * share), len(values) - 1)]


def event_to_dom(server, rounds=5, count=300):
    """The best of a few rounds by median, one press right after the other, and with 15 ms between, in
    which the cores fall asleep and have to wake; all rounds are kept."""
    driver = browser()
    try:
        page = Page(driver, server).open("Counter")
        arguments = ('button[value="add"]', '[data-k="count"]')
        driver.set_script_timeout(120)
        driver.execute_async_script(EVENT_TO_DOM, *arguments, 20, 15)
        rounds_by_pause = {
            pause: [driver.execute_async_script(EVENT_TO_DOM, *arguments, count, pause) for _ in range(rounds)]
            for pause in (0, 15)
        }
        version = driver.capabilities["browserVersion"]
    finally:
        driver.quit()
    figures = {"chromium": version}
    for pause, measured in rounds_by_pause.items():
        best = min(measured, key=statistics.median)
        figures[f"pause_{pause}_ms"] = {
            "p50_ms": round(percentile(best, 0.5), 3),
            "p95_ms": round(percentile(best, 0.95), 3),
            "rounds_ms": [[round(time, 3) for time in times] for times in measured],
        }
    return figures


def bytes_per_patch(server):
    """Whole frames, header included, of the counter's first values."""
    page = WebSocket(server)
    page.message()
    page.act("a", "open/Counter")
    page.message()
    page.scene = "Counter#2"
    sizes = []
    for _ in range(250):
        page.act("a", "add")
        _, data = page.frame()
        sizes.append(len(data) + 2)
    return {"most": max(sizes), "least": min(sizes)}


def memory_per_session(server, sessions=1000):
    """Resident memory that a thousand sessions add, each with an open socket and two scenes."""
    def resident():
        status = Path(f"/proc/{server.process.pid}/status").read_text()
        return next(int(line.split()[1]) for line in status.splitlines() if line.startswith("VmRSS:"))

    before = resident()
    pages = []
    for _ in range(sessions):
        page = WebSocket(server)
        page.message()
        page.act("a", "open/Counter")
        page.message()
        pages.append(page)
    after = resident()
    return {"sessions": sessions, "before_kb": before, "after_kb": after,
            "kb_per_session": round((after - before) / sessions, 1)}


def main():
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, 8192), hard))
    results = {}
    for measure in (event_to_dom, bytes_per_patch, memory_per_session):
        with tempfile.TemporaryDirectory() as folder:
            server = FixtureServer(folder)
            try:
                results[measure.__name__] = measure(server)
            finally:
                server.kill()
    figures, size, memory = results.values()
    for pause in (0, 15):
        at = figures[f"pause_{pause}_ms"]
        print(f"event to DOM, {pause:2} ms between   p50 {at['p50_ms']} ms, p95 {at['p95_ms']} ms   (reach: p50 1 ms)")
    print(f"bytes per patch   {size['least']} to {size['most']}   (reach: 40)")
    print(f"memory a session  {memory['kb_per_session']} kB at {memory['sessions']}   (reach: 40 kB)")
    if "--no-archive" not in sys.argv:
        archive("web.json", results)


if __name__ == "__main__":
    main()
