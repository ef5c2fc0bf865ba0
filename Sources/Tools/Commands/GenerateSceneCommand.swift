import ArgumentParser
import SceneGenerator

/// `scenery generate scene NAME`
struct GenerateSceneCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "scene", abstract: "Create a scene: boundary protocols, roles, builder and tests.")

    @Argument(help: "The scene's name, for example \"about us\".")
    var name: String

    @Option(help: "The style it is written in; the app's own by default.")
    var style: String?

    @Option(help: "What a person can do there, for example termsTapped,emailEdited:String,rowTapped:Int.")
    var events: String?

    @Option(help: "What it shows, for example title:String,price:Decimal.")
    var shows: String?

    @Option(help: "The managers it asks; missing ones are created.")
    var needs: String?

    @Option(help: "A folder for the scene, below the folder of scenes.")
    var into = ""

    @Option(help: "What draws it: screen, uikit or swiftui; the app's own by default.")
    var view: String?

    @OptionGroup var writing: WritingOptions

    func run() throws {
        let request = SceneRequest(
            name: name, style: style, events: ListOption.values(events), shows: ListOption.values(shows),
            needs: ListOption.values(needs), folder: into,
            view: try view.map { try ViewKind(named: $0) })
        let type = try SceneName(name).type
        try writing.carryOut { root in
            let project = try Project(at: root)
            let next = ["swift test", "swift run \(project.app) --scene \(type)"]
            return (try SceneMaker(project: project).plan(request), next)
        }
    }
}
