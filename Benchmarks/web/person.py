"""People who use the web host over plain sockets, many in one process: what the benchmarks of load share."""

import asyncio
import base64
import html
import json
import os
import re
import struct


class Lost(Exception):
    """The connection ended, or the server said something that a page of its own never hears."""


class Person:
    """One session with one page. Every call fails with `Lost` when the server goes away."""

    def __init__(self, port, name="person"):
        self.port = port
        self.name = name
        self.cookie = None
        self.token = None
        self.scene = ""
        self.number = 0
        self.sent = 0
        self.since = 0
        self.writer = None

    # Pages

    async def request(self, method="GET", path="/", fields=()):
        """One request on a connection of its own; gives the status, the headers and the body."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port, limit=2**24)
        try:
            lines = [f"{method} {path} HTTP/1.1", f"Host: 127.0.0.1:{self.port}", "Connection: close", *fields]
            if self.cookie:
                lines.append(f"Cookie: {self.cookie}")
            writer.write(("\r\n".join(lines) + "\r\n\r\n").encode())
            answer = await reader.read(-1)
        except OSError as error:
            raise Lost(str(error)) from error
        finally:
            writer.close()
        head, _, body = answer.partition(b"\r\n\r\n")
        if not head:
            raise Lost("no answer")
        return int(head.split()[1]), head.decode(), body.decode(errors="replace")

    async def load(self):
        """Loads the page and gives its HTML. Keeps the cookie, where one is set."""
        status, head, text = await self.request()
        if status != 200:
            raise Lost(f"the page was answered with {status}")
        if found := re.search(r"set-cookie: ([^;\r]+)", head, re.IGNORECASE):
            self.cookie = found.group(1)
        self.token = re.search(r'data-token="(\w+)"', text).group(1)
        self.scene = html.unescape(re.search(r'data-scene="([^"]*)"', text).group(1))
        if not self.sent and (found := re.search(r'data-since="(\d+)"', text)):
            self.since = int(found.group(1))
        return text

    # The socket

    async def connect(self):
        """Opens the socket and reads its greeting."""
        self.reader, self.writer = await asyncio.open_connection("127.0.0.1", self.port, limit=2**24)
        path = (f"/scenery/socket?token={self.token}&page={self.name}&version="
                f"&since={self.since}&sent={self.sent}")
        lines = [
            f"GET {path} HTTP/1.1", f"Host: 127.0.0.1:{self.port}", f"Origin: http://127.0.0.1:{self.port}",
            f"Cookie: {self.cookie}", "Connection: Upgrade", "Upgrade: websocket", "Sec-WebSocket-Version: 13",
            f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}"]
        self.writer.write(("\r\n".join(lines) + "\r\n\r\n").encode())
        try:
            head = await self.reader.readuntil(b"\r\n\r\n")
        except (OSError, asyncio.IncompleteReadError) as error:
            raise Lost("no answer to the upgrade") from error
        status = int(head.split()[1])
        if status != 101:
            raise Lost(f"the socket was answered with {status}")
        self.number = (await self.message())[0]

    async def act(self, kind, *rest):
        """Does something and waits for its answer."""
        self.number += 1
        self.sent = max(self.sent, self.number)
        self.frame(1, json.dumps([self.number, self.scene, kind, *rest]).encode())
        while (message := await self.message())[0] < self.number:
            pass
        return message

    async def message(self):
        """The next message that is not only an acknowledgment."""
        while True:
            try:
                first, second = await self.reader.readexactly(2)
                length = second & 0x7F
                if length == 126:
                    (length,) = struct.unpack(">H", await self.reader.readexactly(2))
                elif length == 127:
                    (length,) = struct.unpack(">Q", await self.reader.readexactly(8))
                data = await self.reader.readexactly(length)
            except (OSError, asyncio.IncompleteReadError) as error:
                raise Lost("the socket ended") from error
            if first & 0x0F == 8:
                raise Lost(f"closed with {struct.unpack('>H', data[:2])[0] if data else 'nothing'}")
            if first & 0x0F == 9:
                self.frame(10, data)
            if first & 0x0F == 1 and data.startswith(b"["):
                return json.loads(data)

    def frame(self, kind, data):
        mask = os.urandom(4)
        length = len(data)
        size = bytes([0x80 | length]) if length < 126 else bytes([0x80 | 126]) + struct.pack(">H", length)
        self.writer.write(bytes([0x80 | kind]) + size + mask + bytes(b ^ mask[i % 4] for i, b in enumerate(data)))

    def leave(self):
        if self.writer:
            self.writer.close()
            self.writer = None
