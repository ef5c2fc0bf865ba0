import ArgumentParser
import FileWriting
import Foundation
import SceneGenerator

// Ring: a command lists its subcommands, and they share its options.

/// `scenery generate …`
struct GenerateCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "generate", abstract: "Add a part to the app in this folder.",
        subcommands: [
            GenerateSceneCommand.self,
            GenerateManagerCommand.self,
            GenerateComponentCommand.self,
            GenerateWidgetCommand.self,
            GenerateProjectCommand.self,
        ])
}

/// What every `scenery generate …` takes.
struct WritingOptions: ParsableArguments {
    @Flag(name: .customLong("dry-run"), help: "Show what would be created, and create nothing.")
    var isDryRun = false

    @Flag(help: "Overwrite existing files.")
    var force = false

    /// Plans a change to the project around the current folder, makes it, and prints it.
    ///
    /// No other command changes the project from before it is read until the plan is carried out.
    ///
    /// - Parameter plan: Given the project's folder, returns the plan and the commands to suggest afterwards.
    func carryOut(_ plan: (URL) throws -> (plan: Plan, next: [String])) throws {
        let folder = URL(filePath: FileManager.default.currentDirectoryPath, directoryHint: .isDirectory)
        let root = try Project.root(around: folder)
        let made = try ProjectWriter(root).transaction(isDryRun: isDryRun) { files in
            let made = try plan(root)
            try files.write(made.plan.changes, overwriting: force)
            return made
        }
        PlanReport(plan: made.plan, root: root.lastPathComponent, isDryRun: isDryRun)
            .lines(next: made.next).forEach(Console.say)
    }
}
