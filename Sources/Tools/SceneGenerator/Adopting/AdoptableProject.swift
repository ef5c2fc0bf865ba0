import Foundation
import SourceModel

/// The file that describes the targets of an existing app.
struct AdoptableProject: Equatable {
    enum Kind: Equatable { case xcode, xcodeGen, tuist, package }

    let kind: Kind
    /// The file to change, from the root: `App/App.xcodeproj/project.pbxproj`.
    let path: String
    /// The project as a person names it: `App/App.xcodeproj`.
    let name: String
    /// The project's folder, from the root; empty for the root itself.
    let folder: String

    /// A path from the project's folder, as a path from the root.
    func located(_ path: String) -> String {
        var parts = folder.split(separator: "/").map(String.init)
        for part in path.split(separator: "/") where part != "." {
            if part == "..", !parts.isEmpty { parts.removeLast() } else { parts.append(String(part)) }
        }
        return parts.joined(separator: "/")
    }

    /// Finds the project in a folder, or below it where the folder itself has none.
    ///
    /// - Parameter given: The project that a person named, by its path or folder.
    /// - Throws: `GenerationError.badValue` when there is none, or several to choose from.
    static func find(in root: URL, named given: String?) throws(GenerationError) -> AdoptableProject {
        let path = root.path(percentEncoded: false)
        let all = all(below: path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path)
        if let given { return try named(given, among: all) }
        let projects = all.filter { $0.kind != .package }
        let packages = all.filter { $0.kind == .package }
        for candidates in [
            projects.filter(\.folder.isEmpty), packages.filter(\.folder.isEmpty), projects, packages,
        ]
        where !candidates.isEmpty {
            guard candidates.count == 1 else {
                throw .badValue("there are several projects: \(list(candidates)); choose one with --project")
            }
            return candidates[0]
        }
        throw .badValue(
            "no Xcode project, project.yml, Project.swift or Package.swift in \"\(path)\"; go to the app's folder, "
                + "or check its sources alone with scenery init")
    }

    private static func named(
        _ given: String, among all: [AdoptableProject]
    ) throws(GenerationError) -> AdoptableProject {
        let wanted = given.split(separator: "/").filter { $0 != "." }.joined(separator: "/")
        if let exact = all.first(where: { $0.name == wanted || $0.path == wanted }) { return exact }
        let inside = all.filter { $0.folder == wanted }
        let projects = inside.filter { $0.kind != .package }
        let candidates = projects.isEmpty ? inside : projects
        if candidates.count == 1 { return candidates[0] }
        let known = candidates.isEmpty ? all : candidates
        throw .badValue(
            "\(candidates.isEmpty ? "there is no project" : "there are several projects in") \"\(given)\"; "
                + (known.isEmpty ? "this folder has none" : "use one of \(list(known))"))
    }

    private static func list(_ projects: [AdoptableProject]) -> String {
        let names = projects.map(\.name)
        let shown = names.prefix(mostListed).joined(separator: ", ")
        return names.count > mostListed ? "\(shown) and \(names.count - mostListed) more" : shown
    }

    private static let mostListed = 12

    /// All projects below a folder. An Xcode project beside a manifest is made from it.
    private static func all(below root: String) -> [AdoptableProject] {
        let found = ProjectListing.projects(below: root)
        let specifications = found.xcodeGen.filter { isXcodeGen(root + "/" + $0) }
        let manifests =
            specifications.map {
                AdoptableProject(kind: .xcodeGen, path: $0, name: $0, folder: folder(of: $0))
            }
            + found.tuist.map { AdoptableProject(kind: .tuist, path: $0, name: $0, folder: folder(of: $0)) }
        let made = Set(manifests.map(\.folder))
        let projects = found.xcodeProjects.filter { !made.contains(folder(of: $0)) }.map {
            AdoptableProject(kind: .xcode, path: $0 + "/project.pbxproj", name: $0, folder: folder(of: $0))
        }
        let packages = found.manifests.map {
            AdoptableProject(kind: .package, path: $0, name: $0, folder: folder(of: $0))
        }
        return projects + manifests + packages
    }

    private static func folder(of path: String) -> String {
        path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
    }

    /// Files of this name also belong to other tools.
    private static func isXcodeGen(_ path: String) -> Bool {
        guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return true }
        let lines = YAMLLines(text)
        let keys = Set(lines.keys(of: lines.root).map(\.name))
        return keys.contains("targets") || keys.contains("name") && keys.contains("include")
    }
}
