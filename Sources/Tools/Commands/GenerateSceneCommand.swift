import ArgumentParser
import SceneGenerator

/// `scenery generate scene NAME`
struct GenerateSceneCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "scene", abstract: "Make a scene: contracts, roles, builder and tests.")

    @Argument(help: "The scene's name, for example \"about us\".")
    var name: String

    @Option(help: "The style it is written in; the app's own by default.")
    var style: String?

    @Option(help: "What a person can do there, for example termsTapped,closeTapped.")
    var events: String?

    @Option(help: "What it shows, for example title:String,price:Decimal.")
    var shows: String?

    @Option(help: "The managers it asks; those that are not there are made along.")
    var needs: String?

    @Option(help: "A folder for it below the scenes' folder.")
    var into = ""

    @OptionGroup var writing: WritingOptions

    func run() throws {
        let project = try writing.project()
        let request = SceneRequest(
            name: name, style: style, events: ListOption.values(events), shows: ListOption.values(shows),
            needs: ListOption.values(needs), folder: into)
        let plan = try SceneMaker(project: project).plan(request)
        let type = try SceneName(name).type
        try writing.carryOut(plan, in: project, next: ["swift test", "swift run \(project.app) --scene \(type)"])
    }
}
