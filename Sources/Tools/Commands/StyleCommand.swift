import ArgumentParser
import Foundation
import SceneGenerator
import Styles

/// `scenery style …`
struct StyleCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "style", abstract: "List, show, check and eject styles.",
        subcommands: [
            StyleListCommand.self, StyleShowCommand.self, StyleCheckCommand.self, StyleEjectCommand.self,
        ])

    /// The styles of the project around the current folder; ours alone outside of any project.
    ///
    /// The project need not be an app: its folder is all that counts.
    static func library() -> StyleLibrary {
        let folder = URL(filePath: FileManager.default.currentDirectoryPath, directoryHint: .isDirectory)
        // The only error says that there is no project.
        return StyleLibrary(project: try? Project.root(around: folder))
    }
}

/// `scenery style list`
struct StyleListCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list", abstract: "List the available styles.")

    func run() throws {
        let library = StyleCommand.library()
        let width = library.names.map(\.count).max() ?? 0
        for name in library.names {
            let style = try library.style(named: name)
            let padding = String(repeating: " ", count: width - name.count)
            let location = library.projectNames.contains(name) ? " (this project's)" : ""
            Console.say("\(name)\(padding)  \(style.summary)\(location)")
        }
    }
}

/// `scenery style show NAME`
struct StyleShowCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "show",
        abstract: "Show a style's roles, their references, and the files that it creates.")

    @Argument(help: "The style's name.")
    var name: String

    func run() throws {
        let library = StyleCommand.library()
        StyleReport(style: try library.style(named: name)).lines.forEach(Console.say)
    }
}
