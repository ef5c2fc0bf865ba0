import ArgumentParser
import SceneGenerator

/// `scenery generate manager NAME`
struct GenerateManagerCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "manager", abstract: "Create a manager that provides one model, and the model.")

    @Argument(help: "What it provides, for example Ride.")
    var name: String

    @OptionGroup var writing: WritingOptions

    func run() throws {
        let next = ["swift test", "scenery generate scene NAME --needs \(name)"]
        try writing.carryOut { (try ManagerMaker(project: Project(at: $0)).plan(name), next) }
    }
}
