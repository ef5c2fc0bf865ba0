/// Files that an Xcode project does not compile: it lists most of those in its folder, and not these.
struct LeftOutFiles {
    private let files: Set<String>

    /// - Parameters:
    ///   - strays: The files of no target.
    ///   - sources: All files.
    ///   - folders: The folders of the Xcode projects.
    init(_ strays: [String], among sources: [String], of folders: [String], _ targets: [ProjectTarget]) {
        let listed = targets.filter { folders.contains($0.project) }.flatMap(\.files)
        // A listed file that is not where the project says, as where only the case of a folder differs.
        let missing = Set(Set(listed).subtracting(sources).map { ModuleLayout.name(of: $0).lowercased() })
        var found: [String: [String]] = [:]
        for path in strays where !missing.contains(ModuleLayout.name(of: path).lowercased()) {
            if let folder = Self.nearest(folders, to: path) { found[folder, default: []].append(path) }
        }
        let lists = Dictionary(grouping: listed) { Self.nearest(folders, to: $0) ?? "" }.mapValues {
            Set($0).count
        }
        files = Set(found.filter { (lists[$0.key] ?? 0) > $0.value.count * Self.ratio }.values.joined())
    }

    func all(among paths: [String]) -> Set<String> { files.isEmpty ? [] : files.intersection(paths) }

    /// How many files a project lists for each that it leaves out; otherwise the files may be found in another way.
    private static let ratio = 3

    private static func nearest(_ folders: [String], to path: String) -> String? {
        folders.filter { ProjectTarget.holds($0, path) }.max { $0.utf8.count < $1.utf8.count }
    }
}
