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

    /// Adds our lines to both hooks; makes those that are not there. A second call changes nothing.
    ///
    /// - Throws: `XcodeTemplateError.foreignHook` before anything is written.
    /// - Returns: The hooks that were changed.
    public func install() throws(XcodeTemplateError) -> [String] {
        var changed: [(url: URL, text: String)] = []
        for name in Self.names {
            let url = folder.appending(path: name)
            let before = text(of: url)
            let after = try Self.adding(to: before, path: url.path(percentEncoded: false))
            if after != before { changed.append((url, after)) }
        }
        for (url, text) in changed { try write(text, to: url) }
        return changed.map(\.url.lastPathComponent)
    }

    /// Takes our lines out again, and a hook that held nothing else.
    ///
    /// - Returns: The hooks that were changed.
    public func uninstall() throws(XcodeTemplateError) -> [String] {
        var changed: [String] = []
        for name in Self.names {
            let url = folder.appending(path: name)
            guard let before = text(of: url) else { continue }
            let after = Self.removing(from: before)
            guard after != before else { continue }
            if after == "#!/bin/sh\n" { try remove(url) } else { try write(after, to: url) }
            changed.append(name)
        }
        return changed
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

    // MARK: Files

    private func text(of url: URL) -> String? { try? String(contentsOf: url, encoding: .utf8) }

    private func write(_ text: String, to url: URL) throws(XcodeTemplateError) {
        let path = url.path(percentEncoded: false)
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try Data(text.utf8).write(to: url, options: .atomic)
            try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
        } catch { throw .cannotWrite(path: path, reason: error.localizedDescription) }
    }

    private func remove(_ url: URL) throws(XcodeTemplateError) {
        do { try FileManager.default.removeItem(at: url) } catch {
            throw .cannotWrite(path: url.path(percentEncoded: false), reason: error.localizedDescription)
        }
    }
}
