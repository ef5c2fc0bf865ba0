import Foundation

/// The git repository around a folder.
public struct GitRepository: Sendable {
    /// Where its hooks are, as git itself says (`core.hooksPath` and worktrees included).
    public let hooks: URL

    /// - Throws: `XcodeTemplateError.noRepository` when git finds none, or is not there.
    public init(around folder: URL) throws(XcodeTemplateError) {
        let path = folder.path(percentEncoded: false)
        guard let answer = Self.git(["rev-parse", "--git-path", "hooks"], in: folder) else {
            throw .noRepository(path)
        }
        hooks = URL(filePath: answer, directoryHint: .isDirectory, relativeTo: folder).absoluteURL
    }

    /// What git prints, without the newline; `nil` when it fails.
    private static func git(_ arguments: [String], in folder: URL) -> String? {
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["git"] + arguments
        process.currentDirectoryURL = folder
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        do { try process.run() } catch { return nil }
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { return nil }
        return String(decoding: data, as: UTF8.self).trimmingCharacters(in: .newlines)
    }
}
