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

    /// What was recognized, in two lines.
    public var summary: String {
        let recognition = proposal.recognition
        let styles = recognition.found.map { "\($0.style) (\($0.scenes) of \(recognition.scenes) scenes)" }
        let layers = proposal.layers.count
        return "style: " + (styles.isEmpty ? "none recognized" : styles.joined(separator: ", "))
            + "\nlayers: " + (layers == 0 ? "none proposed" : "\(layers) proposed")
    }

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

    /// The findings under the proposed configuration.
    private func baseline() throws(CheckError) -> Baseline {
        let folder = try ProjectFolder(root: root, text: proposal.text)
        return Baseline(of: try Checker(folder).check(sources).all)
    }
}
