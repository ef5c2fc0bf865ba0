import ArgumentParser
import FileWriting
import SceneGenerator
import Styles

/// `scenery style eject NAME`
struct StyleEjectCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "eject", abstract: "Copy a bundled style into this project, to adapt it.")

    @Argument(help: "The style's name.")
    var name: String

    @OptionGroup var writing: WritingOptions

    func run() throws {
        let files = StyleLibrary.files(ofBundled: name)
        guard !files.isEmpty else { throw StyleError.unknown(name, known: StyleLibrary().names) }
        let changes = files.sorted { $0.key < $1.key }.map {
            FileChange(".scenery/styles/\(name)/\($0.key)", $0.value)
        }
        let next = ["scenery style check .scenery/styles/\(name)"]
        try writing.carryOut { _ in (Plan(changes: changes), next) }
    }
}
