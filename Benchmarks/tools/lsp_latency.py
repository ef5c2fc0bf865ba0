"""Measures how long after an edit an editor gets the finding of `scenery lsp`.

    lsp_latency.py TOOL FOLDER [--files N] [--edits N] [--seed N]

TOOL is a built `scenery`. A copy of FOLDER is checked with all rules and without a `scenery.yml`. The client is pygls. It opens N
files (10), and in each of them, N times (5), writes a line that drops an error and takes it out again; it waits for the
diagnostics that have the finding in that line, or have it no more. Prints the time from the start to the first such
diagnostics, and the median, the 95th percentile and the maximum of the edits, in milliseconds, with the server's memory.
Files that belong to no target of the project get no finding within ten seconds, and are counted as skipped.
Needs Python 3.10 and pygls 2 (`Tests/Browser/requirements.txt`).
"""

import argparse
import asyncio
import json
import random
import shutil
import statistics
import tempfile
import time
from pathlib import Path

from lsprotocol import types
from pygls.lsp.client import LanguageClient

MARKED = "\nfunc marked() { do { try latency() } catch {} }\n"
CODE = "error-dropped"


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
        """Whether the finding of the marked line, which follows `line`, is shown."""
        return any(
            each.code == CODE and each.range.start.line == line + 1 for each in self.shown.get(file.as_uri(), []))

    async def until(self, holds, seconds=10):
        started = time.perf_counter()
        while not holds():
            self.news.clear()
            await asyncio.wait_for(self.news.wait(), seconds - (time.perf_counter() - started))
        return (time.perf_counter() - started) * 1000

    @property
    def resident_megabytes(self):
        status = Path(f"/proc/{self.client._server.pid}/status").read_text()
        return next(int(line.split()[1]) for line in status.splitlines() if line.startswith("VmRSS:")) // 1024


async def measure(tool, folder, files, edits):
    editor = Editor(folder)
    started = time.perf_counter()
    await editor.start(tool)
    first, times, skipped = None, [], 0
    for file in files:
        editor.open(file)
        line = file.read_text().count("\n")
        for number in range(edits):
            editor.insert(file, 2 + 2 * number, line, MARKED)
            try:
                taken = await editor.until(lambda: editor.has_finding(file, line))
            except TimeoutError:
                skipped += 1
                break
            if first is None:
                first = (time.perf_counter() - started) * 1000
            else:
                times.append(taken)
            # The empty line before it stays.
            editor.insert(file, 3 + 2 * number, line + 1, "")
            times.append(await editor.until(lambda: not editor.has_finding(file, line)))
    memory = editor.resident_megabytes
    await editor.client.shutdown_async(None)
    editor.client.exit(None)
    await editor.client.stop()
    return {"first": first, "edits": times, "megabytes": memory, "skipped": skipped}


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("tool", type=Path)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--files", type=int, default=10)
    parser.add_argument("--edits", type=int, default=5)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        copy = Path(name) / options.folder.name
        shutil.copytree(options.folder, copy, symlinks=True, ignore=shutil.ignore_patterns(".build", ".git"))
        (copy / "scenery.yml").unlink(missing_ok=True)
        every = sorted(each for each in copy.rglob("*.swift") if each.is_file() and each.name != "Package.swift")
        files = random.Random(options.seed).sample(every, min(options.files, len(every)))
        result = asyncio.run(measure(str(options.tool.resolve()), copy, files, options.edits))
    times = sorted(result["edits"])
    print(json.dumps({
        "files": len(every), "first": round(result["first"]), "median": round(statistics.median(times)),
        "p95": round(times[int(len(times) * 0.95) - 1]), "max": round(times[-1]), "megabytes": result["megabytes"], "skipped": result["skipped"]}))


if __name__ == "__main__":
    main()
