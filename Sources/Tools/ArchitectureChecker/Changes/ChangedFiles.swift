import Foundation

/// The files that differ from an earlier state of a git repository: committed since, staged, changed or new.
public struct ChangedFiles: Sendable, Equatable {
    /// Paths relative to the project's folder.
    public let paths: Set<String>

    public init(paths: Set<String>) {
        self.paths = paths
    }

    /// Runs git.
    ///
    /// - Parameters:
    /// - reference: A branch, tag or commit; the common ancestor is the earlier state, as in a pull request.
    ///   - folder: The project's folder; files outside of it do not count.
    /// - Throws: `CheckError.git` if git is missing, or the repository or the reference does not exist.
    public init(since reference: String, in folder: URL) throws(CheckError) {
        let shown = folder.path(percentEncoded: false)
        guard !reference.hasPrefix("-"), !reference.isEmpty else {
            throw .git("\"\(reference)\" is not a branch, tag or commit; name one, for example main")
        }
        guard (try Self.git(["rev-parse", "--is-inside-work-tree"], in: folder)) != nil else {
            throw .git("\"\(shown)\" is not in a git repository; omit --changed-since")
        }
        guard
            (try Self.git(["rev-parse", "--verify", "--quiet", "\(reference)^{commit}"], in: folder)) != nil
        else {
            throw .git(
                "git does not know the branch, tag or commit \"\(reference)\"; fetch it, or name another")
        }
        // Histories without a common commit, or of a shallow clone, are compared directly.
        let base = try Self.git(["merge-base", reference, "HEAD"], in: folder)?.first ?? reference
        let changed = try Self.git(
            ["diff", "--name-only", "--relative", "--diff-filter=d", "-z", base, "--"], in: folder)
        let new = try Self.git(["ls-files", "--others", "--exclude-standard", "-z"], in: folder)
        guard let changed, let new else {
            throw .git("git could not compare with \"\(reference)\"; try git diff \(reference) to see why")
        }
        paths = Set(changed + new)
    }

    /// The output of git, split at zero bytes or line ends; `nil` if git fails.
    private static func git(_ arguments: [String], in folder: URL) throws(CheckError) -> [String]? {
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["git"] + arguments
        process.currentDirectoryURL = folder
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        do { try process.run() } catch {
            throw .git("git cannot be run: \(error.localizedDescription); install it")
        }
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        if process.terminationStatus == 127 {
            throw .git("git is not installed; install it, or omit --changed-since")
        }
        guard process.terminationStatus == 0 else { return nil }
        let separator: UInt8 = arguments.contains("-z") ? 0 : UInt8(ascii: "\n")
        return data.split(separator: separator).map { String(decoding: $0, as: UTF8.self) }
    }
}
