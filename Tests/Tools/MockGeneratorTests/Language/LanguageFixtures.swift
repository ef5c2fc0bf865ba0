import Foundation
import MockGenerator
import Testing

/// The protocols under `Fixtures/Protocols`, with their mocks and proxies, as files for the compiler.
struct LanguageFixtures {
    static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "Fixtures")

    /// The protocols that are mocked, by name.
    let names: Set<String>
    let mocks: MockOutput
    let proxies: MockOutput
    /// All of a module but its uses.
    let files: [URL]

    /// - Parameter folder: where the written files go.
    init(in folder: URL) throws {
        let sources = try Self.sources(in: "Protocols")
        let plain = try MockGenerator.mocks(of: sources)
        names = Set(plain.mocks.map { String($0.filter { $0 != "`" }.dropLast("Mock".count)) })
        // Only boundaries have proxies: each fixture becomes one.
        let boundaries = SourceFile(
            path: "Boundaries.swift", text: Self.boundaries(of: sources, mocked: names))
        mocks = try MockGenerator.mocks(
            of: sources + [boundaries], options: MockOptions(only: names.sorted() + ["*Bound"]))
        proxies = try MockGenerator.mocks(of: sources + [boundaries], options: MockOptions(product: .proxies))
        let written = [
            ("Boundaries.swift", boundaries.text), ("Mocks.swift", mocks.text),
            ("Proxies.swift", proxies.text),
        ]
        for (name, text) in written { try Data(text.utf8).write(to: folder.appending(path: name)) }
        files = sources.map { URL(filePath: $0.path) } + written.map { folder.appending(path: $0.0) }
    }

    static func sources(in name: String) throws -> [SourceFile] {
        let folder = folder.appending(path: name)
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path()).sorted()
        return try names.map { name in
            let file = folder.appending(path: name)
            return SourceFile(path: file.path(), text: try String(contentsOf: file, encoding: .utf8))
        }
    }

    private static func boundaries(of sources: [SourceFile], mocked: Set<String>) -> String {
        let protocols = sources.map { SwiftReader.read($0, depth: .declarations) }.flatMap(\.protocols)
            .filter { mocked.contains($0.plainName) }
        let texts = protocols.map { fact in
            let attributes = fact.attributes.filter { $0.hasPrefix("@available") || $0.hasSuffix("Actor") }
            let access = fact.access == "internal" ? "" : fact.access + " "
            let isolation = fact.modifiers.contains("nonisolated") ? "nonisolated " : ""
            let name = fact.name == fact.plainName ? "\(fact.name)Bound" : "`\(fact.plainName)Bound`"
            let text =
                attributes.joined(separator: "\n") + "\n\(access)\(isolation)protocol \(name): "
                + "\(fact.qualifiedName), Boundary {}"
            guard !fact.conditions.isEmpty else { return text }
            return "#if \(fact.conditions.joined(separator: " && "))\n\(text)\n#endif"
        }
        return (["import Foundation", "public import SceneryScenes"] + texts).joined(separator: "\n")
    }
}

extension ProtocolFact {
    fileprivate var plainName: String { name.filter { $0 != "`" } }
}
