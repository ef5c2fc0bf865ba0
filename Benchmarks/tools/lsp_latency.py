"""Measures how long after an edit an editor gets the finding of `scenery lsp`.

    lsp_latency.py TOOL FOLDER [--files N] [--edits N] [--seed N] [--json FILE]

TOOL is a built `scenery`. A copy of FOLDER is checked with all rules and without a `scenery.yml`. The client is pygls. It opens N
files (10), and in each of them, N times (5), writes a line that drops an error and takes it out again; it waits for the
diagnostics that have the finding in that line, or have it no more. There are two kinds of edits: `body` writes the line into a
function, so that no declaration but that function changes; `outline` writes a new function at the end of the file.

Prints the time from the start to the first such diagnostics, and for each kind the median, the 95th percentile and the maximum
in milliseconds, with the server's processor time for each edit (all of it, also after the finding is shown), its memory,
and the load of the machine. Files that belong to no target of the project get no finding within ten seconds, and are counted
as skipped. Needs Python 3.10 and pygls 2 (`Tests/Browser/requirements.txt`).
"""

import argparse
import asyncio
import json
import os
import random
import re
import shutil
import statistics
import tempfile
import time
from pathlib import Path

from lsprotocol import types
from pygls.lsp.client import LanguageClient

DROPPED = "do { try latency() } catch {}"
CODE = "error-dropped"
FUNCTION = re.compile(r"^ +(?:[a-z@]+ )*func .*\{ *$")


class Editor:
    def __init__(self, folder):
        self.folder = folder
        self.shown = {}
        self.news = asyncio.Event()
        self.client = LanguageClient("latency", "1")

        @self.client.feature(types.TEXT_DOCUMENT_PUBLISH_DIAGNOSTICS)
        def published(parameters: types.PublishDiagnosticsParams):
            self.shown[parameters.uri] = parameters.diagnostics
            self.news.set()

    async def start(self, tool):
        await self.client.start_io(tool, "lsp")
        await self.client.initialize_async(
            types.InitializeParams(
                capabilities=types.ClientCapabilities(), root_uri=self.folder.as_uri(),
                workspace_folders=[types.WorkspaceFolder(uri=self.folder.as_uri(), name=self.folder.name)]))
        self.client.initialized(types.InitializedParams())

    def open(self, file):
        self.client.text_document_did_open(
            types.DidOpenTextDocumentParams(
                types.TextDocumentItem(uri=file.as_uri(), language_id="swift", version=1, text=file.read_text())))

    def insert(self, file, version, line, text):
        """Writes a line, or takes it out when `text` is empty."""
        end = types.Position(line, 0) if text else types.Position(line + 1, 0)
        self.client.text_document_did_change(
            types.DidChangeTextDocumentParams(
                text_document=types.VersionedTextDocumentIdentifier(uri=file.as_uri(), version=version),
                content_changes=[
                    types.TextDocumentContentChangePartial(range=types.Range(types.Position(line, 0), end), text=text)]))

    def has_finding(self, file, line):
        return any(each.code == CODE and each.range.start.line == line for each in self.shown.get(file.as_uri(), []))

    async def until(self, holds, seconds=10):
        started = time.perf_counter()
        while not holds():
            self.news.clear()
            await asyncio.wait_for(self.news.wait(), seconds - (time.perf_counter() - started))
        return (time.perf_counter() - started) * 1000

    def close(self, file):
        self.client.text_document_did_close(
            types.DidCloseTextDocumentParams(types.TextDocumentIdentifier(uri=file.as_uri())))

    async def settle(self):
        """Waits until the server has used no processor time for a fifth of a second."""
        before = None
        while (now := self.processor_milliseconds) != before:
            before = now
            await asyncio.sleep(0.2)

    @property
    def processor_milliseconds(self):
        fields = Path(f"/proc/{self.client._server.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) * 1000 / os.sysconf("SC_CLK_TCK")

    @property
    def resident_megabytes(self):
        status = Path(f"/proc/{self.client._server.pid}/status").read_text()
        return next(int(line.split()[1]) for line in status.splitlines() if line.startswith("VmRSS:")) // 1024


class Edits:
    """The edits of one kind and what they took."""

    def __init__(self, editor):
        self.editor = editor
        self.times = []
        self.processor = 0
        self.skipped = 0

    async def make(self, file, line, text, number):
        """Writes a line, and takes it out again."""
        if line is None:
            self.skipped += 1
            return
        for count in range(number):
            await self.editor.settle()
            before = self.editor.processor_milliseconds
            self.editor.insert(file, 2 + 2 * count, line, text)
            try:
                taken = await self.editor.until(lambda: self.editor.has_finding(file, line))
            except TimeoutError:
                self.skipped += 1
                self.editor.insert(file, 3 + 2 * count, line, "")
                return
            self.times.append(taken)
            await self.editor.settle()
            self.editor.insert(file, 3 + 2 * count, line, "")
            self.times.append(await self.editor.until(lambda: not self.editor.has_finding(file, line)))
            await self.editor.settle()
            self.processor += self.editor.processor_milliseconds - before

    @property
    def summary(self):
        times = sorted(self.times)
        if not times:
            return {"edits": 0, "skipped": self.skipped}
        return {
            "edits": len(times), "median": round(statistics.median(times)), "p95": round(times[int(len(times) * 0.95) - 1]),
            "max": round(times[-1]), "processor": round(self.processor / len(times)), "skipped": self.skipped}


async def measure(tool, folder, files, edits):
    editor = Editor(folder)
    started = time.perf_counter()
    await editor.start(tool)
    await editor.until(lambda: editor.shown, seconds=120)
    first = (time.perf_counter() - started) * 1000
    body, outline = Edits(editor), Edits(editor)
    for file in files:
        lines = file.read_text().split("\n")
        function = next((number for number, line in enumerate(lines) if FUNCTION.match(line)), None)
        editor.open(file)
        await body.make(file, function and function + 1, f"        {DROPPED}\n", edits)
        editor.close(file)
        editor.open(file)
        await outline.make(file, len(lines) - 1, f"func marked() {{ {DROPPED} }}\n", edits)
        editor.close(file)
    memory = editor.resident_megabytes
    await editor.client.shutdown_async(None)
    editor.client.exit(None)
    await editor.client.stop()
    return {"first": round(first), "body": body.summary, "outline": outline.summary, "megabytes": memory}


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("tool", type=Path)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--files", type=int, default=10)
    parser.add_argument("--edits", type=int, default=5)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", type=Path, help="where to write what is printed")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        copy = Path(name) / options.folder.name
        shutil.copytree(options.folder, copy, symlinks=True, ignore=shutil.ignore_patterns(".build", ".git"))
        (copy / "scenery.yml").unlink(missing_ok=True)
        every = sorted(each for each in copy.rglob("*.swift") if each.is_file() and each.name != "Package.swift")
        files = random.Random(options.seed).sample(every, min(options.files, len(every)))
        before = os.getloadavg()[0]
        result = asyncio.run(measure(str(options.tool.resolve()), copy, files, options.edits))
    load = [round(before, 1), round(os.getloadavg()[0], 1)]
    text = json.dumps({"folder": options.folder.name, "files": len(every), **result, "load": load})
    print(text)
    if options.json:
        options.json.write_text(text + "\n")


if __name__ == "__main__":
    main()
