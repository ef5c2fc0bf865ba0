import SwiftParser
import SwiftSyntax

/// What a `Package.swift` says about its targets, read from its text without running it.
///
/// Variables, sums of arrays, loops and functions of the manifest itself are followed. A target counts in whichever
/// branch of a condition it is declared; a dependency counts as it does in an empty environment, and in both branches
/// where that does not decide. What needs more than that is unknown and left out.
struct Manifest {
    private let evaluator: ManifestEvaluator

    init(_ text: String) {
        var text = text
        let tree = text.withUTF8 { Parser.parse(source: $0, maximumNestingLevel: 200) }
        evaluator = ManifestEvaluator(tree)
    }

    /// What stands in its list of targets.
    func values() -> [Value] { evaluator.targetValues() }

    private static let kinds: Set<String> = ["target", "executableTarget", "testTarget", "macro", "plugin"]

    /// The targets that have Swift files.
    ///
    /// - Parameters:
    ///   - folder: The package's own folder, from the project's root.
    ///   - exists: Whether there is a file or folder of this path.
    func targets(in folder: String, exists: (String) -> Bool) -> [ProjectTarget] {
        evaluator.targetValues().compactMap { value in
            guard case .call(let kind, let arguments) = value, Self.kinds.contains(kind) else { return nil }
            return target(kind, arguments, folder, exists)
        }
    }

    private func target(
        _ kind: String, _ arguments: [(label: String?, value: Value)], _ folder: String,
        _ exists: (String) -> Bool
    ) -> ProjectTarget? {
        guard let name = arguments.first(where: { $0.label == "name" })?.value.text else { return nil }
        let front = folder.isEmpty ? "" : folder + "/"
        var target = ProjectTarget(name: name)
        target.isTest = kind == "testTarget"
        let written = Self.texts(arguments, "path")
        let known = written.isEmpty ? Self.conventional(name, kind) : written
        guard let location = known.map({ Self.joined(front, $0) }).first(where: exists) else { return nil }
        target.folders = [location]
        let inside = location.isEmpty ? "" : location + "/"
        let sources = Self.texts(arguments, "sources")
        if !sources.isEmpty { target.folders = sources.map { Self.joined(inside, $0) } }
        // Entries of `sources` may be files.
        target.files = Set(target.folders.filter { $0.hasSuffix(".swift") })
        target.folders.removeAll { $0.hasSuffix(".swift") }
        target.excluded = Self.texts(arguments, "exclude").map { Self.joined(inside, $0) }
        target.dependencies = Self.dependencies(arguments.first { $0.label == "dependencies" }?.value)
        return target
    }

    private static func conventional(_ name: String, _ kind: String) -> [String] {
        let folders =
            switch kind {
            case "testTarget": ["Tests", "Sources", "Source", "src", "srcs"]
            case "plugin": ["Plugins"]
            default: ["Sources", "Source", "src", "srcs"]
            }
        return folders.map { $0 + "/" + name }
            + (kind == "target" || kind == "executableTarget" ? ["Sources"] : [])
    }

    /// Without what means the folder itself.
    private static func joined(_ front: String, _ path: String) -> String {
        var parts: [Substring] = []
        for part in (front + path).split(separator: "/") where part != "." {
            if part == "..", !parts.isEmpty { parts.removeLast() } else { parts.append(part) }
        }
        return parts.joined(separator: "/")
    }

    private static func texts(_ arguments: [(label: String?, value: Value)], _ label: String) -> [String] {
        arguments.first { $0.label == label }?.value.texts(all: false) ?? []
    }

    /// The names of targets and products; a condition for platforms or traits changes nothing about them.
    private static func dependencies(_ value: Value?) -> [String] {
        (value?.items(all: false) ?? []).compactMap { item in
            guard case .call(_, let arguments) = item else { return item.text }
            return arguments.first { $0.label == "name" }?.value.text
        }
    }
}
