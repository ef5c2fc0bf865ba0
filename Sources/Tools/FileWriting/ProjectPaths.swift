import Foundation

/// Tells which paths lie in a project.
struct ProjectPaths: Sendable {
    /// The project's folder, with symbolic links resolved and no slash at its end.
    let root: String

    init(root: String) {
        self.root = Disk.resolved(root) ?? root
    }

    /// The whole path of a location below the root.
    func whole(_ location: String) -> String { root == "/" ? "/" + location : root + "/" + location }

    /// Where a path below the root leads, links resolved, as a path below the root.
    ///
    /// - Throws: `FileWritingError.outside` for a path that is not plain (`..`, an empty part), that leads out of the
    ///   root through a link, that a link leads nowhere from, or that lies in a `.git` folder or among unfinished changes.
    func location(of path: String) throws(FileWritingError) -> String {
        let parts = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        guard parts.allSatisfy({ !$0.isEmpty && $0 != "." && $0 != ".." && !$0.utf8.contains(0) }) else {
            throw .outside(path)
        }
        var current = root
        for (index, part) in parts.enumerated() {
            let next = current == "/" ? "/" + part : current + "/" + part
            guard let state = Disk.state(of: next) else {
                return try below(([current] + parts[index...]).joined(separator: "/"), path)
            }
            guard state.kind == .link else {
                current = next
                continue
            }
            guard let real = Disk.resolved(next) else { throw .outside(path) }
            _ = try below(real, path)
            current = real
        }
        return try below(current, path)
    }

    private func below(_ whole: String, _ path: String) throws(FileWritingError) -> String {
        let parts = whole.split(separator: "/")
        let rootParts = root.split(separator: "/")
        guard parts.count > rootParts.count, parts.starts(with: rootParts) else { throw .outside(path) }
        let rest = parts.dropFirst(rootParts.count)
        guard rest.first?.lowercased() != TransactionFolder.name,
            !rest.contains(where: { $0.lowercased() == ".git" })
        else {
            throw .outside(path)
        }
        return rest.joined(separator: "/")
    }
}
