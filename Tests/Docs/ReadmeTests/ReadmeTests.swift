import Foundation
import Testing

@Suite("README") struct ReadmeTests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    private static func text(_ path: String) throws -> String {
        try String(contentsOf: root.appending(path: path), encoding: .utf8)
    }

    @Test("every Swift snippet is code that compiles and runs among these tests")
    func snippets() throws {
        let fences = try Self.text("README.md").components(separatedBy: "```swift\n").dropFirst()
            .compactMap { $0.components(separatedBy: "```").first }
        let compiled = try Self.text("Tests/Docs/ReadmeTests/CounterScene.swift")
        #expect(!fences.isEmpty)
        for fence in fences { #expect(compiled.contains(fence), "not among the tests:\n\(fence)") }
    }

    @Test("every make target it names exists")
    func targets() throws {
        let makefile = try Self.text("Makefile")
        let named = try Self.text("README.md").matches(of: /make ([a-z_-]+)/).map(\.1)
        #expect(!named.isEmpty)
        for target in named { #expect(makefile.contains("\n\(target):"), "no target \(target)") }
    }

    @Test("the Makefile says in one place what each of its targets does")
    func targetsOnce() throws {
        let makefile = try Self.text("Makefile")
        let declared = makefile.matches(of: /\n([a-z_-]+):/).map { String($0.1) }
        let listed = try #require(makefile.firstMatch(of: /\n\.PHONY:(.+)/)).1.split(separator: " ").map(
            String.init)
        #expect(declared.sorted() == listed.sorted())
    }

    @Test("every file it links to exists")
    func links() throws {
        let links = try Self.text("README.md").matches(of: /\]\(([^)#:]+)\)/).map { String($0.1) }
        #expect(!links.isEmpty)
        for link in links {
            #expect(FileManager.default.fileExists(atPath: Self.root.appending(path: link).path), "\(link)")
        }
    }
}
