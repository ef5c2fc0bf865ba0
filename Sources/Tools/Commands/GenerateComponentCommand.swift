import ArgumentParser
import SceneGenerator

/// `scenery generate component NAME`
struct GenerateComponentCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "component",
        abstract: "Make a module that shows its protocol, its output, its models and errors, and one assemble().")

    @Argument(help: "The component's name; its module is called after it.")
    var name: String

    @OptionGroup var writing: WritingOptions

    func run() throws {
        let project = try writing.project()
        let plan = try ComponentMaker(project: project).plan(name)
        try writing.carryOut(plan, in: project, next: ["swift test"])
    }
}
