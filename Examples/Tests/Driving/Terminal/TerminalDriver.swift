import Foundation

/// Drives the program in a real terminal, by keys alone.
struct TerminalDriver: AppDriver {
    private let tmux: Tmux

    static func start(
        _ sample: SampleUnderTest, _ backend: URL, _ start: SampleStart, in programs: Programs
    ) async throws -> TerminalDriver {
        let program = try Programs.built(sample.program).path
        let link = (start.link ?? sample.link).map { ["--open", $0] } ?? []
        let locale = "\(start.language).UTF-8"
        let driver = TerminalDriver(
            tmux: try await Tmux.start(
                [program, "--host", "terminal", "--backend", backend.absoluteString] + link,
                environment: start.environment.merging(["LANG": locale, "LC_ALL": locale, "LANGUAGE": ""]) {
                    $1
                },
                in: programs))
        try await driver.waits("the first screen") { !$0.title.isEmpty }
        return driver
    }

    func look() async throws -> Shown { try await screen.shown }

    func complaints() -> [String] { [] }

    func attempt(_ act: Act) async throws -> Bool {
        try await tmux.settle()
        switch act {
        case .tap(let title):
            guard try await focus(on: title, for: act) else { return false }
            try await tmux.press("Enter")
        case .toggle(let title):
            guard try await focus(on: title, for: act) else { return false }
            try await tmux.press("Enter")
        case .submit(let field):
            guard try await focus(on: field, for: act) else { return false }
            try await tmux.press("Enter")
        case .type(let text, let field):
            guard try await focus(on: field, for: act) else { return false }
            try await tmux.press("C-e", "C-u")
            try await tmux.type(text)
        case .choose(let option, let picker):
            return try await choose(option, from: picker)
        case .back:
            guard try await screen.canGoBack else { return false }
            try await tmux.press("Escape")
        }
        return true
    }

    private var screen: TerminalScreen { get async throws { TerminalScreen(try await tmux.lines()) } }

    /// Goes round with the tab key until the focus stands on what `act` uses.
    private func focus(on title: String, for act: Act) async throws -> Bool {
        guard try await screen.shown.says(title) else { return false }
        return try await goRound { $0.hasFocus(for: act) }
    }

    /// Goes to the picker with the tab key, inside it with the arrows, and presses enter.
    private func choose(_ option: String, from picker: String) async throws -> Bool {
        guard try await screen.shown.says(option) else { return false }
        guard try await goRound(until: { $0.choice(option, from: picker) != nil }) else { return false }
        while let (wanted, focus) = try await screen.choice(option, from: picker) {
            if wanted == focus {
                try await tmux.press("Enter")
                return true
            }
            try await tmux.press(wanted > focus ? "Down" : "Up")
            try await tmux.settle()
        }
        return false
    }

    /// - Returns: Whether the focus came to what is looked for, before it came back to where it was.
    private func goRound(until isThere: (TerminalScreen) -> Bool) async throws -> Bool {
        let start = try await screen
        for _ in 0..<Self.stops {
            if isThere(try await screen) { return true }
            try await tmux.press("Tab")
            try await tmux.settle()
            if try await screen == start { return false }
        }
        return false
    }

    /// More than any screen of the samples has.
    private static let stops = 100
}
