import FileWriting
import Foundation

/// The command `dot` of Graphviz, which lays graphs out.
struct Graphviz {
    /// Where to look for the command, as `PATH` has it.
    var path = ProcessInfo.processInfo.environment["PATH"] ?? ""

    var isInstalled: Bool { command != nil }

    func svg(of text: String) throws(GraphError) -> String { try output(of: text, as: "svg") }

    /// Where everything is, as JSON.
    func positions(of text: String) throws(GraphError) -> String { try output(of: text, as: "json0") }

    private func output(of text: String, as format: String) throws(GraphError) -> String {
        guard let command else { throw .noGraphviz }
        let (output, words, status): (Data, Data, Int32)
        do { (output, words, status) = try run(command, on: text, format) } catch {
            throw .graphvizFailed("\(error)")
        }
        guard status == 0 else {
            throw .graphvizFailed(
                String(decoding: words, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines))
        }
        return String(decoding: output, as: UTF8.self)
    }

    private var command: URL? {
        path.split(separator: ":").map { URL(filePath: "\($0)/dot") }
            .first { FileManager.default.isExecutableFile(atPath: $0.path) }
    }

    /// Goes through files, since a pipe that nobody empties would stop a large picture half-way.
    private func run(_ command: URL, on text: String, _ format: String) throws -> (Data, Data, Int32) {
        try TemporaryFolder.with { folder in
            let (input, output, words) = (
                folder.appending(path: "graph.dot"), folder.appending(path: "graph.\(format)"),
                folder.appending(path: "words.txt")
            )
            try Data(text.utf8).write(to: input)
            try Data().write(to: words)
            let process = Process()
            process.executableURL = command
            process.arguments = ["-T\(format)", "-o", output.path, input.path]
            process.standardError = try FileHandle(forWritingTo: words)
            try process.run()
            process.waitUntilExit()
            let drawn = try process.terminationStatus == 0 ? Data(contentsOf: output) : Data()
            return (drawn, try Data(contentsOf: words), process.terminationStatus)
        }
    }
}
