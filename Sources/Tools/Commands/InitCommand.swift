import ArchitectureChecker
import ArchitectureRules
import ArgumentParser
import Foundation

/// `scenery init [FOLDER]`
struct InitCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "init", abstract: "Start checking a project: recognize its styles, propose its layers.",
        discussion: """
            Writes scenery.yml with comments, and scenery-baseline.yml with today's findings, so that only new \
            findings fail. Exit codes: 0 done, 2 the command could not run.
            """)

    @Argument(help: "The project's folder. The current one by default.")
    var folder = "."

    @Flag(help: "Overwrite an existing scenery.yml or baseline.")
    var force = false

    @Flag(help: "Show what would be written, and write nothing.")
    var dryRun = false

    func run() throws {
        let here = URL(filePath: FileManager.default.currentDirectoryPath, directoryHint: .isDirectory)
        let adoption = try Adoption(of: URL(filePath: folder, relativeTo: here))
        if dryRun { return Console.write(adoption.configuration) }
        let made = try adoption.write(force: force)
        let summary = adoption.summary.split(separator: "\n").map(String.init)
        let next = "  scenery check" + (folder == "." ? "" : " \(folder)")
        (summary + ["created:"] + made.map { "  \($0)" } + ["next:", next]).forEach(Console.say)
    }
}
