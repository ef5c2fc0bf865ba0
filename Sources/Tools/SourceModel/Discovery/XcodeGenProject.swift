import YAMLReading
import Yams

/// The targets of a `project.yml` of XcodeGen with their folders.
///
/// Templates and included files are not followed.
struct XcodeGenProject {
    let targets: [ProjectTarget]

    /// - Parameter folder: The folder of the file, relative to the root.
    init(_ text: String, folder: String) {
        let isReadable = YAMLLimits.excess(in: text) == nil
        // Without its targets, files belong to the modules that their folders suggest.
        let table = isReadable ? (try? Yams.load(yaml: text)) as? [String: Any] : nil
        let written = table?["targets"] as? [String: Any] ?? [:]
        targets = written.keys.sorted().compactMap { name in
            (written[name] as? [String: Any]).map { Self.target(name, $0, folder) }
        }
    }

    private static func target(_ name: String, _ table: [String: Any], _ folder: String) -> ProjectTarget {
        var target = ProjectTarget(name: name)
        target.isTest = (table["type"] as? String)?.contains("test") ?? false
        let sources = table["sources"].map { $0 as? [Any] ?? [$0] } ?? []
        for source in sources { add(source, folder, to: &target) }
        target.dependencies = (table["dependencies"] as? [Any] ?? []).compactMap { entry in
            let entry = entry as? [String: Any] ?? [:]
            return ["target", "product", "package", "framework"].lazy.compactMap { entry[$0] as? String }
                .first
        }
        return target
    }

    /// A path, or a mapping with a path and its exclusions.
    private static func add(_ source: Any, _ folder: String, to target: inout ProjectTarget) {
        let table = source as? [String: Any] ?? [:]
        guard let path = source as? String ?? table["path"] as? String else { return }
        let glob = SourceGlob(path, in: folder)
        if glob.path.hasSuffix(".swift") {
            target.files.insert(glob.path)
        } else {
            target.folders.append(glob.path)
        }
        let excludes = table["excludes"].map { $0 as? [Any] ?? [$0] } ?? []
        target.excluded += excludes.compactMap { $0 as? String }.map { SourceGlob($0, in: glob.path) }
            .filter(\.isExact).map(\.path)
    }
}

/// A path as project files write it, with or without wildcards.
struct SourceGlob {
    /// The path relative to the root, up to the first component with a wildcard.
    let path: String
    /// Whether it matches everything below the path.
    let isExact: Bool

    init(_ text: String, in folder: String) {
        let parts = text.split(separator: "/").filter { $0 != "." }
        let plain = parts.prefix { !$0.contains(where: { "*?{[".contains($0) }) }
        var joined = folder.split(separator: "/")
        for part in plain {
            if part == "..", !joined.isEmpty { joined.removeLast() } else { joined.append(part) }
        }
        path = joined.joined(separator: "/")
        let rest = parts.dropFirst(plain.count)
        isExact =
            !plain.isEmpty
            && (rest.isEmpty || ["**", "**/*", "**/*.swift", "**/*.*"].contains(rest.joined(separator: "/")))
    }
}
