import FileWriting
import Foundation

/// The git hooks that keep the installed templates current: after a merge and after a commit.
///
/// Our lines stand between two marks right after the first line of a hook, so that what a person's
/// own hook does stays as it was, and they never fail the git command they follow.
public struct GitHooks: Sendable {
    /// The hooks that are written.
    public static let names = ["post-merge", "post-commit"]

    static let command = "scenery templates install"
    private static let opening = "# >>> scenery: keep Xcode's templates current"
    private static let closing = "# <<< scenery"
    private static var block: String {
        """
        \(opening)
        if command -v scenery >/dev/null 2>&1; then \(command) >/dev/null || true; fi
        \(closing)

        """
    }

    private let folder: URL

    /// - Parameter hooks: The repository's folder of hooks.
    public init(hooks: URL) {
        folder = hooks
    }

    /// Adds our lines to both hooks, and creates hooks that do not exist. A second call changes nothing.
    ///
    /// - Throws: `XcodeTemplateError.foreignHook` before anything is written, `FileWritingError` when the disk refuses.
    /// - Returns: The hooks that were changed.
    public func install() throws -> [String] {
        try ProjectWriter(folder).transaction { files in
            let changes = try Self.names.compactMap { try installation(of: $0, files) }
            try files.write(changes)
            return changes.map(\.path)
        }
    }

    /// Removes our lines, and a hook that held nothing else.
    ///
    /// - Throws: `FileWritingError` when the disk refuses.
    /// - Returns: The hooks that were changed.
    public func uninstall() throws -> [String] {
        guard FileManager.default.fileExists(atPath: folder.path(percentEncoded: false)) else { return [] }
        return try ProjectWriter(folder).transaction { files in
            let changes = Self.names.compactMap { Self.removal(from: $0, files) }
            try files.write(changes)
            return changes.map(\.path)
        }
    }

    private func installation(of name: String, _ files: FileTransaction) throws -> FileChange? {
        let path = folder.appending(path: name).path(percentEncoded: false)
        let before = files.text(of: name)
        guard before != nil || !files.exists(name) else {
            throw XcodeTemplateError.foreignHook(path: path, line: Self.command)
        }
        let after = try Self.adding(to: before, path: path)
        guard after != before else { return nil }
        return FileChange(name, after, kind: before.map { .edit(of: $0) } ?? .new, isExecutable: true)
    }

    private static func removal(from name: String, _ files: FileTransaction) -> FileChange? {
        guard let before = files.text(of: name) else { return nil }
        let after = removing(from: before)
        guard after != before else { return nil }
        return after == "#!/bin/sh\n" ? .removal(of: name) : FileChange(name, after, kind: .edit(of: before))
    }

    // MARK: Text

    static func adding(to text: String?, path: String) throws(XcodeTemplateError) -> String {
        guard let text, !text.isEmpty else { return "#!/bin/sh\n" + block }
        guard !text.contains(opening) else { return text }
        guard text.hasPrefix("#!") else { return "#!/bin/sh\n" + block + text }
        let first = text.prefix { $0 != "\n" }
        guard first.contains(/\b(ba|da|k|z)?sh\b/) else { throw .foreignHook(path: path, line: command) }
        return first + "\n" + block + text.dropFirst(first.count + 1)
    }

    static func removing(from text: String) -> String { text.replacing(block, with: "") }
}
