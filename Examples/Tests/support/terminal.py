"""A real terminal: a program on a pseudo-terminal, and what stands on its screen."""

import codecs
import os

import pexpect
import pyte

from programs import PATIENCE, eventually

KEYS = {
    "enter": "\r", "tab": "\t", "escape": "\x1b", "up": "\x1b[A", "down": "\x1b[B", "interrupt": "\x03",
}


class Terminal:
    """A program in a terminal of 80 columns and 24 lines."""

    def __init__(self, command, language="en_US.UTF-8", columns=80, lines=24):
        self.columns = columns
        self.screen = pyte.Screen(columns, lines)
        self.stream = pyte.Stream(self.screen)
        self.decoder = codecs.getincrementaldecoder("utf-8")()
        environment = os.environ | {"TERM": "xterm-256color", "LANG": language, "LC_ALL": language}
        environment.pop("NO_COLOR", None)
        self.program = pexpect.spawn(
            str(command[0]), [str(it) for it in command[1:]], env=environment,
            dimensions=(lines, columns), timeout=PATIENCE)

    def read(self):
        """Takes in what the program has written up to now."""
        while True:
            try:
                written = self.program.read_nonblocking(65536, timeout=0)
            except (pexpect.TIMEOUT, pexpect.EOF):
                return
            # pyte leaves out the rest of a line after a zero-width non-joiner.
            self.stream.feed(self.decoder.decode(written).replace("\u200c", ""))

    @property
    def lines(self):
        self.read()
        return [line.rstrip() for line in self.screen.display]

    @property
    def text(self):
        """What stands on the screen, a broken line put together again."""
        return " ".join(" ".join(self.lines).split())

    @property
    def ground(self):
        """The colour behind the first cell, as red, green and blue from 0 to 255; None is the terminal's own."""
        self.read()
        color = self.screen.buffer[0][0].bg
        return None if color == "default" else tuple(bytes.fromhex(color))

    def waits(self, *texts):
        eventually(
            lambda: all(text in self.text for text in texts),
            lambda: f"{texts} on the screen; it shows:\n" + "\n".join(self.lines))
        return self

    def waits_without(self, text):
        eventually(lambda: text not in self.text, f"a screen without {text!r}")

    def press(self, *keys):
        for key in keys:
            self.program.send(KEYS.get(key, key))

    def go_to(self, title):
        """Goes round with the tab key until the focus stands on `title`."""
        self.move("tab", title)

    def move(self, key, title):
        """Presses a key until the focus stands on `title`."""
        for _ in range(40):
            if self.focused(title):
                return
            before = self.focus_line
            self.press(key)
            eventually(
                lambda: self.focus_line != before,
                lambda: "a move of the focus:\n" + "\n".join(self.lines))
        raise AssertionError(f"the focus never came to {title!r}:\n" + "\n".join(self.lines))

    @property
    def focus_line(self):
        """The line with the focus's mark, without it; the mark stands on the side that is read first."""
        for line in self.lines:
            bare = line.strip(" |")
            if bare.startswith("> ") or bare.endswith(" <"):
                return bare
        return None

    def focused(self, title):
        return self.focus_line is not None and title in self.focus_line

    def stop(self):
        self.program.close(force=True)
