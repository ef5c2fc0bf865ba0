import ArchitectureRules
import Foundation
import SourceModel
import Styles

/// Begins to check a project that has grown: proposes its configuration and notes what is found today.
public struct Adoption: Sendable {
    private let root: URL
    private let proposal: ConfigurationProposal
    private let sources: ProjectSources

    /// Reads the project in a folder, whatever its `scenery.yml` says.
    ///
    /// - Throws: `CheckError` when there is no such folder or no Swift file in it.
    public init(of folder: URL) throws(CheckError) {
        let bare = try ProjectFolder(unconfigured: folder)
        root = bare.root
        sources = try ProjectSources.read(bare)
        proposal = ConfigurationProposal(CheckedProject(model: sources.model, styles: bare.styles))
    }

    /// The text of the `scenery.yml`.
    public var configuration: String { proposal.text }

    /// What was recognised, in a line or two.
    public var words: String {
        let recognition = proposal.recognition
        let styles = recognition.found.map { "\($0.style) (\($0.scenes) of \(recognition.scenes) scenes)" }
        let layers = proposal.layers.count
        return "style: " + (styles.isEmpty ? "none recognised" : styles.joined(separator: ", "))
            + "\nlayers: " + (layers == 0 ? "none proposed" : "\(layers) proposed")
    }

    /// Writes the configuration, then the baseline of what is found with it.
    ///
    /// - Returns: The files that were written.
    /// - Throws: `CheckError.badValue` when one is there and `force` is not given; nothing is written then.
    public func write(force: Bool) throws(CheckError) -> [String] {
        let files = [CheckConfiguration.fileName, CheckConfiguration.defaultBaseline]
        let present = files.filter { FileManager.default.fileExists(atPath: root.appending(path: $0).plainPath) }
        guard force || present.isEmpty else {
            throw .badValue("nothing was written, since \(present.joined(separator: " and ")) "
                + "\(present.count == 1 ? "is" : "are") there; --force writes over them")
        }
        let baseline = try self.baseline()
        try write(proposal.text, to: files[0])
        do throws(CheckError) { try write(baseline.text, to: files[1]) } catch {
            // Neither is of use without the other.
            if present.isEmpty { try? FileManager.default.removeItem(at: root.appending(path: files[0])) }
            throw error
        }
        return ["\(files[0])", "\(files[1])  (\(baseline.entries.map(\.count).reduce(0, +)) findings of today)"]
    }

    /// What is found with the proposed configuration.
    private func baseline() throws(CheckError) -> Baseline {
        let folder = try ProjectFolder(root: root, text: proposal.text)
        return Baseline(of: try CheckRun(folder, sources: sources).check().findings)
    }

    private func write(_ text: String, to file: String) throws(CheckError) {
        do { try Data(text.utf8).write(to: root.appending(path: file), options: .atomic) } catch {
            throw .cannotWrite(path: file, reason: "check that the folder may be written to")
        }
    }
}
