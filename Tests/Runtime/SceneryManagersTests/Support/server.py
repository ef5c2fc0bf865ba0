"""A small HTTP server for the network tests, on two ports, which it prints; ends when its standard input does.

A request with the parameter `id` is recorded under it: `/seen?id=…` returns what was recorded.
"""
import email
import hashlib
import json
import os
import sys
import threading
import time
import zlib
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import parse_qsl, urlsplit

lock = threading.Lock()
seen = {}


class Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def log_message(self, *arguments):
        pass

    def answer(self, status, body, kind="application/json", headers={}):
        data = body if isinstance(body, bytes) else json.dumps(body).encode()
        self.send_response(status)
        self.send_header("Content-Type", kind)
        for name, value in headers.items():
            self.send_header(name, value)
        self.send_header("Content-Length", str(len(data)))
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(data)

    def handle_any(self):
        parts = urlsplit(self.path)
        query = parse_qsl(parts.query, keep_blank_values=True)
        body = b""
        if parts.path not in ("/upload", "/deaf"):
            body = self.rfile.read(int(self.headers.get("Content-Length") or 0))
        self.number = self.record(parts.path, dict(query).get("id"), body)
        name = parts.path.strip("/") or "root"
        page = getattr(self, "page_" + name, None)
        if page is None:
            return self.answer(404, {})
        page(query, body)

    def record(self, path, key, body):
        """Records a request; returns its number among those with the same key, from 1."""
        if key is None or path == "/seen":
            return 0
        entry = {
            "path": self.path, "method": self.command, "body": body.decode(errors="replace"),
            "headers": {name.lower(): value for name, value in self.headers.items()},
        }
        with lock:
            seen.setdefault(key, []).append(entry)
            return len(seen[key])

    do_GET = do_POST = do_PUT = do_PATCH = do_DELETE = do_HEAD = handle_any

    def page_seen(self, query, body):
        with lock:
            self.answer(200, seen.get(dict(query)["id"], []))

    def page_root(self, query, body):
        self.answer(200, {"data": "root"})

    def page_redirect(self, query, body):
        """Redirects to the parameter `to`, and sets a cookie if there is the parameter `cookie`."""
        options = dict(query)
        headers = {"Location": options["to"]}
        if "cookie" in options:
            headers["Set-Cookie"] = options["cookie"]
        self.answer(int(options.get("status", 302)), b"moved", "text/plain", headers)

    def page_cookie(self, query, body):
        self.answer(200, {}, headers={"Set-Cookie": dict(query)["value"]})

    def page_again(self, query, body):
        self.answer(302, b"moved", "text/plain", {"Location": self.path})

    def page_refuse(self, query, body):
        """Refuses any token."""
        self.answer(401, {"status": 7, "data": {"message": "who are you"}})

    def page_flaky(self, query, body):
        """Answers the first requests of an id with a status, and later ones with the number of the request."""
        options = dict(query)
        if self.number > int(options.get("failures", 1000)):
            return self.answer(200, {"data": self.number})
        headers = {"Retry-After": options["after"]} if "after" in options else {}
        self.answer(int(options.get("status", 503)), {}, headers=headers)

    def page_empty(self, query, body):
        status = int(dict(query).get("status", 204))
        if status != 204:
            return self.answer(status, b"")
        self.send_response(204)
        self.end_headers()

    def page_text(self, query, body):
        charset = dict(query).get("charset", "utf-8")
        self.answer(200, "Año".encode(charset), "text/plain; charset=" + charset)

    def page_binary(self, query, body):
        self.answer(200, bytes(range(256)), "application/octet-stream")

    def page_tagged(self, query, body):
        """An answer with an ETag, which is the parameter `tag`, and a Cache-Control, the parameter `control`."""
        options = dict(query)
        headers = {"ETag": '"%s"' % options.get("tag", "v1")}
        if "control" in options:
            headers["Cache-Control"] = options["control"]
        if "vary" in options:
            headers["Vary"] = options["vary"]
        if self.headers.get("If-None-Match") == headers["ETag"]:
            self.send_response(304)
            for name, value in headers.items():
                self.send_header(name, value)
            return self.end_headers()
        self.answer(200, {"data": self.number}, headers=headers)

    def page_upload(self, query, body):
        """Reads a body in pieces; answers with its size and checksum."""
        left = int(self.headers.get("Content-Length") or 0)
        digest = hashlib.sha256()
        size = 0
        while left:
            piece = self.rfile.read(min(left, 65536))
            if not piece:
                break
            digest.update(piece)
            size += len(piece)
            left -= len(piece)
        self.answer(200, {
            "size": size, "sha256": digest.hexdigest(),
            "headers": {name.lower(): value for name, value in self.headers.items()},
        })

    def page_rides(self, query, body):
        ride = {"from": "Lugo", "seats": 2}
        self.answer(200, {"data": ride | {"items": [ride]}})

    def page_token(self, query, body):
        self.answer(200, {"value": "good"})

    def page_receive(self, query, body):
        """Answers with the size of a body after some failures, or for a token."""
        options = dict(query)
        if "token" in options and self.headers.get("Authorization") != "Bearer " + options["token"]:
            return self.answer(401, {})
        if self.number <= int(options.get("failures", 0)):
            return self.answer(503, {})
        self.answer(200, {"size": len(body), "headers": {}})

    def page_form(self, query, body):
        """The parts of a form, as a parser of the standard library reads them."""
        head = b"Content-Type: " + self.headers["Content-Type"].encode() + b"\r\n\r\n"
        parts = []
        for part in email.message_from_bytes(head + body).get_payload():
            content = part.get_payload(decode=True)
            parts.append({
                "name": part.get_param("name", header="content-disposition"), "file": part.get_filename(),
                "type": part.get_content_type(), "size": len(content),
                "start": content[:10].decode(errors="replace"),
            })
        self.answer(200, parts)

    def page_deaf(self, query, body):
        """Answers nothing, and reads little of the body."""
        time.sleep(300)

    def page_compressed(self, query, body):
        """An answer of `size` bytes, compressed with gzip and without a length."""
        compressor = zlib.compressobj(wbits=31)
        self.send_response(200)
        self.send_header("Content-Type", "application/octet-stream")
        self.send_header("Content-Encoding", "gzip")
        self.send_header("Connection", "close")
        self.end_headers()
        piece = bytes(1 << 20)
        for _ in range(int(dict(query)["size"]) >> 20):
            self.wfile.write(compressor.compress(piece))
        self.wfile.write(compressor.flush())
        self.close_connection = True

    def page_about(self, query, body):
        self.answer(200, {"data": {"text": "Scenery", "items": [{"name": "first"}, {"name": "second"}]}})

    def page_echo(self, query, body):
        self.answer(200, {
            "method": self.command, "query": query, "body": body.decode(errors="replace"),
            "headers": {name.lower(): value for name, value in self.headers.items()},
        })

    def page_refused(self, query, body):
        self.answer(422, {"status": 12, "data": {"message": "the ride is over"}})

    def page_broken(self, query, body):
        self.answer(500, b"<html>oops</html>", "text/html")

    def page_dropped(self, query, body):
        self.close_connection = True

    def page_silent(self, query, body):
        time.sleep(30)

    def page_private(self, query, body):
        if self.headers.get("Authorization") == "Bearer good":
            return self.answer(200, {"data": "secret"})
        self.answer(401, {"status": 7, "data": {"message": "who are you"}})

    def page_file(self, query, body):
        size = int(dict(query)["size"])
        self.send_response(200)
        self.send_header("Content-Length", str(size))
        self.end_headers()
        if self.command == "HEAD":
            return
        for start in range(0, size, 65536):
            self.wfile.write(b"x" * min(65536, size - start))

    def page_stalled(self, query, body):
        self.send_response(200)
        self.send_header("Content-Length", "100000")
        self.end_headers()
        self.wfile.write(b"x" * 20000)
        self.wfile.flush()
        time.sleep(30)


class Server(ThreadingHTTPServer):
    request_queue_size = 128

    def handle_error(self, request, client_address):
        """A client that goes away in the middle of an answer is what some tests are about."""
        if not isinstance(sys.exc_info()[1], ConnectionError):
            super().handle_error(request, client_address)


servers = [Server(("127.0.0.1", 0), Handler) for _ in range(2)]
for server in servers:
    server.daemon_threads = True
    threading.Thread(target=server.serve_forever, daemon=True).start()
print(*[server.server_address[1] for server in servers], flush=True)
sys.stdin.read()
os._exit(0)
