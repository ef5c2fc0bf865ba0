import ArchitectureChecker
import ArgumentParser
import Foundation
import SceneGraphs

/// `scenery graph [KIND]`
struct GraphCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "graph", abstract: "Draw the code as it is: scenes, routes, modules, roles or messages.")

    @Argument(help: "What to draw: \(GraphCommand.kinds).")
    var kind: Graph.Kind = .scenes

    @Argument(help: "A folder of the project. The current folder by default.")
    var path = "."

    @Option(help: "The format: \(GraphFormat.allCases.map(\.rawValue).joined(separator: ", ")).")
    var format: GraphFormat = .mermaid

    @Option(help: "A name; only what is near it is drawn.")
    var focus: String?

    @Option(help: "How many arrows away from the focus to go.")
    var depth = 1

    @Option(
        help:
            "What to leave out: kinds (test, outside), nodes or groups; several with commas, or the option again."
    )
    var hide: [String] = []

    @Flag(help: "Leave out arrows that a chain of others implies.")
    var reduce = false

    @Option(help: "The file to write. Standard output by default.")
    var output: String?

    @Flag(help: "Overwrite a file that is not a graph of this format.")
    var force = false

    @Flag(inversion: .prefixedNo, help: "Draw findings of the checker in red.")
    var findings = true

    @Flag(help: "Read every file again instead of using the cache.")
    var noCache = false

    static let kinds = Graph.Kind.allCases.map(\.rawValue).joined(separator: ", ")

    func validate() throws {
        if depth < 0 { throw ValidationError("--depth counts arrows from 0, it cannot be \(depth)") }
    }

    func run() throws {
        let text = try format.text(of: graph())
        guard let output else { return Console.write(text) }
        try GraphOutput(path: output, format: format).write(text, force: force)
    }

    private func graph() throws -> Graph {
        let folder = try ProjectFolder(around: URL(filePath: path))
        let progress = ProgressLine()
        let sources = try ProjectSources.read(folder, usesCache: !noCache) { progress.show($0, of: $1) }
        progress.end()
        let checker = Checker(folder)
        let found = findings ? try checker.check(sources).all : []
        let whole = GraphInput(checker.context(of: sources.model), findings: found).graph(kind)
        let shown = try whole.hiding(hide.flatMap { ListOption.values($0) })
        let around = try focus.map { try shown.focused(on: $0, depth: depth) } ?? shown
        return reduce ? around.reduced() : around
    }
}

extension Graph.Kind: ExpressibleByArgument {}
extension GraphFormat: ExpressibleByArgument {}
