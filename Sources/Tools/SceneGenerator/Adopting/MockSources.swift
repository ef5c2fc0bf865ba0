import SourceModel

/// The files and folders that a target's Swift code lies in, as few as there can be without code of other targets.
struct MockSources {
    let paths: [String]

    /// More than these are not listed in a script.
    static let most = 20

    /// - Parameters:
    ///   - target: The target whose protocols are mocked.
    ///   - others: The other targets of the project.
    init(of target: ListedTarget, besides others: [ListedTarget]) {
        let own = target.files.filter { $0.hasSuffix(".swift") }
        let ownSet = Set(own)
        let foreign = others.flatMap { $0.files }.filter { $0.hasSuffix(".swift") && !ownSet.contains($0) }
        let foreignFolders = others.flatMap(\.folders)
        let folders = target.folders.filter { !$0.isEmpty }
        var covered = Self.cover("", own, foreign, foreignFolders)
        covered.removeAll { path in folders.contains { path == $0 || path.hasPrefix($0 + "/") } }
        paths = Array(Set(folders + covered)).sorted()
    }

    /// The folders below `folder` that hold files of the target alone, and the files beside others'.
    private static func cover(
        _ folder: String, _ own: [String], _ foreign: [String], _ foreignFolders: [String]
    ) -> [String] {
        // The project's own folder holds more than the target: dependencies, products, tools.
        let isMixed =
            folder.isEmpty || folder.hasSuffix("..") || foreign.contains { $0.hasPrefix(folder + "/") }
            || foreignFolders.contains { $0 == folder || $0.hasPrefix(folder + "/") }
        guard isMixed else { return own.isEmpty ? [] : [folder] }
        let front = folder.isEmpty ? "" : folder + "/"
        var files: [String] = []
        var inner: [String: [String]] = [:]
        for path in own {
            let rest = path.dropFirst(front.count)
            guard let slash = rest.firstIndex(of: "/") else {
                files.append(path)
                continue
            }
            inner[front + rest[..<slash], default: []].append(path)
        }
        return files
            + inner.sorted { $0.key < $1.key }.flatMap { folder, paths in
                cover(folder, paths, foreign.filter { $0.hasPrefix(folder + "/") }, foreignFolders)
            }
    }
}
