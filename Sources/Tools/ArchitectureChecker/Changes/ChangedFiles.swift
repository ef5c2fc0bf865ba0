import Foundation

/// The files that differ from an earlier state of a git repository: committed since, staged, changed or new.
public struct ChangedFiles: Sendable, Equatable {
    /// Paths from the project's folder.
    public let paths: Set<String>

    public init(paths: Set<String>) {
        self.paths = paths
    }

    /// Asks git.
    ///
    /// - Parameters:
    ///   - reference: A branch, tag or commit; what both sides have in common is the earlier state, as in a
    ///     pull request.
    ///   - folder: The project's folder; files outside of it do not count.
    /// - Throws: `CheckError.git` when git is missing, there is no repository, or no such reference.
    public init(since reference: String, in folder: URL) throws(CheckError) {
        let shown = folder.path(percentEncoded: false)
        guard !reference.hasPrefix("-"), !reference.isEmpty else {
            throw .git("\"\(reference)\" is no branch, tag or commit; name one, for example main")
        }
        guard (try Self.git(["rev-parse", "--is-inside-work-tree"], in: folder)) != nil else {
            throw .git("\"\(shown)\" is in no git repository; leave --changed-since out")
        }
        guard (try Self.git(["rev-parse", "--verify", "--quiet", "\(reference)^{commit}"], in: folder)) != nil else {
            throw .git("git knows no branch, tag or commit \"\(reference)\"; fetch it, or name another")
        }
        // Histories without a common commit, or cut off by a shallow clone, are compared as they are.
        let base = try Self.git(["merge-base", reference, "HEAD"], in: folder)?.first ?? reference
        let changed = try Self.git(["diff", "--name-only", "--relative", "--diff-filter=d", "-z", base, "--"], in: folder)
        let new = try Self.git(["ls-files", "--others", "--exclude-standard", "-z"], in: folder)
        guard let changed, let new else {
            throw .git("git could not compare with \"\(reference)\"; try git diff \(reference) to see why")
        }
        paths = Set(changed + new)
    }

    /// What git prints, taken apart at zero bytes and line ends; `nil` when it fails.
    private static func git(_ arguments: [String], in folder: URL) throws(CheckError) -> [String]? {
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["git"] + arguments
        process.currentDirectoryURL = folder
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        do { try process.run() } catch { throw .git("git cannot be run: \(error.localizedDescription); install it") }
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        if process.terminationStatus == 127 { throw .git("there is no git; install it, or leave --changed-since out") }
        guard process.terminationStatus == 0 else { return nil }
        let separator: UInt8 = arguments.contains("-z") ? 0 : UInt8(ascii: "\n")
        return data.split(separator: separator).map { String(decoding: $0, as: UTF8.self) }
    }
}
