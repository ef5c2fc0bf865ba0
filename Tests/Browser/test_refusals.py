"""Requests from elsewhere or of a wrong form are refused with a message; others notice nothing."""

import json
import socket
import struct
import time

import pytest

from raw_socket import WebSocket


def test_a_page_has_a_policy_that_lets_nothing_in(shared_server):
    page = shared_server.request("GET", "/")
    policy = page.headers["Content-Security-Policy"]
    assert policy.startswith("default-src 'none'") and "unsafe" not in policy
    assert page.headers["X-Content-Type-Options"] == "nosniff"
    assert page.headers["Referrer-Policy"] == "same-origin"
    assert page.headers["Cache-Control"] == "no-store"
    cookie = page.headers["Set-Cookie"]
    assert "HttpOnly" in cookie and "SameSite=Strict" in cookie
    assert "<style" not in page.text and " style=" not in page.text and " onclick=" not in page.text


@pytest.mark.parametrize("path", ["/nothing", "/../etc/passwd", "/files/../main.swift", "/files/%2e%2e/x.png", "/%00"])
def test_there_is_nothing_but_the_page(shared_server, path):
    assert shared_server.request("GET", path).status == 404


@pytest.mark.parametrize("method", ["PUT", "DELETE", "PATCH", "OPTIONS"])
def test_other_methods_are_refused(shared_server, method):
    assert shared_server.request(method, "/").status == 405


def test_a_foreign_name_of_the_host_is_refused(shared_server):
    for name in ("evil.example", f"evil.example:{shared_server.port}", "127.0.0.1:1", "localhost"):
        answer = shared_server.request("GET", "/", headers={"Host": name})
        assert answer.status == 421 and name in answer.text
    assert shared_server.request("GET", "/", headers={"Host": f"localhost:{shared_server.port}"}).status == 200


def test_a_socket_is_opened_for_the_sessions_own_page(shared_server):
    assert WebSocket(shared_server).status == 101


@pytest.mark.parametrize("changes, status, words", [
    ({"Origin": "http://evil.example"}, 403, 'pages of "http://evil.example" may not use this server'),
    ({"Origin": "null"}, 403, "may not use this server"),
    ({"remove": ("Origin",)}, 403, "does not say where it comes from"),
    ({"Host": "evil.example"}, 421, "not called"),
    ({"Cookie": "a=b"}, 403, "the session is over"),
    ({"remove": ("Cookie",)}, 403, "the session is over"),
    ({"path": "/scenery/socket?token=0&page=p"}, 403, "the token is not this session's"),
    ({"path": "/scenery/socket"}, 403, "the token is not this session's"),
    ({"path": "/elsewhere"}, 404, "no such page"),
    ({"remove": ("Upgrade", "Connection")}, 426, "only a WebSocket"),
])
def test_no_other_socket_is_opened(shared_server, changes, status, words):
    refused = WebSocket(shared_server, **changes)
    assert refused.status == status
    assert words in refused.refusal


def test_a_wrong_secret_is_no_session(shared_server):
    one = WebSocket(shared_server)
    name, value = one.cookie.split("=")
    session, secret = value.split(".")
    forged = f"{name}={session}.{'0' * len(secret)}"
    other = WebSocket(shared_server, Cookie=forged)
    assert other.status == 403


def test_a_form_needs_the_token_and_an_origin_that_is_ours(shared_server):
    page = WebSocket(shared_server)
    headers = {"Cookie": page.cookie, "Content-Type": "application/x-www-form-urlencoded"}
    body = f"token={page.token}&scene=Menu%231&do=open%2FCounter"
    post = lambda body, **more: shared_server.request("POST", "/", body, {**headers, **more}).status  # noqa: E731
    assert post(body.replace(page.token, "0")) == 403
    assert post(body, Origin="http://evil.example") == 403
    assert post(body, **{"Content-Type": "text/plain"}) == 415
    assert post("x" * 300_000) == 413
    assert post(body, Origin=shared_server.address) == 303


@pytest.mark.parametrize("frame, code", [
    ({"data": "[1]", "masked": False}, 1002),
    ({"data": "[1]", "reserved": 4}, 1002),
    ({"data": "[1]", "opcode": 3}, 1002),
    ({"data": "[1]", "opcode": 0}, 1002),
    ({"data": b"\x00", "opcode": 2}, 1003),
    ({"data": b"\xff\xfe"}, 1007),
    ({"data": "x" * 70_000}, 1009),
    ({"data": "", "length": 2**62}, 1009),
    ({"data": "ping", "opcode": 9, "last": False}, 1002),
    ({"data": "not json"}, 1008),
    ({"data": '[1,"Menu#1","a"]'}, 1008),
    ({"data": '[1,"Menu#1","z","x"]'}, 1008),
    ({"data": '[0,"Menu#1","a","x"]'}, 1008),
    ({"data": '["1","Menu#1","a","x"]'}, 1008),
    ({"data": "[" * 5_000}, 1008),
])
def test_a_wrong_frame_ends_its_connection_with_a_code(shared_server, frame, code):
    page = WebSocket(shared_server)
    page.message()
    page.send(**frame)
    assert page.closed_with() == code


def test_a_message_in_pieces_is_one_message(shared_server):
    page = WebSocket(shared_server)
    page.message()
    text = json.dumps([1, page.scene, "a", "open/Counter"])
    page.send(text[:5], last=False)
    page.send("are you there", opcode=9)
    page.send(text[5:], opcode=0)
    assert page.frame() == (10, b"are you there")
    assert page.message()[0] == 1


def test_pieces_are_not_collected_without_end(shared_server):
    page = WebSocket(shared_server)
    page.message()
    page.send("x" * 60_000, last=False)
    page.send("x" * 60_000, opcode=0, last=False)
    assert page.closed_with() == 1009
    page = WebSocket(shared_server)
    page.message()
    page.send("", last=False)
    for _ in range(40):
        page.send("", opcode=0, last=False)
    assert page.closed_with() == 1009


def test_a_flood_is_cut_off_and_others_are_served(shared_server):
    other = WebSocket(shared_server)
    other.message()
    flooding = WebSocket(shared_server)
    flooding.message()
    try:
        for _ in range(5_000):
            flooding.send("", opcode=9)
        code = flooding.closed_with()
        assert code == 1008
    except ConnectionError:
        pass
    other.act("a", "open/Counter")
    assert other.message()[0] == 1


def test_a_page_that_does_not_read_is_dropped(shared_server):
    slow = WebSocket(shared_server)
    slow.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    slow.message()
    slow.act("a", "open/List")
    slow.scene = "List#2"
    with pytest.raises((ConnectionError, TimeoutError)):
        for _ in range(3_000):
            slow.act("a", "reverse")
            time.sleep(0.011)
        while True:
            slow.receive()


def test_input_that_was_handled_is_not_handled_again(shared_server):
    page = WebSocket(shared_server)
    page.message()
    page.act("a", "open/Counter")
    page.message()
    page.scene = "Counter#2"
    page.act("a", "add")
    assert page.message() == [2, ["t", "count", "1"]]
    page.number -= 1
    page.act("a", "add")
    assert page.message() == [2]
    page.act("a", "add")
    assert page.message() == [3, ["t", "count", "2"]]


def test_input_for_what_is_not_there_changes_nothing(shared_server):
    page = WebSocket(shared_server)
    page.message()
    for rest in (("a", "nothing"), ("e", "open/Form", "text"), ("c", "open", "x"), ("d", "OK"), ("k", 5), ("n", 99), ("n", -1)):
        page.act(*rest)
        assert page.message() == [page.number]


def test_a_counters_patch_is_at_most_forty_bytes(shared_server):
    page = WebSocket(shared_server)
    page.message()
    page.act("a", "open/Counter")
    page.message()
    page.scene = "Counter#2"
    for _ in range(20):
        page.act("a", "add")
        _, data = page.receive()
        assert len(data) + 2 <= 40


def test_half_a_request_is_not_waited_for_by_others(shared_server):
    half = shared_server.connect()
    half.sendall(b"GET / HTTP/1.1\r\nHost: ")
    assert shared_server.request("GET", f"/").status == 200
    half.close()


def test_a_request_that_is_none_is_answered_400_or_closed(shared_server):
    wrong = shared_server.connect()
    wrong.sendall(b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + bytes(100) + b"\r\n\r\n")
    try:
        data = wrong.recv(4096)
    except ConnectionError:
        data = b""
    assert data == b"" or data.startswith(b"HTTP/1.1 400")
    assert shared_server.request("GET", "/").status == 200


def test_a_reset_connection_disturbs_no_one(shared_server):
    page = WebSocket(shared_server)
    page.message()
    page.socket.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    page.act("a", "open/Counter")
    page.socket.close()
    assert shared_server.request("GET", "/").status == 200


def test_a_port_in_use_is_reported(shared_server):
    import os
    import subprocess

    command = [os.environ["SCENERY_FIXTURE"], "--port", str(shared_server.port)]
    second = subprocess.run(command, capture_output=True, text=True, timeout=20)
    assert second.returncode == 2
    assert f"port {shared_server.port} of 127.0.0.1 is taken" in second.stderr
    assert second.stderr.count("\n") == 1


def test_an_upgrade_to_something_else_is_ignored(shared_server):
    page = WebSocket(shared_server, path="/", Upgrade="h2c")
    assert page.status == 200
