import ArgumentParser
import SceneGenerator
import Styles

/// `scenery style eject NAME`
struct StyleEjectCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "eject", abstract: "Copy one of our styles into this project, to make it your own.")

    @Argument(help: "The style's name.")
    var name: String

    @OptionGroup var writing: WritingOptions

    func run() throws {
        let project = try writing.project()
        let files = StyleLibrary.files(ofBundled: name)
        guard !files.isEmpty else { throw StyleError.unknown(name, known: StyleLibrary().names) }
        let changes = files.sorted { $0.key < $1.key }.map { FileChange(".scenery/styles/\(name)/\($0.key)", $0.value) }
        try writing.carryOut(
            Plan(changes: changes), in: project, next: ["scenery style check .scenery/styles/\(name)"])
    }
}
