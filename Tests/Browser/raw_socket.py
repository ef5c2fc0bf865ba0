"""A WebSocket by hand, to send what no browser would."""

import base64
import json
import os
import re
import struct


class WebSocket:
    """Opens a session and, where it may, a socket to it."""

    def __init__(self, server, **changes):
        self.server = server
        page = server.request("GET", "/")
        self.cookie = page.headers["Set-Cookie"].split(";")[0]
        self.token = re.search(r'data-token="(\w+)"', page.text).group(1)
        self.scene = re.search(r'data-scene="([^"]*)"', page.text).group(1)
        self.number = 0
        self.socket = server.connect()
        self.open(**changes)

    def open(self, path=None, remove=(), **headers):
        path = path or f"/scenery/socket?token={self.token}&page=test&version="
        fields = {
            "Host": f"127.0.0.1:{self.server.port}",
            "Origin": self.server.address,
            "Cookie": self.cookie,
            "Connection": "Upgrade",
            "Upgrade": "websocket",
            "Sec-WebSocket-Version": "13",
            "Sec-WebSocket-Key": base64.b64encode(os.urandom(16)).decode(),
            **{name.replace("_", "-"): value for name, value in headers.items()},
        }
        lines = [f"{name}: {value}" for name, value in fields.items() if name not in remove]
        self.socket.sendall(("\r\n".join([f"GET {path} HTTP/1.1", *lines]) + "\r\n\r\n").encode())
        self.buffer = b""
        while b"\r\n\r\n" not in self.buffer:
            data = self.socket.recv(65536)
            if not data:
                break
            self.buffer += data
        head, _, self.buffer = self.buffer.partition(b"\r\n\r\n")
        self.head = head.decode()
        self.status = int(self.head.split()[1])

    @property
    def refusal(self):
        """The message of a refusal."""
        length = int(re.search(r"content-length: (\d+)", self.head, re.IGNORECASE).group(1))
        return self.take(length).decode().strip()

    def take(self, count):
        while len(self.buffer) < count:
            data = self.socket.recv(65536)
            if not data:
                raise ConnectionError("the server closed")
            self.buffer += data
        taken, self.buffer = self.buffer[:count], self.buffer[count:]
        return taken

    def send(self, data, opcode=1, last=True, masked=True, reserved=0, length=None):
        data = data.encode() if isinstance(data, str) else data
        length = len(data) if length is None else length
        head = bytes([(0x80 if last else 0) | reserved << 4 | opcode])
        mask_bit = 0x80 if masked else 0
        if length < 126:
            head += bytes([mask_bit | length])
        elif length < 65536:
            head += bytes([mask_bit | 126]) + struct.pack(">H", length)
        else:
            head += bytes([mask_bit | 127]) + struct.pack(">Q", length)
        if masked:
            mask = os.urandom(4)
            data = mask + bytes(byte ^ mask[index % 4] for index, byte in enumerate(data))
        self.socket.sendall(head + data)

    def act(self, kind, *rest):
        self.number += 1
        self.send(json.dumps([self.number, self.scene, kind, *rest]))

    def receive(self):
        """The next frame: its kind and its data."""
        first, second = self.take(2)
        length = second & 0x7F
        if length == 126:
            (length,) = struct.unpack(">H", self.take(2))
        elif length == 127:
            (length,) = struct.unpack(">Q", self.take(8))
        return first & 0x0F, self.take(length)

    def frame(self):
        """The next frame; one that only says that input is saved is passed over."""
        while True:
            kind, data = self.receive()
            if kind != 1 or data.startswith(b"["):
                return kind, data

    def message(self):
        """The next message, read."""
        while True:
            kind, data = self.frame()
            if kind == 1:
                return json.loads(data)
            assert kind != 8, f"closed with {data!r}"

    def closed_with(self):
        """The code the server closes with."""
        while True:
            kind, data = self.receive()
            if kind == 8:
                return struct.unpack(">H", data[:2])[0]
