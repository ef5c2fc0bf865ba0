import Foundation

/// Where a project's baseline lies, and what it says.
public struct BaselineFile: Sendable {
    /// From the project's folder where it is inside of it, for messages and findings.
    public let name: String
    public let url: URL
    /// `nil` when there is no such file.
    public let content: Baseline?

    /// - Parameters:
    ///   - given: What a person named on the command line, from `currentFolder`.
    ///   - isNeeded: Whether a file that was named must be there.
    /// - Throws: `CheckError` when it is missing though it was named, cannot be read, or is broken.
    public init(
        given: String?, of folder: ProjectFolder, currentFolder: URL, isNeeded: Bool
    ) throws(CheckError) {
        let named = given ?? folder.configuration.baseline
        let file = named ?? CheckConfiguration.defaultBaseline
        url = URL(filePath: file, relativeTo: given == nil ? folder.root : currentFolder).standardizedFileURL
        let prefix = folder.root.plainPath + "/"
        name = url.plainPath.hasPrefix(prefix) ? String(url.plainPath.dropFirst(prefix.count)) : url.plainPath
        guard FileManager.default.fileExists(atPath: url.plainPath) else {
            guard named == nil || !isNeeded else {
                throw .cannotRead(path: name, reason: "there is no such file; make it with scenery check --write-baseline")
            }
            content = nil
            return
        }
        let text: String
        do { text = try String(contentsOf: url, encoding: .utf8) } catch {
            throw .cannotRead(path: name, reason: "it is not readable as text in UTF-8; check its permissions")
        }
        content = try Baseline(text: text, file: name)
    }

    /// Replaces the file at once.
    ///
    /// - Throws: `CheckError.cannotWrite`; the file is as it was then.
    public func write(_ baseline: Baseline) throws(CheckError) {
        do { try Data(baseline.text.utf8).write(to: url, options: .atomic) } catch {
            throw .cannotWrite(path: name, reason: "check that its folder is there and may be written to")
        }
    }
}
