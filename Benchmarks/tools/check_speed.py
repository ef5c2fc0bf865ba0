"""Measures `scenery check` over the code of others: without a cache, with one, and after a change of one file.

    check_speed.py FOLDER… --tool NAME=SCENERY [--tool NAME=SCENERY] [--rounds N] [--json FILE]

SCENERY is a built tool. A copy of each FOLDER is checked with all rules and without a `scenery.yml`; several tools take turns, so that
what else the machine does affects all of them. For each it prints the least and the median processor time of all threads in
seconds, the elapsed time and the peak of the resident memory in megabytes, and how many findings there are; then the load of the
machine before and after.
"""

import argparse
import json
import os
import random
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path


def run(tool, folder, *options):
    """One process: its processor time, elapsed time and memory, and its findings."""
    started = time.perf_counter()
    with tempfile.TemporaryFile() as output:
        process = subprocess.Popen([tool, "check", *options, "--format", "json"], cwd=folder, stdout=output, stderr=subprocess.DEVNULL)
        _, _, usage = os.wait4(process.pid, 0)
        elapsed = time.perf_counter() - started
        output.seek(0)
        found = len(json.load(output).get("findings", []))
    return {"cpu": usage.ru_utime + usage.ru_stime, "wall": elapsed, "megabytes": usage.ru_maxrss / 1024, "findings": found}


def summary(runs):
    return {
        "cpu": round(min(each["cpu"] for each in runs), 2), "cpuMedian": round(statistics.median(each["cpu"] for each in runs), 2),
        "wall": round(min(each["wall"] for each in runs), 2), "megabytes": round(max(each["megabytes"] for each in runs)),
        "findings": runs[-1]["findings"]}


def measure(tools, folder, rounds):
    """The tools in turn over a copy of a folder for each: they must not find each other's caches."""
    result = {name: {"cold": [], "warm": [], "changed": []} for name in tools}
    with tempfile.TemporaryDirectory() as place:
        copies = {}
        for name in tools:
            copies[name] = Path(place) / name / folder.name
            shutil.copytree(folder, copies[name], symlinks=True, ignore=shutil.ignore_patterns(".build", ".git"))
            (copies[name] / "scenery.yml").unlink(missing_ok=True)
            run(tools[name], copies[name])
        files = sorted(each.relative_to(copies[name]) for each in copies[name].rglob("*.swift") if each.is_file())
        for number in range(rounds):
            edited = random.Random(number).choice(files)
            for name, tool in tools.items():
                result[name]["cold"].append(run(tool, copies[name], "--no-cache"))
                result[name]["warm"].append(run(tool, copies[name]))
                with open(copies[name] / edited, "a") as file:
                    file.write(f"\n// changed {number}\n")
                result[name]["changed"].append(run(tool, copies[name]))
    return {
        "folder": folder.name, "files": len(files),
        "tools": {name: {kind: summary(runs) for kind, runs in kinds.items()} for name, kinds in result.items()}}


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("folders", type=Path, nargs="+")
    parser.add_argument("--tool", action="append", required=True)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--json", type=Path)
    options = parser.parse_args()
    tools = {name: str(Path(path).resolve()) for name, path in (each.split("=", 1) for each in options.tool)}
    before = os.getloadavg()[0]
    results = []
    for folder in options.folders:
        results.append(measure(tools, folder, options.rounds))
        print(json.dumps(results[-1]), file=sys.stderr, flush=True)
    text = json.dumps({"load": [round(before, 1), round(os.getloadavg()[0], 1)], "rounds": options.rounds, "results": results}, indent=1)
    print(text)
    if options.json:
        options.json.write_text(text + "\n")


if __name__ == "__main__":
    main()
