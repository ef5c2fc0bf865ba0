import Foundation

/// Which file belongs to which module, by manifests and Xcode projects, or by the names of folders.
struct ModuleLayout: Sendable {
    struct Module: Sendable, Equatable {
        var name: String
        /// Paths from the root, in order.
        var files: [String]
        var dependencies: [String]
        var isTest: Bool
        /// Whether only a folder's name says that it is one.
        var isGuess = false
    }

    private(set) var modules: [Module] = []
    private(set) var problems: [SourceProblem] = []
    private var places: [String: Int] = [:]

    /// Folders whose files belong to a package's targets or to nothing.
    private static let packageFolders: Set<String> = [
        "Sources", "Source", "src", "Tests", "Plugins", "Snippets",
    ]

    init(_ found: ProjectFiles, root: String) {
        var targets: [ProjectTarget] = []
        for folder in found.packages { targets += manifest(in: folder, root) }
        for project in found.xcodeProjects { targets += xcode(project, root) }
        let name = ProjectTarget(name: URL(filePath: root).lastPathComponent).module
        let chooser = TargetChooser(targets)
        for path in found.sources {
            if let target = chooser.target(of: path) {
                add(path, to: target.module, target.dependencies, isTest: target.isTest)
            } else if !chooser.isExcluded(path) {
                addByFolder(path, packages: found.packages, project: name)
            }
        }
    }

    private mutating func manifest(in folder: String, _ root: String) -> [ProjectTarget] {
        let path = folder.isEmpty ? "Package.swift" : folder + "/Package.swift"
        guard let text = try? String(contentsOfFile: root + "/" + path, encoding: .utf8) else {
            problems.append(Self.unreadable(path))
            return []
        }
        return Manifest(text).targets(in: folder) { FileManager.default.fileExists(atPath: root + "/" + $0) }
    }

    private mutating func xcode(_ project: String, _ root: String) -> [ProjectTarget] {
        let path = project + "/project.pbxproj"
        guard let data = FileManager.default.contents(atPath: root + "/" + path) else {
            problems.append(Self.unreadable(path))
            return []
        }
        guard let list = PropertyList(Array(data)) else {
            problems.append(
                SourceProblem(
                    place: SourcePlace(path: path, line: 1, column: 1),
                    message: "the Xcode project cannot be read, its files are told apart by their folders"))
            return []
        }
        let folder = project.split(separator: "/").dropLast().joined(separator: "/")
        return XcodeProject(list, folder: folder).targets
    }

    private static func unreadable(_ path: String) -> SourceProblem {
        SourceProblem(
            place: SourcePlace(path: path, line: 1, column: 1),
            message: "the file cannot be read, check its permissions and that it is text in UTF-8")
    }

    private mutating func add(
        _ path: String, to module: String, _ dependencies: [String] = [], isTest: Bool, isGuess: Bool = false
    ) {
        if let place = places[module] {
            modules[place].files.append(path)
            return
        }
        places[module] = modules.count
        modules.append(
            Module(name: module, files: [path], dependencies: dependencies, isTest: isTest, isGuess: isGuess))
    }

    /// For a file that no target names: the folder below `Sources` or `Tests` is the module; else all belong to one
    /// that is called like the project, tests apart.
    private mutating func addByFolder(_ path: String, packages: [String], project: String) {
        let parts = path.split(separator: "/").map(String.init)
        if let place = parts.firstIndex(where: { Self.packageFolders.contains($0) }), place + 2 < parts.count
        {
            let isTest = parts[place] == "Tests"
            let isGuess = !packages.contains(parts[..<place].joined(separator: "/"))
            return add(path, to: parts[place + 1], isTest: isTest, isGuess: isGuess)
        }
        let isTest = parts.dropLast().contains { $0 == "Tests" || $0.hasSuffix("Tests") }
        add(path, to: isTest ? project + "Tests" : project, isTest ? [project] : [], isTest: isTest)
    }
}

/// Finds the target of a path without asking each.
private struct TargetChooser {
    private let targets: [ProjectTarget]
    private var byFolder: [String: [Int]] = [:]
    private var byFile: [String: Int] = [:]

    init(_ targets: [ProjectTarget]) {
        self.targets = targets
        for (index, target) in targets.enumerated() {
            for folder in target.folders { byFolder[folder, default: []].append(index) }
            for file in target.files {
                // A file of several targets belongs to the first that is no test.
                if let known = byFile[file], !targets[known].isTest || target.isTest { continue }
                byFile[file] = index
            }
        }
    }

    func target(of path: String) -> ProjectTarget? {
        if let index = byFile[path] { return targets[index] }
        var folder = path[...]
        while let slash = folder.lastIndex(of: "/") {
            folder = folder[..<slash]
            if let found = byFolder[String(folder)]?.first(where: { !targets[$0].isExcluded(path) }) {
                return targets[found]
            }
        }
        return byFolder[""]?.first { !targets[$0].isExcluded(path) }.map { targets[$0] }
    }

    /// Whether a target whose folder holds it leaves it out.
    func isExcluded(_ path: String) -> Bool {
        targets.contains { $0.isExcluded(path) }
    }
}
