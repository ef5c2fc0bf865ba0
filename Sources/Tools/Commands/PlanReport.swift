import FileWriting
import SceneGenerator

/// The files that a command created, as a tree, with what to do next.
struct PlanReport {
    let plan: Plan
    /// The folder the paths are below, as a person sees it.
    let root: String
    let isDryRun: Bool

    /// The lines to print.
    func lines(next: [String]) -> [String] {
        let edited = Set(plan.changes.filter(\.isEdit).map(\.path))
        var lines = [isDryRun ? "would create in \(root):" : "created in \(root):"]
        lines += Tree(paths: plan.changes.map(\.path)).lines(marking: edited)
        lines += plan.notes.map { "note: \($0)" }
        if !isDryRun, !next.isEmpty { lines += ["", "next:"] + next.map { "  \($0)" } }
        return lines
    }
}

/// Paths as an indented tree, folders before their files, both sorted.
struct Tree {
    private final class Folder {
        var folders: [String: Folder] = [:]
        var files: [(name: String, path: String)] = []
    }

    private let root = Folder()

    init(paths: [String]) {
        for path in paths {
            var folder = root
            let parts = path.split(separator: "/").map(String.init)
            for part in parts.dropLast() {
                let next = folder.folders[part] ?? Folder()
                folder.folders[part] = next
                folder = next
            }
            if let name = parts.last { folder.files.append((name, path)) }
        }
    }

    func lines(marking edited: Set<String>) -> [String] { Self.lines(root, "  ", edited) }

    private static func lines(_ folder: Folder, _ indentation: String, _ edited: Set<String>) -> [String] {
        let folders = folder.folders.sorted { $0.key < $1.key }.flatMap { name, inner in
            ["\(indentation)\(name)/"] + lines(inner, indentation + "  ", edited)
        }
        let files = folder.files.sorted { $0.name < $1.name }.map { name, path in
            "\(indentation)\(name)\(edited.contains(path) ? " (line added)" : "")"
        }
        return folders + files
    }
}
