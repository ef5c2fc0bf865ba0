import Foundation

/// Xcode's folder of file templates, in which ours are a group named Scenery.
///
/// A list beside the templates says which of the group are ours, so that others stay untouched.
public struct XcodeTemplateFolder: Sendable {
    private let group: URL

    /// Where Xcode looks for a person's own file templates.
    public static var xcode: URL {
        FileManager.default.homeDirectoryForCurrentUser
            .appending(path: "Library/Developer/Xcode/Templates/File Templates")
    }

    public init(_ folder: URL = Self.xcode) {
        group = folder.appending(path: "Scenery")
    }

    /// The folder of the group, for messages.
    public var path: String { group.path(percentEncoded: false) }

    /// Puts the templates there: replaces ours, takes away those of ours that are no more, and leaves
    /// others alone.
    ///
    /// The new templates are written in full beside the group before any is moved into place.
    /// - Throws: `XcodeTemplateError.taken` when one of a person's own has the name of one of ours,
    ///   `.cannotWrite` when the disk refuses; nothing has changed then.
    public func install(_ templates: [XcodeTemplate]) throws(XcodeTemplateError) {
        let ours = Set(installed())
        let taken = templates.map(\.folder).filter { !ours.contains($0) && exists($0) }
        guard taken.isEmpty else { throw .taken(taken, folder: path) }
        let staging = group.deletingLastPathComponent().appending(path: ".scenery-\(UUID().uuidString)")
        // Left-overs of a failed run are of no use and of no harm.
        defer { try? FileManager.default.removeItem(at: staging) }
        try attempt(path) {
            for template in templates { try Self.write(template, into: staging) }
            try FileManager.default.createDirectory(at: group, withIntermediateDirectories: true)
            try write(list: templates.map(\.folder) + ours)
            for folder in ours { try remove(folder) }
            for template in templates {
                try FileManager.default.moveItem(
                    at: staging.appending(path: template.folder), to: group.appending(path: template.folder))
            }
            try write(list: templates.map(\.folder))
        }
    }

    /// Takes our templates away, and the group when nothing else is in it.
    ///
    /// - Returns: How many were there.
    public func uninstall() throws(XcodeTemplateError) -> Int {
        let ours = installed()
        try attempt(path) {
            for folder in ours { try remove(folder) }
            if FileManager.default.fileExists(atPath: list.path(percentEncoded: false)) {
                try FileManager.default.removeItem(at: list)
            }
            let rest = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
            if rest.isEmpty, FileManager.default.fileExists(atPath: path) {
                try FileManager.default.removeItem(at: group)
            }
        }
        return ours.count
    }

    /// The folders of our templates that are there, sorted.
    public func installed() -> [String] {
        // No list means nothing of ours.
        let text = (try? String(contentsOf: list, encoding: .utf8)) ?? ""
        return Set(text.split(separator: "\n").map(String.init)).filter(exists).sorted()
    }

    // MARK: Files

    private var list: URL { group.appending(path: ".scenery-templates") }

    private func exists(_ folder: String) -> Bool {
        FileManager.default.fileExists(atPath: group.appending(path: folder).path(percentEncoded: false))
    }

    private func remove(_ folder: String) throws {
        guard exists(folder), folder.hasSuffix(".xctemplate"), !folder.contains("/") else { return }
        try FileManager.default.removeItem(at: group.appending(path: folder))
    }

    private func write(list folders: [String]) throws {
        let text = Set(folders).sorted().joined(separator: "\n") + "\n"
        try Data(text.utf8).write(to: list, options: .atomic)
    }

    private static func write(_ template: XcodeTemplate, into folder: URL) throws {
        let folder = folder.appending(path: template.folder)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data(TemplateInfo(template: template).text.utf8).write(to: folder.appending(path: "TemplateInfo.plist"))
        for (name, text) in template.files {
            try Data(text.utf8).write(to: folder.appending(path: name))
        }
    }

    private func attempt(_ path: String, _ work: () throws -> Void) throws(XcodeTemplateError) {
        do { try work() } catch { throw .cannotWrite(path: path, reason: error.localizedDescription) }
    }
}
