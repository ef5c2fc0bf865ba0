import FileWriting
import Foundation

/// The file of a project's baseline, and its content.
public struct BaselineFile: Sendable {
    /// Relative to the project's folder if the file is inside it; for messages and findings.
    public let name: String
    public let url: URL
    /// `nil` if the file does not exist.
    public let content: Baseline?
    /// The file as it was read.
    private let text: String?
    /// Whether a person named the file on the command line, so that it may lie anywhere.
    private let isNamed: Bool

    /// - Parameters:
    /// - given: The path on the command line, relative to `currentFolder`.
    /// - isNeeded: Whether a named file must exist.
    /// - Throws: `CheckError` if a named file is missing, cannot be read, or is invalid.
    public init(
        given: String?, of folder: ProjectFolder, currentFolder: URL, isNeeded: Bool
    ) throws(CheckError) {
        let named = given ?? folder.configuration.baseline
        let file = named ?? CheckConfiguration.defaultBaseline
        url = URL(filePath: file, relativeTo: given == nil ? folder.root : currentFolder).standardizedFileURL
        isNamed = given != nil
        let prefix = folder.root.plainPath + "/"
        name = url.plainPath.hasPrefix(prefix) ? String(url.plainPath.dropFirst(prefix.count)) : url.plainPath
        guard FileManager.default.fileExists(atPath: url.plainPath) else {
            guard named == nil || !isNeeded else {
                throw .cannotRead(
                    path: name,
                    reason: "the file does not exist; create it with scenery check --write-baseline")
            }
            (content, text) = (nil, nil)
            return
        }
        let text: String
        do { text = try String(contentsOf: url, encoding: .utf8) } catch {
            throw .cannotRead(
                path: name, reason: "it is not readable as UTF-8 text; check its permissions")
        }
        content = try Baseline(text: text, file: name)
        self.text = text
    }

    /// Replaces the file atomically.
    ///
    /// - Parameter files: Where the file is changed, unless the command line names it.
    /// - Throws: `FileWritingError`: `.changed` when the file is no longer as it was read, `.outside` when `scenery.yml`
    ///   and not the command line names a file outside of the project, `.cannotWrite`. The file is unchanged then.
    public func write(_ baseline: Baseline, in files: FileTransaction) throws {
        guard !isNamed else { return try AtomicFile(url.plainPath).write(baseline.text) }
        let kind = text.map { FileChange.Kind.edit(of: $0) } ?? .new
        try files.write([FileChange(name, baseline.text, kind: kind)])
    }
}
