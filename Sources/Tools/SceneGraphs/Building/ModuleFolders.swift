import SourceModel

/// Modules by the folder above their own, which tells what part of the project they belong to.
struct ModuleFolders {
    private var folders: [String: String] = [:]
    let groups: [GraphGroup]

    /// If all have one folder, there are no groups.
    init(_ modules: [ModuleFacts]) {
        let found = Dictionary(
            modules.map { ($0.name, Self.folder(of: $0)) }, uniquingKeysWith: { first, _ in first })
        let names = Set(found.values).subtracting([""])
        guard names.count > 1 else {
            groups = []
            return
        }
        folders = found.filter { !$0.value.isEmpty }
        let labels = Dictionary(grouping: names, by: Self.lastPart)
        groups = names.map { name in
            // Two folders of one name are labeled with their paths.
            let label = Self.lastPart(of: name)
            return GraphGroup(id: name, label: labels[label]?.count == 1 ? label : name)
        }
    }

    func group(of module: ModuleFacts) -> String? { folders[module.name] }

    /// The folder above the module's own; empty at the project's root.
    private static func folder(of module: ModuleFacts) -> String {
        let folders = module.files.map { $0.path.split(separator: "/").dropLast() }
        guard var parts = folders.first else { return "" }
        for folder in folders.dropFirst() {
            parts = parts.prefix(zip(parts, folder).prefix { $0 == $1 }.count)
        }
        // The files of a small module may all be in a folder of its own folder.
        let own = parts.lastIndex { String($0.map { $0 == "-" ? "_" : $0 }) == module.name }
        return (own.map { parts[..<$0] } ?? parts.dropLast()).joined(separator: "/")
    }

    private static func lastPart(of path: String) -> String {
        path.split(separator: "/").last.map(String.init) ?? path
    }
}
