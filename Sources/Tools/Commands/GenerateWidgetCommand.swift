import ArgumentParser
import SceneGenerator

/// `scenery generate widget NAME`
struct GenerateWidgetCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "widget", abstract: "Make a widget driven by the view model of an mvvm scene.",
        discussion: "The scene of that name is made along where there is none.")

    @Argument(help: "The name of an mvvm scene.")
    var name: String

    @OptionGroup var writing: WritingOptions

    func run() throws {
        let project = try writing.project()
        let plan = try WidgetMaker(project: project).plan(name)
        try writing.carryOut(plan, in: project, next: ["swift test"])
    }
}
