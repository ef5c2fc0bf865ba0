"""Keeps raw results with their date and machine."""

import datetime
import json
import os
import platform
from pathlib import Path


def archive(name, results):
    machine = f"{platform.system().lower()}-{platform.machine()}-{os.cpu_count()}-cores"
    folder = Path("Benchmarks/results") / f"{datetime.date.today().isoformat()}-{machine}"
    folder.mkdir(parents=True, exist_ok=True)
    (folder / name).write_text(json.dumps(results, separators=(",", ":")) + "\n")
    print(f"raw results: {folder}/{name}")
