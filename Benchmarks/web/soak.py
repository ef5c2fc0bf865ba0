"""Lets robots use the web host for an hour and watches whether anything grows; see `run` beside this file.

Each robot has a session of its own, loads its page and does what the page offers, at random. The server is killed and
started again now and then; every session must go on. Memory, descriptors and files are noted all the while.

    soak.py [--minutes 60] [--restart-seconds 600] [--sessions 200] [--seed 1] [--gallery] [--no-archive]

With `--gallery` they use the samples, which ask their backend, in place of the fixture.
"""

import argparse
import asyncio
import html
import os
import random
import re
import statistics
import sys
import tempfile
import time
from pathlib import Path

from archive import archive
from fixture_server import FixtureServer
from person import Lost, Person


class Robot:
    def __init__(self, person, choices, counts):
        self.person = person
        self.random = choices
        self.counts = counts

    async def live(self, end):
        await asyncio.sleep(self.random.uniform(0, 3))
        while time.monotonic() < end:
            try:
                await self.visit(end)
            except (Lost, OSError) as lost:
                self.person.leave()
                # A server that was killed loses connections; one that runs must not refuse anything.
                kind = "lost" if isinstance(lost, OSError) or "answered with" not in str(lost) else str(lost)
                self.counts[kind] = self.counts.get(kind, 0) + 1
                await asyncio.sleep(self.random.uniform(0.2, 1))

    async def visit(self, end):
        """Loads the page and uses it for a while."""
        cookie = self.person.cookie
        await self.person.load()
        if cookie and self.person.cookie != cookie:
            self.counts["sessions that were gone"] = self.counts.get("sessions that were gone", 0) + 1
        await self.person.connect()
        while time.monotonic() < end:
            for action in self.random.sample(actions := self.actions(await self.person.load()), min(len(actions), 3)):
                started = time.monotonic()
                await asyncio.wait_for(self.person.act(*action), 30)
                self.counts["actions"] += 1
                self.counts["slowest"] = max(self.counts["slowest"], time.monotonic() - started)
                await asyncio.sleep(self.random.uniform(0.2, 2))
            if self.random.random() < 0.05:
                break
        self.person.leave()

    def actions(self, page):
        """What a person could do on the page, as messages."""
        def values(pattern):
            return [html.unescape(value) for value in re.findall(pattern, page)]

        found = [("a", value) for value in values(r'name="do" value="([^"]*)"')]
        found += [("d", value) for value in values(r'name="answer" value="([^"]*)"')] * 5
        found += [("k", 1)] * 2 if 'name="back"' in page else []
        found += [("n", int(value)) for value in values(r'name="tab" value="(\d+)"')]
        for field in values(r'name="f:([^"]*)"'):
            text = "".join(self.random.choices("abc ü<&", k=self.random.randint(0, 12)))
            found += [("e", field, text), ("s", field, text)]
        found += [("b", toggle, self.random.random() < 0.5) for toggle in values(r'name="t:([^"]*)"')]
        return found or [("k", 1)]


async def soak(server, options, log):
    counts = {"actions": 0, "slowest": 0.0}
    end = time.monotonic() + options.minutes * 60
    choices = random.Random(options.seed)
    robots = [
        Robot(Person(server.port, f"robot{number}"), random.Random(choices.random()), counts)
        for number in range(options.sessions)]
    lives = [asyncio.create_task(robot.live(end)) for robot in robots]
    samples, restarts, started = [], 0, time.monotonic()
    restart_at = started + options.restart_seconds
    while time.monotonic() < end:
        await asyncio.sleep(min(5, max(0.1, end - time.monotonic())))
        samples.append(sample(server, restarts, started))
        print(samples[-1], {**counts, "slowest": round(counts["slowest"], 3)}, flush=True)
        if time.monotonic() >= restart_at and end - time.monotonic() > 20:
            server.restart()
            restarts += 1
            restart_at = time.monotonic() + options.restart_seconds
    await asyncio.gather(*lives)
    log.seek(0)
    return {"minutes": options.minutes, "sessions": options.sessions, "restarts": restarts, "counts": counts,
            "complaints": log.read().decode(), "samples": samples}


def sample(server, run, started):
    files = [path.stat().st_size for path in server.folder.rglob("*") if path.is_file()]
    return {"second": round(time.monotonic() - started), "run": run, "kilobytes": server.resident_kilobytes,
            "descriptors": server.descriptors, "files": len(files), "bytes on disk": sum(files)}


def report(results):
    """The middle of each server run's second and last quarter: a run that grows shows it here."""
    for run in range(results["restarts"] + 1):
        samples = [each for each in results["samples"] if each["run"] == run]
        quarter = max(len(samples) // 4, 1)
        line = [f"run {run}:"]
        for what in ("kilobytes", "descriptors", "files", "bytes on disk"):
            early, late = (statistics.median(each[what] for each in part)
                           for part in (samples[quarter:2 * quarter] or samples, samples[-quarter:]))
            line.append(f"{what} {early:.0f} → {late:.0f};")
        print(" ".join(line))
    print(f"{results['counts']}; complaints: {results['complaints'].strip() or 'none'}")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument("--restart-seconds", type=float, default=600)
    parser.add_argument("--sessions", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--gallery", action="store_true")
    parser.add_argument("--no-archive", action="store_true")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as name, tempfile.TemporaryFile() as log:
        program = [os.environ["SCENERY_SAMPLES"], "--host", "web"] if options.gallery else None
        server = FixtureServer(Path(name) / "sessions", log=log, program=program)
        try:
            results = asyncio.run(soak(server, options, log))
        finally:
            server.kill()
    report(results)
    if not options.no_archive:
        archive("gallery-soak.json" if options.gallery else "web-soak.json", results)
    unexpected = set(results["counts"]) - {"actions", "slowest", "lost"}
    return 1 if unexpected or results["complaints"] else 0


if __name__ == "__main__":
    sys.exit(main())
