import ArgumentParser
import Foundation
import SceneGenerator

/// `scenery generate …`
struct GenerateCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "generate", abstract: "Add a part to the app in this folder.",
        subcommands: [
            GenerateSceneCommand.self,
            GenerateManagerCommand.self,
            GenerateComponentCommand.self,
            GenerateWidgetCommand.self,
        ])
}

/// What every `scenery generate …` takes.
struct WritingOptions: ParsableArguments {
    @Flag(name: .customLong("dry-run"), help: "Say what would be made, and make nothing.")
    var isDryRun = false

    @Flag(help: "Write over files that are there.")
    var force = false

    /// The project that the current folder lies in.
    func project() throws(GenerationError) -> Project {
        try Project(at: URL(filePath: FileManager.default.currentDirectoryPath, directoryHint: .isDirectory))
    }

    /// Writes the plan, or checks that it could be, and prints it.
    func carryOut(_ plan: Plan, in project: Project, next: [String]) throws(GenerationError) {
        let writer = ProjectWriter(root: project.root)
        if isDryRun { try writer.check(plan, force: force) } else { try writer.write(plan, force: force) }
        PlanReport(plan: plan, root: project.root.lastPathComponent, isDryRun: isDryRun)
            .lines(next: next).forEach(Console.say)
    }
}
