import ArchitectureChecker
import ArgumentParser
import Foundation
import SceneGraphs

/// `scenery graph [KIND]`
struct GraphCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "graph", abstract: "Draw what the code is: scenes, routes, modules, roles or messages.")

    @Argument(help: "What to draw: \(GraphCommand.kinds).")
    var kind: Graph.Kind = .scenes

    @Argument(help: "A folder of the project. The current folder by default.")
    var path = "."

    @Option(help: "How it is written: \(GraphFormat.allCases.map(\.rawValue).joined(separator: ", ")).")
    var format: GraphFormat = .mermaid

    @Option(help: "A name to draw the surroundings of.")
    var focus: String?

    @Option(help: "How many arrows away from the focus to go.")
    var depth = 1

    @Option(help: "The file to write. Standard output by default.")
    var output: String?

    @Flag(inversion: .prefixedNo, help: "Draw what the checker finds in red.")
    var findings = true

    @Flag(help: "Read every file anew.")
    var noCache = false

    static let kinds = Graph.Kind.allCases.map(\.rawValue).joined(separator: ", ")

    func validate() throws {
        if depth < 0 { throw ValidationError("--depth counts arrows from 0, it cannot be \(depth)") }
    }

    func run() throws {
        let text = try format.text(of: graph())
        guard let output else { return Console.write(text) }
        do { try Data(text.utf8).write(to: URL(filePath: output), options: .atomic) } catch {
            throw CheckError.cannotWrite(path: output, reason: "check that its folder is there and may be written to")
        }
    }

    private func graph() throws -> Graph {
        let folder = try ProjectFolder(around: URL(filePath: path))
        let progress = ProgressLine()
        let sources = try ProjectSources.read(folder, usesCache: !noCache) { progress.tell($0, of: $1) }
        progress.end()
        let checker = Checker(configuration: folder.configuration, styles: folder.styles)
        let found = findings ? try checker.check(sources).findings : []
        let whole = GraphInput(checker.project(of: sources.model), findings: found).graph(kind)
        return try focus.map { try whole.focused(on: $0, depth: depth) } ?? whole
    }
}

extension Graph.Kind: ExpressibleByArgument {}
extension GraphFormat: ExpressibleByArgument {}
