import Foundation

/// A program in a terminal: tmux with a server of its own.
struct Tmux: Sendable {
    static let columns = 100
    /// So many that no screen of the samples has to be scrolled.
    static let rows = 120

    let file: URL
    let socket: URL
    /// Every byte the program wrote.
    let written: URL

    static func start(
        _ command: [String], environment: [String: String], in programs: Programs
    ) async throws -> Tmux {
        let tmux = Tmux(
            file: try Programs.installed("tmux"), socket: programs.folder.appending(path: "tmux"),
            written: programs.folder.appending(path: "written"))
        // In the foreground, so that it is known when it ends.
        let server = try await programs.start(tmux.file, tmux.server + ["-D"], environment: locale)
        try await eventually("a server of tmux", else: server.output) {
            (try? await tmux.run(["set", "-g", "status", "off"])) != nil
        }
        // A server that is not running any more has ended its program.
        await programs.atEnd { _ = try? await tmux.run(["kill-server"]) }
        let variables = environment.flatMap { ["-e", "\($0)=\($1)"] }
        try await tmux.run(
            ["set", "-g", "remain-on-exit", "on", ";"]
                + ["new-session", "-d", "-x", "\(columns)", "-y", "\(rows)"] + variables + ["--"] + command
                + [";", "pipe-pane", "exec cat > '\(tmux.written.path)'"])
        return tmux
    }

    /// What stands on the terminal. Asked twice, so that no frame is seen that is half drawn.
    func lines() async throws -> [String] {
        var lines = try await capture()
        while true {
            let next = try await capture()
            if next == lines { return lines }
            lines = next
        }
    }

    /// Presses keys, named as tmux names them.
    func press(_ keys: String...) async throws { try await run(["send-keys"] + keys) }

    func type(_ text: String) async throws { try await run(["send-keys", "-l", "--", text]) }

    /// Waits until the program has handled all keys so far and drawn what they led to.
    ///
    /// It is given the key that redraws: once it has cleared the screen for it and drawn down to the last line,
    /// it has handled all keys before.
    func settle() async throws {
        let before = clears
        try await press("C-l")
        try await eventually(
            "a redrawn screen", else: (try? await capture().joined(separator: "\n")) ?? ""
        ) {
            guard clears > before else { return false }
            return try await lines().last?.isEmpty == false
        }
    }

    /// How often the program has cleared the screen.
    private var clears: Int {
        // Until the program writes there is no file.
        guard let bytes = try? Data(contentsOf: written) else { return 0 }
        return String(decoding: bytes, as: UTF8.self).ranges(of: "\u{1B}[2J").count
    }

    private func capture() async throws -> [String] {
        try await run(["capture-pane", "-p"]).split(separator: "\n", omittingEmptySubsequences: false).map(
            String.init
        )
        .prefix(Self.rows).map { $0 }
    }

    @discardableResult
    private func run(_ arguments: [String]) async throws -> String {
        try await Program.output(of: file, server + ["-N"] + arguments, environment: Self.locale)
    }

    private var server: [String] { ["-u", "-S", socket.path, "-f", "/dev/null"] }

    /// Without UTF-8 tmux does not start.
    private static let locale = ["LC_ALL": "C.UTF-8"]
}
