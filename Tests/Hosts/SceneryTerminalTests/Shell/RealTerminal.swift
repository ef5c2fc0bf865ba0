import Foundation
import RuntimeTestSupport
import Testing

/// A program in a terminal of tmux, which is driven by keys and read as a person sees it.
final class RealTerminal {
    private let socket = "scenery-\(ProcessInfo.processInfo.processIdentifier)-\(UUID().uuidString.prefix(8))"
    private static let target = "fixture"

    /// Whether this machine has tmux; the tests that need it are left out where it has not.
    static let isAvailable = tmuxPath != nil

    private static let tmuxPath = ["/usr/bin/tmux", "/opt/homebrew/bin/tmux", "/usr/local/bin/tmux"]
        .first { FileManager.default.isExecutableFile(atPath: $0) }

    /// The fixture, which is built together with the tests.
    static var fixture: String {
        Bundle.main.executableURL?.deletingLastPathComponent().appending(path: "terminal-fixture").path ?? ""
    }

    /// - Parameters:
    ///   - scene: The fixture's scene to start with; its menu by default.
    ///   - environment: Variables of the fixture, as `NAME=VALUE`.
    ///   - continues: Whether the shell has job control, and continues the stopped fixture when it is asked to.
    init(
        scene: String? = nil, columns: Int = 60, rows: Int = 24, environment: [String] = [],
        continues: Bool = false
    ) throws {
        let arguments = scene.map { " --scene \($0)" } ?? ""
        let variables = (["SWIFT_BACKTRACE=enable=no", "NO_COLOR="] + environment).joined(separator: " ")
        let command = "\(continues ? "set -m; " : "")echo before; \(variables) '\(Self.fixture)'\(arguments)"
        // What the shell prints afterwards shows whether it has its terminal back.
        let after =
            "; echo code=$?; stty -a | grep -oE -- '-?(icanon|echo|opost)\\b' | tr '\\n' ' '; echo; \(continues ? "'\(Self.tmuxPath ?? "")' wait-for go; fg > /dev/null; " : "")exec sh"
        try tmux(
            "-f", "/dev/null", "new-session", "-d", "-s", Self.target, "-x", "\(columns)", "-y",
            "\(rows + 1)",
            "sh", "-c", command + after)
    }

    deinit {
        // The server may be gone already, and then there is nothing to end.
        _ = try? tmux("kill-server")
    }

    /// Presses keys, by tmux's names or as text.
    func press(_ keys: String...) throws { try tmux(["send-keys", "-t", Self.target] + keys) }

    /// Sends bytes all at once.
    func send(bytes: String) throws {
        try tmux(["send-keys", "-t", Self.target, "-H"] + bytes.utf8.map { String($0, radix: 16) })
    }

    func resize(columns: Int, rows: Int) throws {
        try tmux("resize-window", "-t", Self.target, "-x", "\(columns)", "-y", "\(rows)")
    }

    /// Sends a signal to the fixture.
    func signal(_ signal: Int32) throws {
        let panes = try tmux("display-message", "-p", "-t", Self.target, "#{pane_pid}")
        let shell = try #require(Int32(panes.trimmingCharacters(in: .whitespacesAndNewlines)))
        let children = try Self.run("/usr/bin/pgrep", ["-P", "\(shell)", "-f", "terminal-fixture"])
        let child = try #require(Int32(children.split(separator: "\n").first ?? ""))
        kill(child, signal)
    }

    /// Tells the shell to continue the fixture, which it has seen stop.
    func `continue`() throws { try tmux("wait-for", "-S", "go") }

    /// What the terminal shows, with escape sequences for colors if asked for.
    func screen(escapes: Bool = false) throws -> String {
        try tmux(["capture-pane", "-p"] + (escapes ? ["-e"] : []) + ["-t", Self.target])
    }

    /// Whether the alternate screen is shown.
    func isAlternate() throws -> Bool {
        try tmux("display-message", "-p", "-t", Self.target, "#{alternate_on}").hasPrefix("1")
    }

    /// Waits until the terminal shows what is asked for; the wait has an end only so that a fault is reported.
    func shows(_ what: String, sourceLocation: SourceLocation = #_sourceLocation) async throws {
        try await waits(for: "\"\(what)\"", sourceLocation) { $0.contains(what) }
    }

    func waits(
        for what: String, _ sourceLocation: SourceLocation = #_sourceLocation,
        until condition: (String) -> Bool
    ) async throws {
        var last = ""
        for _ in 0..<1_200 {
            last = try screen()
            if condition(last) { return }
            try await Task.sleep(for: .milliseconds(50))
        }
        Issue.record("the terminal never showed \(what), but:\n\(last)", sourceLocation: sourceLocation)
    }

    @discardableResult
    private func tmux(_ arguments: String...) throws -> String { try tmux(arguments) }

    @discardableResult
    private func tmux(_ arguments: [String]) throws -> String {
        let path = try #require(Self.tmuxPath)
        return try Self.run(path, ["-L", socket] + arguments)
    }

    private static func run(_ path: String, _ arguments: [String]) throws -> String {
        var variables = ProcessInfo.processInfo.environment
        variables["LC_ALL"] = "C.UTF-8"
        variables["TMUX"] = nil
        return try ChildProcess.run(path, arguments, variables).output
    }
}
