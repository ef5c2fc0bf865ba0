import FileWriting
import Foundation

/// Xcode's folder of file templates, in which ours are a group named Scenery.
///
/// A list in the group says which of its files are ours, so that others stay untouched.
public struct XcodeTemplateFolder: Sendable {
    private static let group = "Scenery"
    private static let list = "\(group)/.scenery-templates"

    private let folder: URL

    /// Where Xcode looks for a person's own file templates, below `HOME`.
    public static var xcode: URL {
        let home = ProcessInfo.processInfo.environment["HOME"].map { URL(filePath: $0) }
        return (home ?? FileManager.default.homeDirectoryForCurrentUser)
            .appending(path: "Library/Developer/Xcode/Templates/File Templates")
    }

    public init(_ folder: URL = Self.xcode) {
        self.folder = folder
    }

    /// The folder of the group, for messages.
    public var path: String { folder.appending(path: Self.group).path(percentEncoded: false) }

    /// Installs the templates: replaces ours, removes those of ours that no longer exist, and leaves others alone.
    ///
    /// - Throws: `XcodeTemplateError.taken` when one of a person's own has the name of one of ours, `FileWritingError`
    ///   when the disk refuses. Nothing has changed then.
    public func install(_ templates: [XcodeTemplate]) throws {
        try ProjectWriter(folder).transaction { files in
            let ours = Set(installedFiles(files))
            let taken = templates.filter { isTaken($0, ours, files) }.map(\.folder)
            guard taken.isEmpty else { throw XcodeTemplateError.taken(taken, folder: path) }
            var texts: [String: String] = [:]
            for template in templates { texts.merge(Self.files(of: template)) { $1 } }
            let list = texts.keys.sorted().map { $0.dropFirst(Self.group.count + 1) }.joined(separator: "\n")
            texts[Self.list] = list + "\n"
            let removals = ours.subtracting(texts.keys).sorted().map(FileChange.removal)
            let changes = texts.sorted { $0.key < $1.key }.map { FileChange($0.key, $0.value) }
            try files.write(removals + changes, overwriting: true)
        }
    }

    /// Removes our templates, and the group when nothing else is in it.
    ///
    /// - Returns: How many there were.
    public func uninstall() throws -> Int {
        guard FileManager.default.fileExists(atPath: path) else { return 0 }
        return try ProjectWriter(folder).transaction { files in
            let ours = installedFiles(files)
            try files.write((ours + [Self.list]).map(FileChange.removal))
            return Set(ours.map { $0.split(separator: "/").prefix(2) }).count
        }
    }

    // MARK: Files

    /// Our files that exist, below the folder.
    private func installedFiles(_ files: FileTransaction) -> [String] {
        // No list means nothing of ours.
        let lines = (files.text(of: Self.list) ?? "").split(separator: "\n")
        return lines.map { "\(Self.group)/\($0)" }.filter { files.text(of: $0) != nil }
    }

    private func isTaken(_ template: XcodeTemplate, _ ours: Set<String>, _ files: FileTransaction) -> Bool {
        let prefix = "\(Self.group)/\(template.folder)"
        guard ours.contains(where: { $0.hasPrefix(prefix + "/") }) else { return files.exists(prefix) }
        return Self.files(of: template).keys.contains { files.exists($0) && !ours.contains($0) }
    }

    /// The texts of a template's files by path below the folder.
    private static func files(of template: XcodeTemplate) -> [String: String] {
        var files = ["\(group)/\(template.folder)/TemplateInfo.plist": TemplateInfo(template: template).text]
        for (name, text) in template.files { files["\(group)/\(template.folder)/\(name)"] = text }
        return files
    }
}
