import ArgumentParser
import SceneGenerator

/// `scenery generate component NAME`
struct GenerateComponentCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "component",
        abstract:
            "Create a module that exposes its protocol, its output, its models and errors, and one assemble()."
    )

    @Argument(help: "The component's name; its module is called after it.")
    var name: String

    @OptionGroup var writing: WritingOptions

    func run() throws {
        try writing.carryOut { (try ComponentMaker(project: Project(at: $0)).plan(name), ["swift test"]) }
    }
}
