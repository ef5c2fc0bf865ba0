import Foundation
import RuntimeTestSupport
import Testing

@Suite(
    "The fixture in a real terminal", .serialized,
    .enabled(if: RealTerminal.isAvailable, "tmux is not installed"))
struct RealTerminalTests {
    @Test("the terminal is taken over, used by keys, and restored on quitting")
    func wholeWay() async throws {
        let terminal = try RealTerminal()
        try await terminal.shows("> Elements")
        #expect(try terminal.isAlternate())
        try terminal.press("Enter")
        try await terminal.shows("Every element")
        try terminal.press("Down", "Down", "Space")
        try await terminal.shows("Last: sound set(true)")
        try terminal.press("Escape")
        try await terminal.shows("Long list")
        try terminal.press("q")
        try await terminal.shows("code=0")
        try await terminal.shows("opost icanon echo")
        let screen = try terminal.screen()
        #expect(screen.contains("before") && !screen.contains("-icanon") && !screen.contains("Long list"))
        #expect(try !terminal.isAlternate())
    }

    @Test("typing, moving the caret, and submitting; letters are text in a field")
    func typing() async throws {
        let terminal = try RealTerminal(scene: "Elements")
        try await terminal.shows("> Name:")
        try terminal.press("q", "漢", "é", "👍🏽", "BSpace", "Left", "X", "Home", ">", "End", "!", "Enter")
        try await terminal.shows("Last: name submit(\">q漢Xé!\")")
    }

    @Test("many keys in one read, and a paste with an escape sequence inside")
    func oneRead() async throws {
        let terminal = try RealTerminal(scene: "Elements")
        try await terminal.shows("> Name:")
        try terminal.send(bytes: "ab\u{1B}[Dc\u{1B}[200~p\u{1B}[A\rq\u{1B}[201~\r")
        try await terminal.shows("Last: name submit(\"acp[A qb\")")
    }

    @Test("another size of the terminal is another layout, the focus in sight")
    func resize() async throws {
        let terminal = try RealTerminal(scene: "LongList", columns: 60, rows: 20)
        try await terminal.shows("> Row 1")
        try terminal.press("End")
        try await terminal.shows("> Row 100")
        try terminal.resize(columns: 30, rows: 8)
        try await terminal.waits(for: "a smaller list") {
            $0.contains("> Row 100") && !$0.contains("Row 93") && $0.contains("A hundred rows")
        }
        try terminal.resize(columns: 80, rows: 30)
        try await terminal.waits(for: "a larger list") { $0.contains("> Row 100") && $0.contains("Row 80") }
    }

    @Test("a dialog is answered and escaped; an answer from elsewhere is drawn when it comes")
    func dialogs() async throws {
        let terminal = try RealTerminal(scene: "Dialogs")
        try await terminal.shows("Answer: none")
        try terminal.press("Enter")
        try await terminal.shows("> [ Yes ]")
        try terminal.press("Down", "Enter")
        try await terminal.shows("Answer: no")
        try terminal.press("Down", "Enter")
        try await terminal.shows("No Internet!")
        try terminal.press("Escape")
        try await terminal.shows("Answer: dismissed")
        let slow = try RealTerminal(scene: "Slow")
        try await slow.waits(for: "what was waited for") { $0.contains("arrived") && !$0.contains("Loading") }
    }

    @Test("tabs are chosen by keys")
    func tabs() async throws {
        let terminal = try RealTerminal(scene: "TabBar")
        try await terminal.shows("Open tabs")
        try terminal.press("Enter")
        try await terminal.shows("[Home]")
        try terminal.press("Up", "Right", "Right", "Enter")
        try await terminal.shows("> [ In Me ]")
    }

    @Test("wide characters, emoji and lines from the right edge stand where they should")
    func wide() async throws {
        let terminal = try RealTerminal(scene: "Wide", columns: 40)
        try await terminal.shows("> 料金  ¥1,000 ›")
        try await terminal.shows("flags 🇮🇷🇪🇸, tone 👍🏽")
        let persian = try RealTerminal(scene: "Persian", columns: 40)
        try await persian.shows("صدا [x]")
        let line = try #require(try persian.screen().split(separator: "\n").first { $0.contains("صدا") })
        #expect(line.count == 38 && line.hasSuffix("[x]"))
    }

    @Test("data cannot command the terminal")
    func hostile() async throws {
        let terminal = try RealTerminal(scene: "Hostile")
        try await terminal.shows("before\u{FFFD}[2J\u{FFFD}]0;stolen\u{FFFD}after")
        try await terminal.shows("Evil\u{FFFD}[2J")
    }

    @Test("NO_COLOR removes the colors, and without it they are there")
    func colors() async throws {
        let terminal = try RealTerminal(scene: "Dark", environment: ["NO_COLOR=1"])
        try await terminal.shows("violet")
        #expect(try !terminal.screen(escapes: true).contains("38;5;"))
        let colored = try RealTerminal(scene: "Dark")
        try await colored.shows("violet")
        #expect(try colored.screen(escapes: true).contains("38;5;177"))
        try colored.press("Enter")
        try await colored.waits(for: "light colors") { _ in
            (try? colored.screen(escapes: true).contains("38;5;90")) == true
        }
    }

    @Test("the terminal is restored after a signal", arguments: [SIGINT, SIGTERM, SIGHUP])
    func signals(_ signal: Int32) async throws {
        let terminal = try RealTerminal(scene: "Elements")
        try await terminal.shows("> Name:")
        try terminal.signal(signal)
        try await terminal.shows("code=0")
        try await terminal.shows("opost icanon echo")
        #expect(try !terminal.isAlternate())
        #expect(try !terminal.screen().contains("-icanon"))
    }

    @Test(
        "the terminal is restored after a crash",
        arguments: [(0, "code=13[23]"), (1, "code=134"), (2, "code=3")])
    func crashes(_ button: Int, _ code: String) async throws {
        let terminal = try RealTerminal(scene: "Crash")
        try await terminal.shows("> [ Trap ]")
        for _ in 0..<button { try terminal.press("Down") }
        try terminal.press("Enter")
        let expected = try Regex(code)
        try await terminal.waits(for: code) { $0.contains(expected) }
        try await terminal.shows("opost icanon echo")
        #expect(try !terminal.isAlternate())
        #expect(try !terminal.screen().contains("-icanon"))
    }

    @Test(
        "stopped and continued, the terminal is taken over again, and was restored where there was a chance",
        arguments: [
            (SIGTSTP, true), (SIGSTOP, false),
        ])
    func stopping(_ signal: Int32, _ isGivenBack: Bool) async throws {
        let terminal = try RealTerminal(scene: "Elements", continues: true)
        try await terminal.shows("> Name:")
        try terminal.press("s")
        try await terminal.shows("> Name: s")
        try terminal.signal(signal)
        // What the shell writes while the fixture is stopped.
        try await terminal.shows("code=\(128 + signal)")
        #expect(try terminal.isAlternate() != isGivenBack)
        if isGivenBack { try await terminal.shows("opost icanon echo") }
        try terminal.continue()
        try await terminal.waits(for: "the fixture again") {
            $0.contains("> Name: s") && !$0.contains("code=")
        }
        try terminal.press("o", "n", "Enter")
        try await terminal.shows("Last: name submit(\"son\")")
        try terminal.press("C-c")
        try await terminal.waits(for: "the shell") { !$0.contains("Every element") }
    }
}

@Suite("Where there is no terminal, the fixture prints plain lines")
struct PlainOutputTests {
    @Test("the settled screen is printed without a sequence, and the code is 0")
    func plain() throws {
        for (arguments, environment) in [
            (["--scene", "Slow"], "xterm"), (["--scene", "Slow", "--plain"], "dumb"),
        ] {
            let (output, status) = try ChildProcess.run(
                RealTerminal.fixture, arguments, ["TERM": environment])
            #expect(output == "Slow\n====\narrived\n")
            #expect(status == 0)
        }
    }
}
