"""Compares what layers see inside a module with what the compiler saw.

    index_truth.py TOOL PACKAGE TARGET [--misses N]

TOOL is a built `scenery`. A copy of the package at PACKAGE gets all files of TARGET in one folder, so that each file can be a
layer of its own kind (`peers: apart`), and is built with an index store. The truth are the pairs of a file and a type of another
file of the module whose name the file's code says or that it extends, as the compiler's index has them; uses that only code under
`#if` has and the compiler did not see do not count. Prints both counts, precision and recall, and with
`--misses` pairs that only one of the two has.
"""

import argparse
import json
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from index_store import IndexStore


def flattened(package, target, folder):
    """Copies the package; returns the target's folder in the copy, whose files all lie in it directly."""
    copy = folder / package.name
    shutil.copytree(package, copy, symlinks=True, ignore=shutil.ignore_patterns(".build", ".git", "scenery.yml"))
    sources = next(each for each in (copy / "Sources" / target, copy / target, copy / "Sources") if each.is_dir())
    for file in sorted(sources.rglob("*.swift")):
        flat = "__".join(file.relative_to(sources).parts)
        file.rename(sources / flat)
    return copy, sources


def truth(copy, sources, target):
    subprocess.run(
        ["swift", "build", "--package-path", copy, "--target", target, "--enable-index-store"],
        check=True, stdout=subprocess.DEVNULL)
    store = IndexStore(next((copy / ".build").glob("*/debug/index/store")))
    return store.uses(sources)


def found(tool, copy, sources):
    folder = sources.relative_to(copy)
    (copy / "scenery.yml").write_text(
        f"sources: {{ include: [\"{folder}\"] }}\n"
        "layers:\n  every-file:\n    reason: it is asked for\n    edges: [references]\n"
        f"    order:\n      - {{ name: all, files: \"{folder}/*\", peers: apart }}\n")
    output = subprocess.run(
        [tool, "check", "--format", "json", "--no-cache", copy], stdout=subprocess.PIPE, text=True).stdout
    always, sometimes = set(), set()
    conditional = {file.name: lines_under_if(file) for file in sources.glob("*.swift")}
    for finding in json.loads(output)["findings"]:
        if finding["rule"] == "every-file":
            file, declaring = Path(finding["file"]).name, Path(finding["trail"][0]["file"]).name
            name = re.search(r'uses "([^"]*)"', finding["message"]).group(1).split(".")[-1]
            (sometimes if finding["line"] in conditional[file] else always).add((file, declaring, name))
    return always, sometimes - always


def lines_under_if(file):
    depth, lines = 0, set()
    for number, line in enumerate(file.read_text().split("\n"), start=1):
        depth += line.lstrip().startswith("#if") - line.lstrip().startswith("#endif")
        if depth:
            lines.add(number)
    return lines


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("tool")
    parser.add_argument("package", type=Path)
    parser.add_argument("target")
    parser.add_argument("--misses", type=int, default=0)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        copy, sources = flattened(options.package.resolve(), options.target, Path(name))
        (said, sometimes), (true, extended) = found(options.tool, copy, sources), truth(copy, sources, options.target)
    true |= extended
    said |= sometimes & true
    unjudged = sometimes - true
    both = said & true
    print(f"{options.target}: {len(true)} pairs in the index, {len(said)} found, {len(both)} in both; "
          f"precision {100 * len(both) / max(len(said), 1):.1f} %, recall {100 * len(both) / max(len(true), 1):.1f} %; {len(unjudged)} only under #if")
    for title, pairs in (("missed", true - said), ("not in the index", said - true)):
        for pair in sorted(pairs)[:options.misses]:
            print(f"  {title}: {pair[0]} uses {pair[2]} of {pair[1]}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
