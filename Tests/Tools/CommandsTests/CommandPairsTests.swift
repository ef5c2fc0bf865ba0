import Foundation
import Testing

/// Two commands that change the same files, started at the same moment. `SCENERY_ROUNDS` says how often, for every pair there is;
/// by default it is once, for the pairs that have the most to lose.
@Suite("Every two commands at once", .serialized) struct CommandPairsTests {
    struct Command: Sendable, CustomStringConvertible {
        let description: String
        let arguments: [String]

        init(_ description: String, _ arguments: String...) {
            self.description = description
            self.arguments = arguments
        }
    }

    static let adding = [
        Command("scene", "generate", "scene", "Alpha", "--needs", "Alpha"),
        Command("viper scene", "generate", "scene", "Beta", "--style", "viper"),
        Command("manager", "generate", "manager", "Gamma"),
        Command("component", "generate", "component", "Delta"),
        Command("widget", "generate", "widget", "Star"),
    ]
    static let changing = [
        Command("style", "style", "eject", "vip"),
        Command("mock", "mock", "Sources/TripScenes", "--output", "Tests/Mocks.swift"),
        Command("fix", "check", "--fix"),
        Command("baseline", "check", "--write-baseline"),
    ]
    static let rounds = ProcessInfo.processInfo.environment["SCENERY_ROUNDS"].flatMap { Int($0) }
    static let pairs =
        rounds == nil
        ? every2(of: adding) + every2(of: changing) + changing.map { (adding[0], $0) }
        : every2(of: adding + changing)

    private static func every2(of commands: [Command]) -> [(Command, Command)] {
        commands.indices.flatMap { first in
            commands[(first + 1)...].map { (commands[first], $0) }
        }
    }

    private let scratch: Scratch

    init() throws {
        scratch = try Scratch()
        try #require(try Tool.run("new", "Trip", in: scratch.folder).code == 0)
        // What check --fix fixes.
        let presenter = "Trip/Sources/TripScenes/Home/HomePresenter.swift"
        let text = try scratch.text(presenter)
        try #require(text.contains("weak var view"))
        try scratch.write(text.replacing("weak var view", with: "var view"), to: presenter)
    }

    @Test("each file is as one of the two orders makes it", arguments: pairs)
    func pair(_ first: Command, _ second: Command) throws {
        let one = try inOrder([first, second])
        let other = try inOrder([second, first])
        for round in 0..<(Self.rounds ?? 1) {
            let found = try atOnce(round % 2 == 0 ? [first, second] : [second, first])
            #expect(Set(found.keys).isSuperset(of: Set(one.keys).intersection(other.keys)))
            for (path, text) in found {
                #expect(text == one[path] || text == other[path], "\(path), round \(round)")
            }
        }
    }

    private func inOrder(_ commands: [Command]) throws -> [String: String] {
        try inCopy { app in
            for command in commands {
                let run = try Tool.run(Tool.binary, command.arguments, in: app)
                #expect(run.code < 2, "\(command): \(run.errors)")
            }
        }
    }

    private func atOnce(_ commands: [Command]) throws -> [String: String] {
        try inCopy { app in
            let runs = try commands.map { try Tool.Run(Tool.binary, $0.arguments, in: app) }
            for (command, run) in zip(commands, runs) {
                let outcome = try run.outcome()
                #expect(outcome.code < 2, "\(command): \(outcome.errors)")
            }
        }
    }

    /// Every file's text by path, after something was done in a copy of the app.
    private func inCopy(_ work: (URL) throws -> Void) throws -> [String: String] {
        let app = scratch.folder.appending(path: "copy")
        try FileManager.default.copyItem(at: scratch.folder.appending(path: "Trip"), to: app)
        defer { try? FileManager.default.removeItem(at: app) }
        try work(app)
        var texts: [String: String] = [:]
        for path in try FileManager.default.subpathsOfDirectory(atPath: app.path()) {
            guard !path.hasPrefix(".build"), !path.hasPrefix(".out-"), !path.hasPrefix(".err-") else {
                continue
            }
            // A folder has no text.
            texts[path] = (try? String(contentsOf: app.appending(path: path), encoding: .utf8)) ?? ""
        }
        return texts
    }
}
