import ArchitectureChecker
import Foundation
import SourceModel
import Testing

@Suite("Rings of files in this repository") struct OwnRingsTests {
    /// More files than these in a ring need an explanation.
    private static let most = 3
    private static let mark = "// Ring: "
    private static var root: URL {
        var root = URL(filePath: #filePath)
        for _ in 0..<4 { root.deleteLastPathComponent() }
        return root
    }

    @Test("a ring of more than three files explains itself in one of them, behind \"// Ring: \"")
    func explained() throws {
        let folder = try ProjectFolder(around: Self.root)
        let sources = try ProjectSources.read(folder, usesCache: true)
        let rings = FileRings(sources.model).rings.filter { $0.count > Self.most }
        for ring in rings where !isExplained(ring) {
            report(ring)
        }
    }

    private func report(_ ring: FileRings.Ring) {
        Issue.record(
            """
            \(ring.count) files of \(ring.module) depend on each other: \(ring.files.joined(separator: ", ")); shortest \
            loop: \(ring.loop.joined(separator: " → ")); break the ring, or write "\(Self.mark)REASON" in one of its files
            """)
    }

    private func isExplained(_ ring: FileRings.Ring) -> Bool {
        ring.files.contains { path in
            let text = try? String(contentsOf: Self.root.appending(path: path), encoding: .utf8)
            return text?.split(separator: "\n").contains { line in
                guard let range = line.firstRange(of: Self.mark) else { return false }
                return line[..<range.lowerBound].allSatisfy(\.isWhitespace)
                    && !line[range.upperBound...].isEmpty
            } ?? false
        }
    }

    @Test("a ring is found through mentions, with the extensions of a type counted as the type's file")
    func measured() throws {
        let sources = Sources(files: [
            "Sources/App/A.swift": "struct A { func b() -> B { B() } }",
            "Sources/App/A+More.swift": "extension A { func c(_ c: C) {} }",
            "Sources/App/B.swift": "struct B { var c: C? }",
            "Sources/App/C.swift": "struct C { let all: [A] }",
            "Sources/App/D.swift": "struct D { let a: A }",
        ])
        let ring = try #require(FileRings(sources.model).rings.first)
        #expect(FileRings(sources.model).rings.count == 1)
        #expect(ring.count == 3 && ring.module == "App")
        #expect(
            ring.files == [
                "Sources/App/A+More.swift", "Sources/App/A.swift", "Sources/App/B.swift",
                "Sources/App/C.swift",
            ])
        #expect(ring.loop == ["Sources/App/A.swift", "Sources/App/C.swift"])
    }
}
