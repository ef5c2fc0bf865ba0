"""The programs under test, each on a port of its own."""

import json
import os
import pathlib
import signal
import socket
import subprocess
import time
import urllib.request

PATIENCE = 30
"""Seconds after which something that did not happen is a failure. No test waits for time itself."""


def binaries() -> pathlib.Path:
    return pathlib.Path(os.environ["SAMPLES_BIN"])


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def eventually(condition, what):
    """Asks until `condition` gives something true, and gives that.

    `what` says what was waited for; it may be a function, which is called once it is known in vain.
    """
    deadline = time.monotonic() + PATIENCE
    while True:
        found = condition()
        if found:
            return found
        if time.monotonic() > deadline:
            raise AssertionError(f"in {PATIENCE} s there was not: {what() if callable(what) else what}")
        time.sleep(0.02)


class Backend:
    """The samples' backend, started for testing."""

    def __init__(self):
        self.process = subprocess.Popen(
            [binaries() / "backend", "--testing"], stdout=subprocess.PIPE, text=True)
        line = self.process.stdout.readline()
        assert line.startswith("listening on "), line
        self.url = line.removeprefix("listening on ").strip()

    def set(self, **faults):
        """Switches what routes do wrong: `about="slow"`; see the backend's `Fault`."""
        request = urllib.request.Request(
            f"{self.url}/testing/faults", data=json.dumps(faults).encode(),
            headers={"Content-Type": "application/json"})
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            assert answer.status == 200

    def stop(self):
        self.process.terminate()
        self.process.wait(PATIENCE)
        self.process.stdout.close()


class WebSample:
    """A sample in the web host, which can be killed and started again on its port."""

    def __init__(self, name, backend, folder):
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.command = [
            binaries() / name, "--host", "web", "--port", str(self.port), "--backend", backend.url]
        self.folder = folder
        self.process = None

    def start(self):
        log = open(self.folder / "sample.log", "a")
        # A folder of its own for what the host keeps, so that no test finds another's sessions.
        environment = os.environ | {"HOME": str(self.folder), "XDG_STATE_HOME": str(self.folder / "state")}
        self.process = subprocess.Popen(self.command, stdout=log, stderr=log, env=environment)
        log.close()
        eventually(self.answers, f"an answer of {self.url}; its log is {self.folder / 'sample.log'}")
        return self

    def answers(self):
        assert self.process.poll() is None, (self.folder / "sample.log").read_text()
        try:
            with socket.create_connection(("127.0.0.1", self.port), timeout=1):
                return True
        except OSError:
            return False

    def kill(self):
        """Ends the server as a crash does, without any chance to say goodbye."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(PATIENCE)
