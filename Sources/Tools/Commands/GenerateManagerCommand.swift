import ArgumentParser
import SceneGenerator

/// `scenery generate manager NAME`
struct GenerateManagerCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "manager", abstract: "Make a manager that provides one model, and the model.")

    @Argument(help: "What it provides, for example Ride.")
    var name: String

    @OptionGroup var writing: WritingOptions

    func run() throws {
        let project = try writing.project()
        let plan = try ManagerMaker(project: project).plan(name)
        try writing.carryOut(plan, in: project, next: ["swift test", "scenery generate scene NAME --needs \(name)"])
    }
}
