import Foundation

/// The files of a project whose findings are reported.
public struct CheckScope: Sendable, Equatable {
    /// Files and folders, relative to the project's folder; empty for all.
    public var paths: [String]
    /// Files that differ from an earlier state; `nil` for all.
    public var changed: ChangedFiles?

    public init(paths: [String] = [], changed: ChangedFiles? = nil) {
        self.paths = paths
        self.changed = changed
    }

    /// - Parameter locations: Files and folders; the project's folder itself means all files.
    /// - Throws: `CheckError.badValue` for a location outside of the project.
    public init(of locations: [URL], in root: URL, changed: ChangedFiles? = nil) throws(CheckError) {
        var paths: [String] = []
        for location in locations {
            let parts = location.standardizedFileURL.resolvingSymlinksInPath().pathComponents
            let base = root.resolvingSymlinksInPath().pathComponents
            guard parts.starts(with: base) else {
                throw .badValue(
                    "\"\(location.plainPath)\" is not in the project \"\(root.plainPath)\"; check one project at a time"
                )
            }
            paths.append(parts.dropFirst(base.count).joined(separator: "/"))
        }
        self.init(paths: paths.contains("") ? [] : paths, changed: changed)
    }

    public var isWhole: Bool { paths.isEmpty && changed == nil }

    public func contains(_ path: String) -> Bool {
        (changed?.paths.contains(path) ?? true)
            && (paths.isEmpty || paths.contains { path == $0 || path.hasPrefix($0 + "/") })
    }
}
