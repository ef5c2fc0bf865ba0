"""Runs the fixture app as a process of its own, as a person would."""

import http.client
import os
import re
import resource
import signal
import socket
import subprocess


class FixtureServer:
    """The fixture on a port of its own choice, with its sessions in `folder`.

    `program` is the command of another app in the web host, whose sessions are below `folder`; `files` is the folder of its pictures, `open_files` how many files it may have open, `log` where it complains, `environment` its further variables."""

    def __init__(self, folder, port=0, files=None, open_files=None, log=None, environment=None, program=None):
        self.folder = folder
        self.program = program or [os.environ["SCENERY_FIXTURE"]]
        self.files = files
        self.open_files = open_files
        self.log = log
        self.environment = environment or {}
        self.process = None
        self.start(port)

    def start(self, port):
        environment = {
            **os.environ, "SCENERY_SESSIONS": str(self.folder), "XDG_CACHE_HOME": str(self.folder), **self.environment}
        if self.files:
            environment["SCENERY_FILES"] = str(self.files)
        command = [*self.program, "--port", str(port)]
        self.process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=self.log, env=environment, text=True, preexec_fn=self.restrain)
        line = self.process.stdout.readline()
        found = re.search(r" is at http://127\.0\.0\.1:(\d+)/ — stop with ctrl-c", line)
        assert found, f"the program said: {line!r}"
        self.port = int(found.group(1))

    def restrain(self):
        if self.open_files:
            resource.setrlimit(resource.RLIMIT_NOFILE, (self.open_files, self.open_files))

    @property
    def resident_kilobytes(self):
        with open(f"/proc/{self.process.pid}/status") as status:
            return next(int(line.split()[1]) for line in status if line.startswith("VmRSS:"))

    @property
    def descriptors(self):
        return len(os.listdir(f"/proc/{self.process.pid}/fd"))

    @property
    def address(self):
        return f"http://127.0.0.1:{self.port}"

    def kill(self):
        self.process.kill()
        self.process.wait()

    def restart(self):
        """Ends the process as suddenly as can be and starts it again on the same port."""
        self.kill()
        self.start(self.port)

    def stop(self):
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(timeout=60)

    def request(self, method, path, body=None, headers=None):
        """One HTTP request; `Host` is the server's own unless `headers` say otherwise."""
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=60)
        headers = {"Host": f"127.0.0.1:{self.port}", **(headers or {})}
        connection.request(method, path, body=body, headers=headers)
        response = connection.getresponse()
        response.text = response.read().decode()
        connection.close()
        return response

    def connect(self):
        return socket.create_connection(("127.0.0.1", self.port), timeout=60)
