import Foundation

/// Assigns files to modules by manifests and Xcode projects, or by the names of folders.
struct ModuleLayout: Sendable {
    struct Module: Sendable, Equatable {
        var name: String
        /// Paths from the root, in order.
        var files: [String]
        var dependencies: [String]
        var isTest: Bool
        /// Whether it was inferred from the name of a folder.
        var isGuess = false
        /// Whether it has the name of the root, because its files are in no target and no folder tells their module.
        var isNamedAfterRoot = false
        /// The folder of the package, Xcode project or app that it belongs to.
        var project = ""
        /// The files that an Xcode project leaves out, which lists most others around them.
        var leftOut: Set<String> = []
    }

    private(set) var modules: [Module] = []
    /// Files that the target around them excludes.
    private(set) var excluded: [String] = []
    private(set) var problems: [SourceProblem] = []
    private var indices: [String: Int] = [:]

    /// Folders whose files belong to targets of a package or to no module.
    private static let packageFolders: Set<String> = [
        "Sources", "Source", "src", "Tests", "Plugins", "Snippets",
    ]

    init(_ found: ProjectFiles, root: String) {
        var targets: [ProjectTarget] = []
        for folder in found.packages { targets += Self.targets(manifest(in: folder, root), of: folder) }
        for project in found.xcodeProjects {
            targets += Self.targets(xcode(project, root), of: Self.folder(of: project))
        }
        // A project specification is ignored if the generated project exists.
        let made = Set(found.xcodeProjects.map(Self.folder))
        for spec in found.projectSpecs where !made.contains(Self.folder(of: spec)) {
            targets += Self.targets(xcodeGen(spec, root), of: Self.folder(of: spec))
        }
        let tuist = TuistFiles(found.sources, root: root)
        for project in tuist.projects where !made.contains(Self.folder(of: project.path)) {
            let folder = Self.folder(of: project.path)
            targets += Self.targets(TuistProject(project.text, folder: folder).targets, of: folder)
        }
        let name = ProjectTarget(name: URL(filePath: root).lastPathComponent).module
        let listed = TargetChooser(targets)
        let pods = TargetChooser(
            found.podspecs.flatMap { Self.targets(podspec($0, root), of: Self.folder(of: $0)) })
        let target = { path in
            listed.target(of: path) ?? (listed.isExcluded(path) ? nil : pods.target(of: path))
        }
        let strays = found.sources.filter { target($0) == nil }
        let apps = AppFolders(strays)
        let leftOut = LeftOutFiles(
            strays, among: found.sources, of: found.xcodeProjects.map(Self.folder), targets)
        for path in found.sources where !tuist.contains(path) {
            if let target = target(path) {
                add(
                    path, to: target.module, target.dependencies.map(ProjectTarget.module(named:)),
                    isTest: target.isTest, in: target.project)
            } else if listed.isExcluded(path) {
                excluded.append(path)
            } else {
                let app = apps.app(of: path)
                addByFolder(
                    path, packages: found.packages,
                    project: app.map { ProjectTarget(name: Self.name(of: $0)).module } ?? name, in: app ?? "")
            }
        }
        for index in modules.indices { modules[index].leftOut = leftOut.all(among: modules[index].files) }
    }

    private static func targets(_ targets: [ProjectTarget], of project: String) -> [ProjectTarget] {
        targets.map { target in
            var target = target
            target.project = project
            return target
        }
    }

    /// The last part of a path.
    static func name(of path: String) -> String { path.split(separator: "/").last.map(String.init) ?? path }

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
                    location: FileLocation(path: path, line: 1, column: 1),
                    message: "the Xcode project cannot be read, its files are told apart by their folders"))
            return []
        }
        let folder = project.split(separator: "/").dropLast().joined(separator: "/")
        return XcodeProject(list, folder: folder).targets
    }

    private mutating func xcodeGen(_ path: String, _ root: String) -> [ProjectTarget] {
        guard let text = try? String(contentsOfFile: root + "/" + path, encoding: .utf8) else {
            problems.append(Self.unreadable(path))
            return []
        }
        return XcodeGenProject(text, folder: Self.folder(of: path)).targets
    }

    private mutating func podspec(_ path: String, _ root: String) -> [ProjectTarget] {
        guard let text = try? String(contentsOfFile: root + "/" + path, encoding: .utf8) else {
            problems.append(Self.unreadable(path))
            return []
        }
        let name = Self.name(of: path).dropLast(".podspec".count)
        return Podspec(text, name: String(name), folder: Self.folder(of: path)).targets
    }

    private static func folder(of path: String) -> String {
        path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
    }

    private static func unreadable(_ path: String) -> SourceProblem {
        SourceProblem(
            location: FileLocation(path: path, line: 1, column: 1),
            message: "the file cannot be read, check its permissions and that it is text in UTF-8")
    }

    private mutating func add(
        _ path: String, to module: String, _ dependencies: [String] = [], isTest: Bool, isGuess: Bool = false,
        isNamedAfterRoot: Bool = false, in project: String
    ) {
        let key = project + "\n" + module
        if let index = indices[key] {
            modules[index].files.append(path)
            if !isNamedAfterRoot { modules[index].isNamedAfterRoot = false }
            return
        }
        indices[key] = modules.count
        modules.append(
            Module(
                name: module, files: [path], dependencies: dependencies, isTest: isTest, isGuess: isGuess,
                isNamedAfterRoot: isNamedAfterRoot, project: project))
    }

    /// Assigns a file that is in no target: to the folder below `Sources` or `Tests`, else to a module named after the
    /// project, or to one for its tests.
    private mutating func addByFolder(
        _ path: String, packages: [String], project: String, in folder: String
    ) {
        let home = folder
        let parts = path.split(separator: "/").map(String.init)
        // The folder of a package may itself be called like those in it: `Source/Shop/Tests/LinuxMain.swift`.
        let package =
            packages.filter { !$0.isEmpty && path.hasPrefix($0 + "/") }.map { $0.split(separator: "/").count }
            .max() ?? 0
        if let folder = parts[package...].firstIndex(where: { Self.packageFolders.contains($0) }),
            folder + 2 < parts.count
        {
            let isTest = parts[folder] == "Tests"
            let isGuess = !packages.contains(parts[..<folder].joined(separator: "/"))
            return add(path, to: parts[folder + 1], isTest: isTest, isGuess: isGuess, in: home)
        }
        let isTest = parts.dropLast().contains { $0 == "Tests" || $0.hasSuffix("Tests") }
        add(
            path, to: isTest ? project + "Tests" : project, isTest ? [project] : [], isTest: isTest,
            isNamedAfterRoot: home.isEmpty, in: home)
    }
}

/// Finds the target of a path without a search through all targets.
private struct TargetChooser {
    private let targets: [ProjectTarget]
    private var byFolder: [String: [Int]] = [:]
    private var byFile: [String: Int] = [:]

    init(_ targets: [ProjectTarget]) {
        self.targets = targets
        for (index, target) in targets.enumerated() {
            for folder in target.folders { byFolder[folder, default: []].append(index) }
            for file in target.files {
                // A file of several targets belongs to the first that is not a test target.
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

    /// Whether a target excludes a file in its folder.
    func isExcluded(_ path: String) -> Bool {
        targets.contains { $0.isExcluded(path) }
    }
}
