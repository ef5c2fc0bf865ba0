import SourceModel

/// Scenes by the folder above their own, which is usually a feature.
struct SceneFolders {
    private var folders: [String: String] = [:]
    let groups: [GraphGroup]

    /// If all have one folder, there are no groups.
    init(_ scenes: [DrawnScene]) {
        let found = Dictionary(
            scenes.map { ($0.name, Self.folder(of: $0)) }, uniquingKeysWith: { first, _ in first })
        let names = Set(found.values)
        guard names.count > 1 else {
            groups = []
            return
        }
        folders = found
        groups = names.map { GraphGroup(id: $0, label: $0.split(separator: "/").last.map(String.init) ?? $0) }
    }

    func group(of scene: DrawnScene) -> String? { folders[scene.name] }

    /// The folder that all of its roles have in common: some have a folder for each role.
    private static func folder(of scene: DrawnScene) -> String {
        let folders = scene.players.map { $0.type.location.path.split(separator: "/").dropLast() }
        guard var parts = folders.first else { return "" }
        for folder in folders.dropFirst() {
            parts = parts.prefix(zip(parts, folder).prefix { $0 == $1 }.count)
        }
        // A scene usually has a folder of its own; the one above it is the feature.
        if let last = parts.last, scene.name.hasSuffix(last) || last == scene.name {
            parts = parts.dropLast()
        }
        return parts.joined(separator: "/")
    }
}
