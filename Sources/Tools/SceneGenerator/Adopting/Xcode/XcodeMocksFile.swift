import SourceModel

/// Where the file of the mocks of a target of tests lies in an Xcode project: in the synchronized folder of the tests, or next
/// to the file of the tests that is the nearest to the project.
struct XcodeMocksFile {
    private let tests: LocatedList.Entry
    private let file: XcodeProjectFile
    private let listed: [ListedTarget]
    /// The paths of files in groups, by the identities of their references.
    private let paths: [String: String]

    init(of tests: LocatedList.Entry, in file: XcodeProjectFile, _ listed: [ListedTarget]) {
        self.tests = tests
        self.file = file
        self.listed = listed
        paths = Self.paths(in: file)
    }

    private static func paths(in file: XcodeProjectFile) -> [String: String] {
        var paths: [String: String] = [:]
        let start = file.project.value["projectDirPath"]?.text ?? ""
        var waiting = [(id: file.project.value["mainGroup"]?.text ?? "", folder: start)]
        while let (id, folder) = waiting.popLast() {
            guard paths[id] == nil, let entry = file.object(id) else { continue }
            let front = entry.value["sourceTree"]?.text == "SOURCE_ROOT" ? start : folder
            let own = entry.value["path"]?.text ?? ""
            let path = [front, own].filter { !$0.isEmpty }.joined(separator: "/")
            paths[id] = path
            for child in entry.value["children"]?.texts ?? [] { waiting.append((child, path)) }
        }
        return paths
    }

    private var isSynchronized: Bool {
        tests.value["fileSystemSynchronizedGroups"]?.texts.isEmpty == false
    }

    /// From the project's folder.
    func path(_ target: ListedTarget) throws(LeftAlone) -> String {
        if isSynchronized, let folder = target.folders.first { return folder + "/" + MockSetup.fileName }
        guard let sibling else {
            throw LeftAlone(
                reason:
                    "\(XcodeProjectFile.name(of: tests)) has no Swift file of its own in a group, next to which the mocks could lie"
            )
        }
        return Self.neighbor(of: paths[sibling.reference.key] ?? "")
    }

    /// The path of the file of the mocks in the folder of another file.
    private static func neighbor(of path: String) -> String {
        (path.split(separator: "/").dropLast().map(String.init) + [MockSetup.fileName]).joined(separator: "/")
    }

    /// A Swift file of the tests with the group that it is in.
    private var sibling: (reference: LocatedList.Entry, group: LocatedList.Entry)? {
        guard let sources = file.phase("PBXSourcesBuildPhase", of: tests) else { return nil }
        let references = file.objects("files", of: sources).compactMap { $0.value["fileRef"]?.text }
            .compactMap(file.object)
        let files = references.filter { paths[$0.key]?.hasSuffix(".swift") == true }
        // A file of the app that the tests compile too lies among the app's.
        let name = XcodeProjectFile.name(of: tests)
        let others = Set(listed.filter { $0.name != name }.flatMap(\.files))
        let own = files.filter { !others.contains(paths[$0.key] ?? "") }
        guard let nearest = own.min(by: { depth(paths[$0.key]) < depth(paths[$1.key]) }) else { return nil }
        let group = file.all("PBXGroup").first { $0.value["children"]?.texts.contains(nearest.key) == true }
        return group.map { (nearest, $0) }
    }

    private func depth(_ path: String?) -> Int { path?.split(separator: "/").count ?? .max }

    // MARK: Adding

    /// What a project lists of a file that is added.
    struct Added {
        let id: String
        let fields: [String]
        let buildFile: XcodeLink.BuildFile
        let group: LocatedList.Entry
    }

    /// - Returns: `nil` where the target's folder is synchronized, or lists the file already.
    func added(_ setup: MockSetup, _ edit: XcodeProjectEdit) -> Added? {
        let isThere = listed.contains { $0.name == setup.testTarget && $0.files.contains(setup.output) }
        guard !isSynchronized, !isThere, let sibling else { return nil }
        let id = edit.id("\(tests.key)/file")
        let buildFile = XcodeLink.BuildFile(
            id: edit.id("\(tests.key)/source"), comment: "\(MockSetup.fileName) in Sources",
            field: "fileRef = \(id) /* \(MockSetup.fileName) */;")
        return Added(
            id: id, fields: Self.fields(beside: sibling.reference), buildFile: buildFile, group: sibling.group
        )
    }

    private static func fields(beside reference: LocatedList.Entry) -> [String] {
        let path = neighbor(of: reference.value["path"]?.text ?? "")
        let isInFolder = path != MockSetup.fileName
        let tree = reference.value["sourceTree"]?.text ?? "<group>"
        return ["lastKnownFileType = sourcecode.swift;"]
            + (isInFolder ? ["name = \(MockSetup.fileName);"] : []) + [
                "path = \(isInFolder ? LocatedList.quoted(path) : path);",
                "sourceTree = \(tree == "<group>" ? LocatedList.quoted(tree) : tree);",
            ]
    }
}
