import Foundation

/// The files of a project that are needed to read its sources.
struct ProjectFiles: Sendable {
    /// Paths of Swift files relative to the root, sorted.
    var sources: [String] = []
    /// Folders with a `Package.swift`, relative to the root; an empty string for the root itself.
    var packages: [String] = []
    /// Xcode projects, relative to the root: `App/App.xcodeproj`.
    var xcodeProjects: [String] = []
    /// Specifications of XcodeGen: `App/project.yml`.
    var projectSpecs: [String] = []
    /// Specifications of CocoaPods: `Core/Core.podspec`.
    var podspecs: [String] = []
    /// Files in other languages that may name classes: storyboards, property lists, Objective-C.
    var resources: [String] = []
    /// Folders that cannot be read.
    var problems: [SourceProblem] = []

    /// Folders of build products, dependencies and tools that come with code of their own. Hidden folders are skipped too.
    static let leftOut: Set<String> = [
        "DerivedData", "Derived", "Pods", "Carthage", "checkouts", "SourcePackages", "node_modules", "vendor",
        "build", "fastlane",
    ]

    /// Folders that look like one file; templates become Swift when Xcode replaces their blanks, documentation contains parts of
    /// code, and no app contains a playground.
    private static let endings = [".xcworkspace", ".xcassets", ".xctemplate", ".playground", ".docc"]

    /// Searches all folders below the root. Symbolic links are not followed: they may form a cycle.
    init(root: String) {
        search(root, "")
        sources.sort()
    }

    private mutating func search(_ root: String, _ folder: String) {
        var waiting = [folder]
        while let folder = waiting.popLast() {
            guard let entries = Self.entries(of: folder.isEmpty ? root : root + "/" + folder) else {
                let location = FileLocation(path: folder.isEmpty ? root : folder, line: 1, column: 1)
                problems.append(
                    SourceProblem(
                        location: location, message: "the folder cannot be read, check its permissions"))
                continue
            }
            for (name, isFolder) in entries {
                let path = folder.isEmpty ? name : folder + "/" + name
                if !isFolder {
                    file(name, path, in: folder)
                } else if name.hasSuffix(".xcodeproj") {
                    // What generates projects may leave only their schemes in the repository.
                    let isWhole = access(root + "/" + path + "/project.pbxproj", F_OK) == 0
                    if isWhole { xcodeProjects.append(path) }
                } else if !Self.leftOut.contains(name), !Self.endings.contains(where: name.hasSuffix) {
                    waiting.append(path)
                }
            }
        }
    }

    private mutating func file(_ name: String, _ path: String, in folder: String) {
        if name == "project.yml" || name == "project.yaml" { return projectSpecs.append(path) }
        if name.hasSuffix(".podspec") { return podspecs.append(path) }
        if ResourceNames.mayBeIn(name) { return resources.append(path) }
        guard name.hasSuffix(".swift") else { return }
        if name == "Package.swift" {
            packages.append(folder)
        } else if !name.hasPrefix("Package@swift-") {
            sources.append(path)
        }
    }

    private static func entries(of folder: String) -> [(name: String, isFolder: Bool)]? {
        guard let stream = opendir(folder) else { return nil }
        defer { closedir(stream) }
        guard Permissions(descriptor: dirfd(stream))?.allowReading == true else { return nil }
        var entries: [(name: String, isFolder: Bool)] = []
        while let entry = readdir(stream) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
                pointer.withMemoryRebound(to: CChar.self, capacity: 1) { String(cString: $0) }
            }
            guard !name.hasPrefix(".") else { continue }
            switch Int(entry.pointee.d_type) {
            case Int(DT_DIR): entries.append((name, true))
            case Int(DT_REG): entries.append((name, false))
            case Int(DT_UNKNOWN):
                var state = stat()
                guard lstat(folder + "/" + name, &state) == 0 else { continue }
                let kind = state.st_mode & S_IFMT
                if kind != S_IFLNK { entries.append((name, kind == S_IFDIR)) }
            default: break
            }
        }
        return entries
    }
}
