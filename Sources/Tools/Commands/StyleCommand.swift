import ArgumentParser
import Foundation
import SceneGenerator
import Styles

/// `scenery style …`
struct StyleCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "style", abstract: "List, show, check and take over styles.",
        subcommands: [
            StyleListCommand.self, StyleShowCommand.self, StyleCheckCommand.self, StyleEjectCommand.self,
        ])

    /// The styles of the project around the current folder; ours alone outside of any project.
    static func library() throws(GenerationError) -> StyleLibrary {
        let folder = URL(filePath: FileManager.default.currentDirectoryPath, directoryHint: .isDirectory)
        do throws(GenerationError) { return try Project(at: folder).styles } catch {
            if case .noProject = error { return StyleLibrary() }
            throw error
        }
    }
}

/// `scenery style list`
struct StyleListCommand: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "list", abstract: "List the styles there are.")

    func run() throws {
        let library = try StyleCommand.library()
        let width = library.names.map(\.count).max() ?? 0
        for name in library.names {
            let style = try library.style(named: name)
            let padding = String(repeating: " ", count: width - name.count)
            let place = library.projectNames.contains(name) ? " (this project's)" : ""
            Console.say("\(name)\(padding)  \(style.summary)\(place)")
        }
    }
}

/// `scenery style show NAME`
struct StyleShowCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "show", abstract: "Show a style's roles, who holds whom, and what it makes.")

    @Argument(help: "The style's name.")
    var name: String

    func run() throws {
        let library = try StyleCommand.library()
        StyleReport(style: try library.style(named: name)).lines.forEach(Console.say)
    }
}
