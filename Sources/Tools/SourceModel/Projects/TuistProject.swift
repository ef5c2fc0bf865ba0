import Foundation

/// What a `Project.swift` of Tuist says about its targets, read from its text without running it.
///
/// Where it leaves them to a helper, its folder is one module and the `Tests` in it are another.
struct TuistProject {
    let targets: [ProjectTarget]

    /// - Parameter folder: The folder of the file, from the root of what is read.
    init(_ text: String, folder: String) {
        let found = Manifest(text).values().compactMap { Self.target($0, folder) }
        targets = found.isEmpty ? Self.byFolder(folder) : found
    }

    private static func byFolder(_ folder: String) -> [ProjectTarget] {
        guard let name = folder.split(separator: "/").last.map(String.init) else { return [] }
        var own = ProjectTarget(name: name)
        own.folders = [folder]
        own.excluded = [folder + "/Tests"]
        var tests = ProjectTarget(name: name + "Tests")
        tests.folders = [folder + "/Tests"]
        tests.isTest = true
        tests.dependencies = [name]
        return [own, tests]
    }

    private static func target(_ value: Manifest.Value, _ folder: String) -> ProjectTarget? {
        guard case .call("target", let arguments) = value,
            case .text(let name)? = arguments.first(where: { $0.label == "name" })?.value
        else { return nil }
        var target = ProjectTarget(name: name)
        if case .call(let product, _)? = arguments.first(where: { $0.label == "product" })?.value {
            target.isTest = product.hasSuffix("Tests")
        }
        for argument in arguments where argument.label == "sources" || argument.label == "buildableFolders" {
            add(argument.value, folder, to: &target)
        }
        target.dependencies = dependencies(arguments.first { $0.label == "dependencies" }?.value)
        return target.folders.isEmpty && target.files.isEmpty ? nil : target
    }

    /// A path, a list of them, or a `.glob` with what it leaves out.
    private static func add(_ value: Manifest.Value, _ folder: String, to target: inout ProjectTarget) {
        switch value {
        case .text(let text):
            let glob = SourceGlob(text, in: folder)
            if glob.path.hasSuffix(".swift") {
                target.files.insert(glob.path)
            } else {
                target.folders.append(glob.path)
            }
        case .list(let values):
            for value in values { add(value, folder, to: &target) }
        case .call(_, let arguments):
            for argument in arguments where argument.label != "excluding" {
                add(argument.value, folder, to: &target)
            }
            var left = ProjectTarget(name: "")
            for argument in arguments where argument.label == "excluding" {
                add(argument.value, folder, to: &left)
            }
            // A pattern that begins with a star would leave out the whole project.
            target.excluded += left.folders.filter { $0 != folder } + left.files
        case .unknown: break
        }
    }

    private static func dependencies(_ value: Manifest.Value?) -> [String] {
        guard case .list(let values)? = value else { return [] }
        return values.compactMap { value in
            guard case .call(_, let arguments) = value else { return nil }
            for label in ["name", "target", "product"] {
                if case .text(let name)? = arguments.first(where: { $0.label == label })?.value {
                    return name
                }
            }
            return nil
        }
    }
}

/// The files of a project that tell Tuist what to make, and are no part of the app.
struct TuistFiles {
    let projects: [(path: String, text: String)]
    private let manifests: Set<String>
    private let helpers: [String]

    private static let names: Set<String> = ["Project.swift", "Workspace.swift", "Tuist.swift"]

    init(_ sources: [String], root: String) {
        let found = sources.filter { Self.names.contains(String($0.split(separator: "/").last ?? "")) }
            .compactMap { path -> (path: String, text: String)? in
                // A file of this name that cannot be read is told of when it is read as a source.
                guard let text = try? String(contentsOfFile: root + "/" + path, encoding: .utf8),
                    text.contains("import ProjectDescription")
                else { return nil }
                return (path, text)
            }
        projects = found.filter { $0.path.hasSuffix("Project.swift") }
        manifests = Set(found.map(\.path))
        helpers = found.isEmpty ? [] : sources.filter { $0.hasPrefix("Tuist/") || $0.contains("/Tuist/") }
    }

    func contains(_ path: String) -> Bool { manifests.contains(path) || helpers.contains(path) }
}
