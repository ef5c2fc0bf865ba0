import Foundation

/// The targets of a `Project.swift` of Tuist, read from its text without running it.
///
/// If a helper creates them, its folder is one module and the `Tests` in it are another.
struct TuistProject {
    let targets: [ProjectTarget]

    /// - Parameter folder: The folder of the file, relative to the root.
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
            let name = arguments.first(where: { $0.label == "name" })?.value.text
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

    /// A path, a list of paths, or a `.glob` with its exclusions.
    private static func add(_ value: Manifest.Value, _ folder: String, to target: inout ProjectTarget) {
        switch value {
        case .text(let text):
            let glob = SourceGlob(text, in: folder)
            if glob.path.hasSuffix(".swift") {
                target.files.insert(glob.path)
            } else {
                target.folders.append(glob.path)
            }
        case .list, .either:
            for item in value.items(all: true) { add(item, folder, to: &target) }
        case .call(_, let arguments):
            for argument in arguments where argument.label != "excluding" {
                add(argument.value, folder, to: &target)
            }
            var left = ProjectTarget(name: "")
            for argument in arguments where argument.label == "excluding" {
                add(argument.value, folder, to: &left)
            }
            // A pattern that begins with a star would exclude the whole project.
            target.excluded += left.folders.filter { $0 != folder } + left.files
        case .unknown, .boolean, .none: break
        }
    }

    private static func dependencies(_ value: Manifest.Value?) -> [String] {
        (value?.items(all: false) ?? []).compactMap { item in
            guard case .call(_, let arguments) = item else { return nil }
            return ["name", "target", "product"].lazy.compactMap { label in
                arguments.first { $0.label == label }?.value.text
            }.first
        }
    }
}

/// The files of a project that configure Tuist and are not part of the app.
struct TuistFiles {
    let projects: [(path: String, text: String)]
    private let manifests: Set<String>
    private let helpers: [String]

    private static let names: Set<String> = ["Project.swift", "Workspace.swift", "Tuist.swift"]

    init(_ sources: [String], root: String) {
        let found = sources.filter { Self.names.contains(String($0.split(separator: "/").last ?? "")) }
            .compactMap { path -> (path: String, text: String)? in
                // A file of this name that cannot be read is reported when it is read as a source.
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
