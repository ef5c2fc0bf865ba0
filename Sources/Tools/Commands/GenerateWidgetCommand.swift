import ArgumentParser
import SceneGenerator

/// `scenery generate widget NAME`
struct GenerateWidgetCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "widget", abstract: "Create a widget driven by the view model of an mvvm scene.",
        discussion: "If there is no scene of that name, it is created too.")

    @Argument(help: "The name of an mvvm scene.")
    var name: String

    @OptionGroup var writing: WritingOptions

    func run() throws {
        try writing.carryOut { (try WidgetMaker(project: Project(at: $0)).plan(name), ["swift test"]) }
    }
}
