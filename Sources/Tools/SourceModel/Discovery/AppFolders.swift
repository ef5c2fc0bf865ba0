/// The folders of several apps next to each other, found among files that no manifest and no Xcode project lists.
///
/// Two files of one name that start an app belong to two apps: `Bank/App/AppDelegate.swift` and
/// `Chat/App/AppDelegate.swift`. The folders below the one that they share are then projects of their own.
struct AppFolders {
    private let folders: Set<String>
    private let depth: Int

    init(_ paths: [String]) {
        let starts = Dictionary(grouping: paths.filter(Self.startsApp), by: ModuleLayout.name(of:))
        let twins = starts.values.max { $0.count < $1.count } ?? []
        guard twins.count > 1 else {
            (folders, depth) = ([], 0)
            return
        }
        let parts = twins.map { $0.split(separator: "/").dropLast() }
        var shared = 0
        while parts.allSatisfy({ $0.count > shared && $0[shared] == parts[0][shared] }) { shared += 1 }
        // An app whose file is in the shared folder itself contains the others.
        guard parts.allSatisfy({ $0.count > shared }) else {
            (folders, depth) = ([], 0)
            return
        }
        depth = shared + 1
        folders = Set(parts.map { $0.prefix(shared + 1).joined(separator: "/") })
    }

    /// The folder of the app that a file belongs to; `nil` if the files form one project.
    func app(of path: String) -> String? {
        guard depth > 0 else { return nil }
        let folder = path.split(separator: "/").dropLast().prefix(depth).joined(separator: "/")
        return folders.contains(folder) ? folder : nil
    }

    private static func startsApp(_ path: String) -> Bool {
        ["AppDelegate.swift", "SceneDelegate.swift", "main.swift"].contains(ModuleLayout.name(of: path))
            || path.hasSuffix("App.swift")
    }
}
