/// The targets of an Xcode project with the files they compile.
struct XcodeProject {
    private let objects: [String: PropertyList]
    private let root: PropertyList
    private let folder: String
    private(set) var targets: [ProjectTarget] = []

    /// - Parameter folder: The folder of the project, relative to the root.
    init(_ list: PropertyList, folder: String) {
        self.folder = folder
        if case .table(let table)? = list["objects"] { objects = table } else { objects = [:] }
        root = list["rootObject"]?.text.flatMap { [objects] in objects[$0] } ?? .table([:])
        let paths = paths()
        targets = (root["targets"]?.texts ?? []).compactMap { target($0, paths) }
    }

    /// The paths of all files and folders in groups, by the ids of their entries.
    private func paths() -> [String: String] {
        var paths: [String: String] = [:]
        guard let main = root["mainGroup"]?.text else { return paths }
        var projectFolder = folder
        if let own = root["projectDirPath"]?.text, !own.isEmpty { projectFolder = Self.joined(folder, own) }
        var waiting = [(id: main, folder: projectFolder)]
        while let (id, folder) = waiting.popLast() {
            guard paths[id] == nil, let entry = objects[id] else { continue }
            let front = entry["sourceTree"]?.text == "SOURCE_ROOT" ? projectFolder : folder
            let path = entry["path"]?.text.map { Self.joined(front, $0) } ?? front
            paths[id] = path
            for child in entry["children"]?.texts ?? [] { waiting.append((child, path)) }
        }
        return paths
    }

    private func target(_ id: String, _ paths: [String: String]) -> ProjectTarget? {
        guard let entry = objects[id], let name = entry["name"]?.text else { return nil }
        var target = ProjectTarget(name: name)
        target.isTest = entry["productType"]?.text?.contains("test") ?? false
        for phase in (entry["buildPhases"]?.texts ?? []).compactMap({ objects[$0] })
        where phase["isa"]?.text == "PBXSourcesBuildPhase" {
            for file in phase["files"]?.texts ?? [] {
                guard let reference = objects[file]?["fileRef"]?.text, let path = paths[reference] else {
                    continue
                }
                target.files.insert(path)
            }
        }
        for group in entry["fileSystemSynchronizedGroups"]?.texts ?? [] { add(group, id, paths, to: &target) }
        target.dependencies = dependencies(entry)
        return target
    }

    /// A folder whose files belong to the target, with exceptions.
    private func add(_ group: String, _ id: String, _ paths: [String: String], to target: inout ProjectTarget)
    {
        guard let entry = objects[group],
            let path = paths[group] ?? entry["path"]?.text.map({ Self.joined(folder, $0) })
        else { return }
        target.folders.append(path)
        for exception in (entry["exceptions"]?.texts ?? []).compactMap({ objects[$0] })
        where exception["target"]?.text == id {
            target.excluded += (exception["membershipExceptions"]?.texts ?? []).map { Self.joined(path, $0) }
        }
    }

    private func dependencies(_ entry: PropertyList) -> [String] {
        let targets = (entry["dependencies"]?.texts ?? []).compactMap { id -> String? in
            let dependency = objects[id]
            return dependency?["name"]?.text
                ?? dependency?["target"]?.text.flatMap { objects[$0]?["name"]?.text }
        }
        let products = (entry["packageProductDependencies"]?.texts ?? []).compactMap {
            objects[$0]?["productName"]?.text
        }
        return targets + products
    }

    /// Resolves `.` and `..`.
    private static func joined(_ front: String, _ path: String) -> String {
        var parts = front.split(separator: "/").map(String.init)
        for part in path.split(separator: "/") where part != "." {
            if part == "..", !parts.isEmpty { parts.removeLast() } else { parts.append(String(part)) }
        }
        return parts.joined(separator: "/")
    }
}
