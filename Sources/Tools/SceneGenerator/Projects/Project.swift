import FileWriting
import Foundation
import Styles

/// An app on the disk: its folder and what its `scenery.yml` says.
public struct Project: Sendable {
    /// The folder that holds `scenery.yml`.
    public let root: URL
    public let configuration: ProjectConfiguration
    /// Files that are planned and not written yet; they come before those on the disk.
    private var drafts: [String: String] = [:]

    /// A project that is about to be made.
    init(root: URL, configuration: ProjectConfiguration, drafts: [FileChange]) {
        self.root = root
        self.configuration = configuration
        for draft in drafts { self.drafts[draft.path] = draft.text }
    }

    /// Finds the project that `folder` lies in.
    ///
    /// - Throws: `GenerationError.noProject` when there is none, `.badConfiguration` when its
    ///   `scenery.yml` is wrong.
    public init(at folder: URL) throws(GenerationError) {
        root = try Self.root(around: folder)
        configuration = try Self.read(root.appending(path: ProjectConfiguration.fileName))
    }

    /// The nearest folder with a `scenery.yml`, at `folder` or above it. Its text is not read.
    ///
    /// - Throws: `GenerationError.noProject` when there is none.
    public static func root(around folder: URL) throws(GenerationError) -> URL {
        var candidate = folder.standardizedFileURL
        while true {
            let file = candidate.appending(path: ProjectConfiguration.fileName)
            if FileManager.default.fileExists(atPath: file.path(percentEncoded: false)) { return candidate }
            let parent = candidate.deletingLastPathComponent().standardizedFileURL
            guard parent.path() != candidate.path(), candidate.path() != "/" else { break }
            candidate = parent
        }
        throw .noProject(folder.path(percentEncoded: false))
    }

    private static func read(_ file: URL) throws(GenerationError) -> ProjectConfiguration {
        let text: String
        do { text = try String(contentsOf: file, encoding: .utf8) } catch {
            throw .badConfiguration([
                FileProblem(
                    file: ProjectConfiguration.fileName, message: "cannot be read as text",
                    fix: "check its permissions, and save it as UTF-8")
            ])
        }
        return try ProjectConfiguration(text: text, file: ProjectConfiguration.fileName)
    }

    /// The styles this project can use.
    public var styles: StyleLibrary { StyleLibrary(project: root) }

    public var app: String { configuration.app }

    /// The text of a file; `nil` when it does not exist or is not text.
    func text(of path: String) -> String? {
        if let draft = drafts[path] { return draft }
        // The exact bytes, a byte order mark included, so that an edit recognizes the file that it is based on.
        let data = FileManager.default.contents(
            atPath: root.appending(path: path).path(percentEncoded: false))
        return data.flatMap { String(validating: $0, as: UTF8.self) }
    }

    /// The names in a folder, sorted; none when there is no such folder.
    func names(in folder: String) -> [String] {
        let path = root.appending(path: folder).path(percentEncoded: false)
        return ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
    }
}
