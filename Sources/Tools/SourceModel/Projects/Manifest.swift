import SwiftParser
import SwiftSyntax

/// What a `Package.swift` says about its targets, read from its text without running it.
///
/// Variables, sums of arrays and functions of the manifest itself are followed; both branches of a condition count.
/// What needs more than that is unknown and left out.
struct Manifest {
    indirect enum Value {
        case text(String)
        case list([Value])
        case call(String, [(label: String?, value: Value)])
        case unknown
    }

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
        guard case .text(let name)? = arguments.first(where: { $0.label == "name" })?.value else {
            return nil
        }
        let front = folder.isEmpty ? "" : folder + "/"
        var target = ProjectTarget(name: name)
        target.isTest = kind == "testTarget"
        var path: String?
        if case .text(let written)? = arguments.first(where: { $0.label == "path" })?.value { path = written }
        let known = path.map { [$0] } ?? Self.conventional(name, kind)
        guard let place = known.map({ Self.joined(front, $0) }).first(where: exists) else { return nil }
        target.folders = [place]
        let inside = place.isEmpty ? "" : place + "/"
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
        guard case .list(let values)? = arguments.first(where: { $0.label == label })?.value else {
            return []
        }
        return values.compactMap { value in
            if case .text(let text) = value { return text }
            return nil
        }
    }

    private static func dependencies(_ value: Value?) -> [String] {
        guard case .list(let values)? = value else { return [] }
        return values.compactMap { value in
            switch value {
            case .text(let name): return name
            case .call(_, let arguments):
                guard case .text(let name)? = arguments.first(where: { $0.label == "name" })?.value else {
                    return nil
                }
                return name
            case .list, .unknown: return nil
            }
        }
    }
}
