import Foundation
import SourceModel

/// Reads the sources of a project.
public enum ProjectReading {
    /// - Throws: `CheckError.noSources` when there is none.
    public static func read(
        _ folder: ProjectFolder, usesCache: Bool, progress: @Sendable (Int, Int) -> Void = { _, _ in }
    ) throws(CheckError) -> ProjectModel {
        let root = folder.root.plainPath
        let paths = (FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? [])
            .filter { $0.hasSuffix(".swift") && !$0.contains(".build/") }.sorted()
        let files = paths.map { path in
            readFacts(of: SourceFile(path: path, text: (try? String(contentsOfFile: root + "/" + path, encoding: .utf8)) ?? ""), depth: .bodies)
        }
        let modules = Dictionary(grouping: files) { file -> String in
            let parts = file.path.split(separator: "/")
            return parts.count > 2 && ["Sources", "Tests"].contains(parts[0]) ? String(parts[1]) : "App"
        }
        guard !files.isEmpty else { throw .noSources(root) }
        return ProjectModel(modules: modules.keys.sorted().map { ModuleFacts(name: $0, files: modules[$0] ?? [], isTest: $0.hasSuffix("Tests")) })
    }
}
