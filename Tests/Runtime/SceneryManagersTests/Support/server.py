"""A small HTTP server for the network tests. Prints its port; ends when its standard input does."""
import json
import os
import sys
import threading
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import parse_qsl, urlsplit


class Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def log_message(self, *arguments):
        pass

    def answer(self, status, body, kind="application/json"):
        data = body if isinstance(body, bytes) else json.dumps(body).encode()
        self.send_response(status)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(data)))
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(data)

    def handle_any(self):
        parts = urlsplit(self.path)
        body = self.rfile.read(int(self.headers.get("Content-Length") or 0))
        page = getattr(self, "page_" + parts.path.strip("/"), None)
        if page is None:
            return self.answer(404, {})
        page(parse_qsl(parts.query, keep_blank_values=True), body)

    do_GET = do_POST = do_PUT = do_PATCH = do_DELETE = do_HEAD = handle_any

    def page_about(self, query, body):
        self.answer(200, {"data": {"text": "Scenery", "items": [{"name": "first"}, {"name": "second"}]}})

    def page_echo(self, query, body):
        self.answer(200, {
            "method": self.command, "query": query, "body": body.decode(),
            "headers": {name.lower(): value for name, value in self.headers.items()},
        })

    def page_refused(self, query, body):
        self.answer(422, {"status": 12, "data": {"message": "the ride is over"}})

    def page_broken(self, query, body):
        self.answer(500, b"<html>oops</html>", "text/html")

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
    def handle_error(self, request, client_address):
        """A client that goes away in the middle of an answer is what some tests are about."""
        if not isinstance(sys.exc_info()[1], ConnectionError):
            super().handle_error(request, client_address)


server = Server(("127.0.0.1", 0), Handler)
server.daemon_threads = True
threading.Thread(target=server.serve_forever, daemon=True).start()
print(server.server_address[1], flush=True)
sys.stdin.read()
os._exit(0)
