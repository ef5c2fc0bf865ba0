"""Who is slow, greedy or unclear loses their connection; everyone else notices nothing."""

import concurrent.futures
import http.client
import os
import socket
import time

import pytest

from fixture_server import FixtureServer
from raw_socket import WebSocket


def exchange(server, text, seconds=8):
    """Sends bytes and gives all that is answered until the server closes; fails where it does not."""
    with server.connect() as connection:
        connection.settimeout(seconds)
        connection.sendall(text.encode() if isinstance(text, str) else text)
        answer = b""
        while data := connection.recv(65536):
            answer += data
        return answer.decode()


def request(server, head="GET / HTTP/1.1", *fields, host=True, body=""):
    fields = ([f"Host: 127.0.0.1:{server.port}"] if host else []) + list(fields)
    return "\r\n".join([head, *fields]) + "\r\n\r\n" + body


def form_head(server, page, length=1000):
    return request(
        server, "POST / HTTP/1.1", f"Cookie: {page.cookie}", "Content-Type: application/x-www-form-urlencoded",
        f"Content-Length: {length}")


# ---- Requests with more than one meaning ----------------------------------------------------------


@pytest.mark.parametrize("text", ["\x16\x03\x01\x02\r\n\r\n", "NOT HTTP\r\n\r\n", "GET / HTTP/3.7\r\n\r\n"])
def test_what_is_not_http_is_answered_and_closed_soon(shared_server, text):
    start = time.monotonic()
    assert exchange(shared_server, text).startswith("HTTP/1.1 400")
    assert time.monotonic() - start < 6


def test_what_is_not_http_behind_a_request_is_closed_soon(shared_server):
    answer = exchange(shared_server, request(shared_server) + "NOT HTTP\r\n\r\n")
    assert answer.startswith("HTTP/1.1 200")


@pytest.mark.parametrize("encoding", ["gzip", "gzip, chunked", "identity"])
def test_an_unknown_transfer_encoding_is_answered_once(shared_server, encoding):
    answer = exchange(shared_server, request(shared_server, "POST / HTTP/1.1", f"Transfer-Encoding: {encoding}", body="5\r\nabcde\r\n"))
    assert answer.startswith("HTTP/1.1 501") and answer.count("HTTP/1.1") == 1


def test_chunks_inside_of_another_encoding_are_no_request(shared_server):
    answer = exchange(shared_server, request(shared_server, "POST / HTTP/1.1", "Transfer-Encoding: chunked, gzip", body="5\r\nabcde\r\n"))
    assert answer.startswith("HTTP/1.1 400") and answer.count("HTTP/1.1") == 1


def test_two_names_of_the_host_are_refused(shared_server):
    own = f"Host: 127.0.0.1:{shared_server.port}"
    for other in (own, "Host: evil.example"):
        assert exchange(shared_server, request(shared_server, "GET / HTTP/1.1", other)).startswith("HTTP/1.1 400")


@pytest.mark.parametrize("address", ["http://evil.example/", "ftp://127.0.0.1/", "*"])
def test_the_address_of_another_host_is_refused(shared_server, address):
    assert exchange(shared_server, request(shared_server, f"GET {address} HTTP/1.1")).startswith("HTTP/1.1 400")


def test_the_own_absolute_address_is_answered(shared_server):
    own = request(shared_server, f"GET {shared_server.address}/ HTTP/1.1", "Connection: close")
    assert exchange(shared_server, own).startswith("HTTP/1.1 200")


# ---- Slow requests --------------------------------------------------------------------------------


def test_a_form_without_a_cookie_is_refused_before_its_body(shared_server):
    answer = exchange(shared_server, request(
        shared_server, "POST / HTTP/1.1", "Content-Type: application/x-www-form-urlencoded", "Content-Length: 1000"))
    assert answer.startswith("HTTP/1.1 403") and "Allow cookies" in answer


@pytest.mark.parametrize("start", ["scene=", "token=0000000000000000000000000000000000", "x"])
def test_a_form_without_the_token_is_refused_at_its_first_bytes(shared_server, start):
    page = WebSocket(shared_server)
    assert exchange(shared_server, form_head(shared_server, page) + start).startswith("HTTP/1.1 403")


def test_a_form_that_is_too_long_is_refused_before_its_body(shared_server):
    page = WebSocket(shared_server)
    assert exchange(shared_server, form_head(shared_server, page, 300_000)).startswith("HTTP/1.1 413")


@pytest.mark.parametrize("part", ["head", "body"])
def test_a_request_has_a_time_that_no_byte_prolongs(shared_server, part):
    page = WebSocket(shared_server)
    with shared_server.connect() as connection:
        connection.settimeout(1)
        if part == "head":
            connection.sendall(request(shared_server)[:-2].encode() + b"X-A: ")
        else:
            connection.sendall((form_head(shared_server, page) + f"token={page.token}").encode())
        answer, end = b"", time.monotonic() + 20
        while time.monotonic() < end:
            try:
                connection.sendall(b"a")
                data = connection.recv(4096)
                if not data:
                    break
                answer += data
            except TimeoutError:
                continue
            except ConnectionError:
                break
        assert time.monotonic() < end, "the connection is still open"
        assert part == "head" or answer.startswith(b"HTTP/1.1 408")


# ---- Too many of them -----------------------------------------------------------------------------


@pytest.fixture
def small_server(tmp_path):
    """A server that may have 64 files open."""
    server = FixtureServer(tmp_path / "sessions", open_files=64)
    yield server
    server.kill()


def test_new_people_get_in_while_others_hold_all_connections(small_server):
    first = WebSocket(small_server)
    first.message()
    held = []
    for index in range(200):
        connection = small_server.connect()
        connection.sendall((form_head(small_server, first) + "t")[: None if index % 2 else 30].encode())
        held.append(connection)
        if index % 20 == 0:
            assert small_server.request("GET", "/").status == 200
    newcomer = WebSocket(small_server)
    assert newcomer.message()[0] == 0
    first.act("a", "open/Counter")
    assert first.message()[0] == 1
    assert small_server.descriptors <= 64
    for connection in held:
        connection.close()


def test_sockets_leave_room_for_new_people(small_server):
    sockets = []
    for _ in range(60):
        page = WebSocket(small_server)
        if page.status == 101:
            sockets.append(page)
        else:
            assert page.status == 503
    assert small_server.request("GET", "/").status == 200
    sockets[0].message()
    sockets[0].act("a", "open/Counter")
    assert sockets[0].message()[0] == 1


# ---- Pages that do not read -----------------------------------------------------------------------


@pytest.fixture
def picture_server(tmp_path):
    """A server with a picture of 50 MB."""
    (tmp_path / "files").mkdir()
    with open(tmp_path / "files" / "large.png", "wb") as picture:
        picture.write(b"\x89PNG" * (50 * 2**18))
    server = FixtureServer(tmp_path / "sessions", files=tmp_path / "files")
    yield server
    server.kill()


def test_a_picture_is_sent_as_it_is_read(picture_server):
    before = picture_server.resident_kilobytes
    readers = []
    for _ in range(20):
        connection = picture_server.connect()
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        connection.sendall(request(picture_server, "GET /files/large.png HTTP/1.1").encode())
        readers.append(connection)
    for connection in readers:
        assert connection.recv(12) == b"HTTP/1.1 200"
    # The readers' system takes a few megabytes for them; what the server holds is seen once that is full.
    most = 0
    for _ in range(20):
        time.sleep(0.1)
        assert picture_server.request("GET", "/").status == 200
        most = max(most, picture_server.resident_kilobytes)
    assert most - before < 30_000
    for connection in readers:
        connection.close()


def unsent(port):
    """The bytes that the system keeps for each browser of a server."""
    with open("/proc/net/tcp") as connections:
        columns = [line.split() for line in connections]
    return [int(each[4].split(":")[0], 16) for each in columns[1:]
            if each[1].endswith(f":{port:04X}") and each[3] == "01"]


def test_the_system_keeps_little_of_a_picture_that_is_not_read(picture_server):
    readers = [picture_server.connect() for _ in range(20)]
    for connection in readers:
        connection.sendall(request(picture_server, "GET /files/large.png HTTP/1.1").encode())
    kept, grows = [], True
    while grows:
        time.sleep(0.5)
        before, kept = sum(kept), unsent(picture_server.port)
        grows = sum(kept) > before
    assert len(kept) == 20
    # Megabytes each where nothing limits it; what is on its way to a browser that does not read is little.
    assert 0 < max(kept) < 500_000
    for connection in readers:
        connection.close()


def test_a_picture_arrives_whole(picture_server):
    connection = http.client.HTTPConnection("127.0.0.1", picture_server.port, timeout=60)
    connection.request("GET", "/files/large.png")
    answer = connection.getresponse()
    assert answer.headers["Content-Type"] == "image/png"
    assert answer.read() == b"\x89PNG" * (50 * 2**18)
    connection.request("HEAD", "/files/large.png")
    answer = connection.getresponse()
    assert answer.headers["Content-Length"] == "52428800" and answer.read() == b""
    connection.close()


def test_a_picture_is_a_file_inside_of_its_folder(picture_server, tmp_path):
    (tmp_path / "secret.png").write_text("secret")
    (tmp_path / "files" / "link.png").symlink_to(tmp_path / "secret.png")
    (tmp_path / "files" / "folder.png").mkdir()
    os.mkfifo(tmp_path / "files" / "pipe.png")
    (tmp_path / "files" / "empty.png").touch()
    for name in ("link.png", "folder.png", "pipe.png"):
        assert picture_server.request("GET", f"/files/{name}").status == 404
    assert picture_server.request("GET", "/files/empty.png").status == 200


def test_nine_pages_at_once_count_input_once(shared_server):
    page = WebSocket(shared_server)
    page.message()
    page.act("a", "open/Counter")
    page.message()
    page.scene = "Counter#2"
    page.act("a", "add")
    assert page.message() == [2, ["t", "count", "1"]]
    for number in range(10):
        other = reconnect(shared_server, page, f"other{number}")
        other.message()
        other.number = 0
        other.act("a", "add")
        other.message()
        other.socket.close()
    again = reconnect(shared_server, page, "test")
    assert again.message()[0] == 2
    again.number = 1
    again.act("a", "add")
    assert again.message() == [2]


def reconnect(server, page, name):
    other = object.__new__(WebSocket)
    other.server, other.cookie, other.token, other.scene, other.number = server, page.cookie, page.token, page.scene, page.number
    other.socket = server.connect()
    other.open(path=f"/scenery/socket?token={page.token}&page={name}&version=&since=0&sent=2")
    assert other.status == 101
    return other


def test_many_at_once_are_all_answered(shared_server):
    with concurrent.futures.ThreadPoolExecutor(50) as people:
        statuses = list(people.map(lambda _: shared_server.request("GET", "/").status, range(200)))
    assert statuses == [200] * 200
