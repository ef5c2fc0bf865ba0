import Foundation

/// The files of a project that findings are asked of.
public struct CheckScope: Sendable, Equatable {
    /// Files and folders from the project's folder; empty for all.
    public var paths: [String]
    /// Files that differ from an earlier state; `nil` for all.
    public var changed: ChangedFiles?

    public init(paths: [String] = [], changed: ChangedFiles? = nil) {
        self.paths = paths
        self.changed = changed
    }

    /// - Parameter places: What a person named; those that are the project's folder itself mean all of it.
    /// - Throws: `CheckError.badValue` for what lies outside of the project.
    public init(of places: [URL], in root: URL, changed: ChangedFiles? = nil) throws(CheckError) {
        var paths: [String] = []
        for place in places {
            let parts = place.standardizedFileURL.resolvingSymlinksInPath().pathComponents
            let base = root.resolvingSymlinksInPath().pathComponents
            guard parts.starts(with: base) else {
                throw .badValue("\"\(place.plainPath)\" is not in the project \"\(root.plainPath)\"; check one project at a time")
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
