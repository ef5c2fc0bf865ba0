import Foundation
import Testing

@Suite("Streams that cannot be written") struct BrokenStreamsTests {
    @Test(
        "output that cannot be written ends with exit code 2 and says why",
        arguments: [
            "explain", "explain back-reference-strong", "style list", "style show vip", "init --dry-run",
            "init",
            "graph scenes", "graph modules --format html", "new Trip", "new Trip --dry-run", "check",
            "check --format json", "mock Empty.swift --output Mocks.swift", "templates install --into Xcode",
            "templates uninstall --into Xcode", "--version", "--help", "help", "check --help", "help check",
            "--generate-completion-script zsh", "--generate-completion-script bash",
            "--generate-completion-script fish", "--experimental-dump-help",
        ],
        [">/dev/full", ">&-"])
    func output(command: String, redirection: String) throws {
        let run = try Self.run(command, redirection)
        #expect(run.code == 2)
        #expect(run.errors.hasPrefix("scenery: cannot write to standard output: "))
    }

    @Test(
        "a command whose errors cannot be written ends with its exit code",
        arguments: ["2>/dev/full", "2>&-", "2>&- >&- <&-"])
    func errors(redirection: String) throws {
        #expect(try Self.run("generate scene Alpha", redirection).code == 2)
        #expect(try Self.run("mock Missing.swift --output Mocks.swift", redirection).code == 2)
        #expect(try Self.run("check --no-such-option", redirection).code == 64)
        #expect(try Self.run("style show none", redirection).code == 2)
    }

    @Test("a reader that has gone away is no error")
    func gone() throws {
        let run = try Self.run("explain back-reference-strong", "| true")
        #expect(run.code == 0)
        #expect(run.errors == "")
    }

    private static func run(_ command: String, _ redirection: String) throws -> Tool.Outcome {
        let scratch = try Scratch()
        try scratch.write("struct Empty {}\n", to: "Empty.swift")
        let binary = try Tool.binary.path(percentEncoded: false)
        return try Tool.run(
            URL(filePath: "/bin/sh"), ["-c", "'\(binary)' \(command) \(redirection)"], in: scratch.folder)
    }
}
