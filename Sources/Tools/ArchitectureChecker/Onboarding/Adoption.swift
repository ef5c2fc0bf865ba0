import ArchitectureRules
import FileWriting
import Foundation
import SourceModel
import Styles

/// Starts checking an existing project: proposes its configuration and records today's findings.
public struct Adoption: Sendable {
    private let root: URL
    private let proposal: ConfigurationProposal
    private let sources: ProjectSources

    /// Reads the project in a folder, ignoring its `scenery.yml`.
    ///
    /// - Throws: `CheckError` if the folder does not exist or has no Swift file.
    public init(of folder: URL) throws(CheckError) {
        let bare = try ProjectFolder(unconfigured: folder)
        root = bare.root
        sources = try ProjectSources.read(bare)
        proposal = ConfigurationProposal(ProjectContext(model: sources.model, styles: bare.styles))
    }

    /// The text of the `scenery.yml`.
    public var configuration: String { proposal.text }

    /// What was recognized: the styles, the folders in which they are with how sure that is, and the layers.
    public var summary: String {
        let recognition = proposal.recognition
        var styles = (recognition.found + recognition.rare).map {
            "\($0.style) (\($0.scenes) of \(recognition.scenes) scenes)"
        }
        if recognition.main == nil, !styles.isEmpty {
            styles.insert(
                "none for most screens (\(recognition.plainScreens) view controllers in no scene)", at: 0)
        }
        let layers = proposal.layers.count
        var lines = ["style: " + (styles.isEmpty ? "none recognized" : styles.joined(separator: ", "))]
        lines += recognition.folders.prefix(Self.mostFolders).map { "  " + line(of: $0) }
        if recognition.folders.count > Self.mostFolders {
            lines.append("  and \(recognition.folders.count - Self.mostFolders) more folders")
        }
        for rare in recognition.rare {
            lines.append(
                "  \(rare.style) is not checked until \(CheckConfiguration.fileName) lists it under \"styles\""
            )
        }
        lines += proposal.generalRules.map { "  " + $0 }
        lines.append("layers: " + (layers == 0 ? "none proposed" : "\(layers) proposed"))
        return lines.joined(separator: "\n")
    }

    /// `App/Modules: viper (14 scenes; names and references fit in 13)`
    private func line(of folder: StyleFolder) -> String {
        let count = "\(folder.scenes) scene\(folder.scenes == 1 ? "" : "s")"
        let fit =
            folder.confirmed == folder.scenes
            ? "names and references fit"
            : folder.confirmed == 0
                ? "unsure, names alone fit" : "names and references fit in \(folder.confirmed)"
        return "\(folder.path.isEmpty ? "." : folder.path): \(folder.style) (\(count); \(fit))"
    }

    /// More folders than these are not listed.
    private static let mostFolders = 12

    /// Writes the configuration, then the baseline of the findings under it.
    ///
    /// - Returns: The files that were written.
    /// - Throws: `FileWritingError.exists` if one exists and `force` is not given; nothing is written then.
    public func write(force: Bool) throws -> [String] {
        let files = [CheckConfiguration.fileName, CheckConfiguration.defaultBaseline]
        let baseline: Baseline = try ProjectWriter(root).transaction { project in
            // Refused before the long check.
            try project.check(files.map { FileChange($0, "") }, overwriting: force)
            let baseline = try self.baseline()
            let changes = zip(files, [proposal.text, baseline.text]).map { FileChange($0, $1) }
            try project.write(changes, overwriting: force)
            return baseline
        }
        return [
            "\(files[0])", "\(files[1])  (\(baseline.entries.map(\.count).reduce(0, +)) findings today)",
        ]
    }

    /// Both files with their texts: the configuration, then the baseline of the findings under it.
    public func changes() throws(CheckError) -> [FileChange] {
        [
            FileChange(CheckConfiguration.fileName, proposal.text),
            FileChange(CheckConfiguration.defaultBaseline, try baseline().text),
        ]
    }

    /// The findings under the proposed configuration.
    private func baseline() throws(CheckError) -> Baseline {
        let folder = try ProjectFolder(root: root, text: proposal.text)
        return Baseline(of: try Checker(folder).check(sources).all)
    }
}
