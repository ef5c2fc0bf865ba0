"""The sample About in a terminal: every state it has."""

import subprocess

import pexpect

from programs import PATIENCE, binaries

ENGLISH = "Scenery is a toolkit"
PERSIAN = "سینری"


def test_the_indicator_is_shown_until_the_text_comes(terminal, backend):
    backend.set(about="slow")
    about = terminal().waits("About", "Loading…", "Version 1.2.0 (build 34)")
    assert ENGLISH not in about.text
    backend.set(about="ok")
    about.waits(ENGLISH)
    about.waits_without("Loading")


def test_a_failure_is_a_dialog_and_retry_fetches_the_text(terminal, backend):
    backend.set(about="error")
    about = terminal().waits("Server error", "The content is being moved", "[ Try again ]", "[ Close ]")
    backend.set(about="ok")
    about.go_to("Try again")
    about.press("enter")
    about.waits(ENGLISH)
    about.waits_without("Server error")


def test_a_closed_dialog_leaves_another_way_to_try_again(terminal, backend):
    backend.set(about="error")
    about = terminal().waits("Server error")
    about.go_to("Close")
    about.press("enter")
    about.waits("The text could not be fetched.")
    about.waits_without("Server error")
    backend.set(about="ok")
    about.go_to("Try again")
    about.press("enter")
    about.waits(ENGLISH)


def test_the_terms_open_on_a_key_and_escape_leads_back(terminal):
    about = terminal().waits(ENGLISH)
    about.go_to("Terms of use")
    about.press("enter")
    about.waits("for any purpose", "[ Back ]")
    about.press("escape")
    about.waits(ENGLISH)


def test_a_person_who_reads_persian_gets_a_persian_screen_at_the_right_edge(terminal):
    about = terminal(language="fa_IR.UTF-8").waits(PERSIAN, "نسخهٔ ۱.۲.۰ (ساخت ۳۴)", "[ شرایط استفاده ]")
    title = next(line for line in about.screen.display if "درباره" in line)
    assert title.rstrip().endswith("درباره")
    assert title.startswith(" " * (about.columns // 2))


def test_a_failure_is_said_in_persian(terminal, backend):
    backend.set(about="error")
    about = terminal(language="fa_IR.UTF-8").waits("خطای سرور", "تلاش دوباره")
    backend.set(about="ok")
    about.go_to("تلاش دوباره")
    about.press("enter")
    about.waits(PERSIAN)


def test_a_language_that_is_chosen_words_the_screen_anew(terminal):
    about = terminal().waits(ENGLISH)
    about.go_to("English")
    about.move("down", "فارسی")
    about.press("enter")
    about.waits(PERSIAN, "فارسی (o)")  # the mark stands at the right, where the line is read first
    about.waits_without(ENGLISH)


def test_an_appearance_that_is_chosen_colours_the_screen(terminal):
    about = terminal().waits(ENGLISH)
    about.go_to("As the system")
    grounds = []
    for title in ("Light", "Dark"):
        about.move("down", title)
        about.press("enter")
        about.waits(f"(o) {title}")
        grounds.append(about.ground)
    light, dark = grounds
    assert sum(light) > 3 * 200
    assert sum(dark) < 3 * 60


def test_the_interrupt_key_ends_the_sample_and_gives_the_terminal_back(terminal):
    about = terminal().waits(ENGLISH)
    about.press("interrupt")
    about.program.expect(pexpect.EOF)
    about.program.close()
    assert about.program.exitstatus == 0


def test_into_a_pipe_the_first_screen_comes_as_plain_lines(backend):
    done = subprocess.run(
        [binaries() / "about", "--host", "terminal", "--backend", backend.url],
        capture_output=True, timeout=PATIENCE, text=True, check=True, stdin=subprocess.DEVNULL)
    assert done.stdout.startswith("About\n=====\n")
    assert "Version 1.2.0 (build 34)\n" in done.stdout
    assert "\x1b" not in done.stdout
