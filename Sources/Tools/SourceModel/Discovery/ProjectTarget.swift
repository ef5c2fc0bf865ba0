/// A target of a package or an Xcode project: which files are its own.
struct ProjectTarget: Sendable, Equatable {
    var name: String
    /// The folder of its package or Xcode project, from the root: targets of two projects may have one name.
    var project = ""
    /// Folders from the project's root; all Swift files below are its own.
    var folders: [String] = []
    /// Single files of its own, from the project's root.
    var files: Set<String> = []
    /// Files and folders below that are not.
    var excluded: [String] = []
    var dependencies: [String] = []
    var isTest = false

    /// The name of the target's module.
    var module: String { Self.module(named: name) }

    /// The name of a target's module: what an identifier cannot hold is replaced.
    static func module(named name: String) -> String {
        var text = String(name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
        if text.first?.isNumber == true { text = "_" + text }
        return text
    }

    /// How near a path is to the target: the length of the folder that holds it; `nil` for a file of another.
    func nearness(of path: String) -> Int? {
        if files.contains(path) { return .max }
        guard !isExcluded(path) else { return nil }
        return folders.filter { Self.holds($0, path) }.map(\.utf8.count).max()
    }

    func isExcluded(_ path: String) -> Bool { excluded.contains { $0 == path || Self.holds($0, path) } }

    static func holds(_ folder: String, _ path: String) -> Bool {
        folder.isEmpty || path.hasPrefix(folder) && path.utf8.dropFirst(folder.utf8.count).first == 0x2F
    }
}
