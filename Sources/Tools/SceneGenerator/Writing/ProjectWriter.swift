import Foundation

/// Writes a plan into a project: all of it or nothing.
///
/// Files are staged in `.build/scenery` (on the project's own file system) and moved into place by
/// renaming. A journal in the staging folder lets the next run undo what a killed run had begun.
/// One run at a time works on a project; the others wait.
public struct ProjectWriter {
    private let root: URL

    public init(root: URL) {
        self.root = root.standardizedFileURL
    }

    /// Refuses a plan that would leave the project or write over files.
    ///
    /// - Throws: `GenerationError.exists` or `.badValue`.
    public func check(_ plan: Plan, force: Bool) throws(GenerationError) {
        for change in plan.changes { try checkInside(change.path) }
        guard !force else { return }
        let present = plan.changes.filter { $0.kind == .new && exists($0.path) }.map(\.path)
        guard present.isEmpty else { throw .exists(present) }
    }

    /// Writes the plan.
    ///
    /// - Throws: What `check` throws, and `.cannotWrite`; nothing has changed then.
    public func write(_ plan: Plan, force: Bool) throws(GenerationError) {
        let staging = try StagingArea(root: root)
        defer { staging.close() }
        try staging.recover()
        try check(plan, force: force)
        try staging.stage(plan.changes)
        try staging.commit()
    }

    private func exists(_ path: String) -> Bool {
        FileManager.default.fileExists(atPath: root.appending(path: path).path(percentEncoded: false))
    }

    /// No `..`, and no link on the way that leads out of the project.
    private func checkInside(_ path: String) throws(GenerationError) {
        let parts = path.split(separator: "/", omittingEmptySubsequences: false)
        let isPlain = parts.allSatisfy { !$0.isEmpty && $0 != ".." && $0 != "." }
        var folder = root.appending(path: path).deletingLastPathComponent()
        while !FileManager.default.fileExists(atPath: folder.path(percentEncoded: false)), folder.path() != "/" {
            folder = folder.deletingLastPathComponent().standardizedFileURL
        }
        let real = folder.resolvingSymlinksInPath().pathComponents
        guard isPlain, real.starts(with: root.resolvingSymlinksInPath().pathComponents) else {
            throw .badValue("\"\(path)\" lies outside of the project; give a folder inside it")
        }
    }
}
