import Foundation

/// A target as a project's own file describes it, for tools that add something to that file.
package struct ListedTarget: Sendable, Equatable {
    package var name: String
    /// Folders from the project's folder; all Swift files below are its own.
    package var folders: [String]
    /// Single files of its own, sorted.
    package var files: [String]
    package var excluded: [String]
    package var dependencies: [String]
    package var isTest: Bool

    init(_ target: ProjectTarget) {
        name = target.name
        folders = target.folders
        files = target.files.sorted()
        excluded = target.excluded
        dependencies = target.dependencies
        isTest = target.isTest
    }

    /// The module of a target or product of this name.
    package static func module(named name: String) -> String { ProjectTarget.module(named: name) }
}

/// Reads the files that describe a project's targets, with the reader of the checker. Paths start at the project's folder.
package enum ProjectListing {
    /// The files below a folder that describe projects, by their paths.
    package struct Found: Sendable, Equatable {
        package var xcodeProjects: [String]
        package var xcodeGen: [String]
        package var tuist: [String]
        /// `Package.swift` files.
        package var manifests: [String]
    }

    /// Hidden folders, dependencies and build products are left out.
    package static func projects(below root: String) -> Found {
        let files = ProjectFiles(root: root)
        return Found(
            xcodeProjects: files.xcodeProjects.sorted(), xcodeGen: files.projectSpecs.sorted(),
            tuist: TuistFiles(files.sources, root: root).projects.map(\.path).sorted(),
            manifests: files.packages.map { $0.isEmpty ? "Package.swift" : $0 + "/Package.swift" }.sorted())
    }

    /// - Returns: `nil` if the bytes are not a property list.
    package static func xcode(_ text: String) -> [ListedTarget]? {
        PropertyList(Array(text.utf8)).map { XcodeProject($0, folder: "").targets.map(ListedTarget.init) }
    }

    package static func xcodeGen(_ text: String) -> [ListedTarget] {
        XcodeGenProject(text, folder: "").targets.map(ListedTarget.init)
    }

    package static func tuist(_ text: String) -> [ListedTarget] {
        TuistProject(text, folder: "").targets.map(ListedTarget.init)
    }

    /// - Parameter exists: Whether there is a file or folder of this path.
    package static func package(_ text: String, exists: (String) -> Bool) -> [ListedTarget] {
        Manifest(text).targets(in: "", exists: exists).map(ListedTarget.init)
    }
}
