import Foundation
import Testing

/// One odd protocol or file among many.
@Suite("What scenery mock refuses") struct MockRefusalTests {
    private let scratch: Scratch

    init() throws {
        scratch = try Scratch()
        try write("protocol Showing: Boundary { func show() }\n", to: "App/Showing.swift")
    }

    private func write(_ text: String, to path: String) throws {
        try FileManager.default.createDirectory(
            at: scratch.folder.appending(path: path).deletingLastPathComponent(),
            withIntermediateDirectories: true)
        try scratch.write(text, to: path)
    }

    private func mock(_ more: String...) throws -> Tool.Outcome {
        try Tool.run(
            Tool.binary, ["mock", ".", "--output", "Mocks.swift", "--cache", "cache"] + more,
            in: scratch.folder)
    }

    /// A file or two, and what is said of them.
    struct Case: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let files: [String: String]
        let reasons: [String]
    }

    private static let cases = [
        Case(
            testDescription: "a name in two modules",
            files: [
                "A/Store.swift": "protocol Store: Boundary {}\n",
                "B/Store.swift": "\nprotocol Store: Boundary {}\n",
            ],
            reasons: [
                "./A/Store.swift:1:1: \"StoreMock\" would be", "./B/Store.swift:2:1: \"StoreMock\" would be",
            ]),
        Case(
            testDescription: "a name nested in two types",
            files: [
                "Nested.swift": "enum X { protocol A: Boundary {} }\nenum Y { protocol A: Boundary {} }\n"
            ],
            reasons: ["./Nested.swift:1:10: \"AMock\" would be", "./Nested.swift:2:10: \"AMock\" would be"]),
        Case(
            testDescription: "a cycle",
            files: ["Cycle.swift": "protocol A: B {}\nprotocol B: A, Boundary {}\n"],
            reasons: ["./Cycle.swift:1:1: protocols inherit", "./Cycle.swift:2:1: protocols inherit"]),
        Case(
            testDescription: "a mock that somebody wrote",
            files: ["Own.swift": "protocol Own: Boundary {}\n", "OwnMock.swift": "final class OwnMock {}\n"],
            reasons: ["./Own.swift:1:1: the class generated from \"Own\""]),
        Case(
            testDescription: "a syntax error",
            files: [
                "Broken.swift": "protocol Broken: Boundary { func show( }\n",
                "Leaf.swift": "protocol Leaf: Broken {}\n",
            ],
            reasons: [
                "./Broken.swift:1:", "its protocol is left out",
                "./Leaf.swift:1:1: \"Leaf\" refines \"Broken\", whose file ./Broken.swift could not be read",
            ]),
    ]

    @Test("It is reported with its reason, and the rest is written", arguments: cases)
    func rest(_ odd: Case) throws {
        for (path, text) in odd.files { try write(text, to: path) }
        // Also from the cache.
        for _ in 0..<2 {
            let outcome = try mock()
            #expect(outcome.code == 1)
            for reason in odd.reasons { #expect(outcome.errors.contains(reason), "\(outcome.errors)") }
            let text = try scratch.text("Mocks.swift")
            #expect(text.contains("class ShowingMock") && text.components(separatedBy: "class ").count == 2)
        }
        #expect(try mock("--check").code == 1)
    }

    @Test("A mock of the cache is refused when another of its name appears, and written when that is gone")
    func later() throws {
        try write("protocol Store: Boundary {}\n", to: "A/Store.swift")
        #expect(try mock().code == 0)
        try write("protocol Store: Boundary {}\n", to: "B/Store.swift")
        let refused = try mock()
        #expect(refused.code == 1 && refused.errors.contains("./A/Store.swift:1:1: \"StoreMock\""))
        #expect(try !scratch.text("Mocks.swift").contains("StoreMock"))
        try FileManager.default.removeItem(at: scratch.folder.appending(path: "B/Store.swift"))
        #expect(try mock().code == 0)
        #expect(try scratch.text("Mocks.swift").contains("StoreMock"))
    }

    @Test("A type whose name has the hash of a mock's name does not refuse the mock")
    func sameHash() throws {
        let names = ["Ride63962", "Ride21996"]
        try write(names.map { "protocol \($0): Boundary {}\n" }.joined(), to: "App/Rides.swift")
        // Also from the cache.
        for _ in 0..<2 {
            let outcome = try mock()
            #expect(outcome.code == 0, "\(outcome.errors)")
            #expect(try scratch.text("Mocks.swift").contains("class Ride63962Mock"))
        }
    }

    @Test(
        "what --exclude names is left out",
        arguments: ["B", "B/Store.swift", "B/", "*/B/*", "./B/Sto*.swift"])
    func excluded(_ text: String) throws {
        try write("protocol Store: Boundary { func a() }\n", to: "A/Store.swift")
        try write("protocol Store: Boundary { func b() }\n", to: "B/Store.swift")
        let outcome = try mock("--exclude", text)
        #expect(outcome.code == 0, "\(outcome.errors)")
        #expect(try scratch.text("Mocks.swift").contains("func a()"))
    }

    @Test("Protocols are left out by name and pattern, by scenery.yml too, and what matches nothing is noted")
    func excludedProtocols() throws {
        try write("protocol Store: Boundary {}\nprotocol Stage: Boundary {}\n", to: "A/Store.swift")
        let outcome = try mock("--exclude", "Sto*", "--exclude", "Nothing", "--exclude", "No/Folder")
        #expect(outcome.code == 0)
        #expect(outcome.output.contains("note: nothing matches the exclusion \"Nothing\""))
        #expect(outcome.output.contains("note: nothing matches the exclusion \"No/Folder\""))
        #expect(try !scratch.text("Mocks.swift").contains("StoreMock"))
        try scratch.write("mocks:\n  exclude: [Stage, Nothing]\n", to: "scenery.yml")
        #expect(try mock().code == 0)
        let text = try scratch.text("Mocks.swift")
        #expect(text.contains("StoreMock") && !text.contains("StageMock"))
    }

    // MARK: Marks

    @Test(
        "A mark above an extension of a protocol, and one between an attribute and the keyword, select the protocol"
    )
    func marks() throws {
        try write(
            """
            protocol Plain { func a() }
            protocol Extended { func b() }
            struct Between {}
            // sourcery: AutoMockable
            extension Extended {}
            @MainActor
            // sourcery: AutoMockable
            protocol Attributed { func c() }
            @objc // sourcery: AutoMockable
            public protocol Exposed { func d() }
            enum Outer { protocol Inner { func e() } }
            /// @mockable
            extension Outer.Inner {}

            """, to: "App/Marks.swift")
        // Also from the cache.
        for _ in 0..<2 {
            let outcome = try mock()
            #expect(outcome.code == 0, "\(outcome.errors)")
            #expect(!outcome.output.contains("note:"), "\(outcome.output)")
            let text = try scratch.text("Mocks.swift")
            for name in ["Extended", "Attributed", "Exposed", "Inner"] {
                #expect(text.contains("class \(name)Mock"), "\(name)")
            }
            #expect(!text.contains("PlainMock"))
        }
    }

    @Test("A mark that no protocol takes is reported")
    func unusedMarks() throws {
        try write(
            """
            struct Before { func go() { /* a mock */ } }
            // sourcery: AutoMockable
            actor Marked { init() {} }
            enum Scope {
                // sourcery: AutoMockable
                struct Value {}
            }
            // sourcery: AutoMockable
            extension String {}
            // A mock is no mark.
            final class Other {}

            """, to: "App/Marks.swift")
        for _ in 0..<2 {
            let outcome = try mock()
            #expect(outcome.code == 0)
            let notes = outcome.output.split(separator: "\n").filter { $0.contains("note:") }
            #expect(
                notes == [
                    "./App/Marks.swift:3:1: note: the mark on actor \"Marked\" has no effect: only protocols and classes are mocked",
                    "./App/Marks.swift:6:5: note: the mark on struct \"Scope.Value\" has no effect: only protocols and classes are mocked",
                    "./App/Marks.swift:9:1: note: the mark on extension \"String\" has no effect: no protocol of this name is declared in the sources",
                ])
        }
    }

    @Test(
        "A mark that belongs to no type is reported",
        arguments: [
            ("// @mockable\nfunc go() {}", "1:1"), ("protocol P {}\n/// scenery:mock\n", "2:1"),
            ("protocol P {\n    // sourcery: skipped, AutoMockable\n    func a()\n}", "2:5"),
            ("class A {\n    /* @mockable */ var a = 1\n}", "2:5"), ("protocol P { // @mockable\n}", "1:14"),
            ("/** A value.\n * @mockable(history: a = true)\n */\nlet a = 1", "2:2"),
        ])
    func strayMark(_ source: String, _ position: String) throws {
        try write(source, to: "App/Stray.swift")
        for _ in 0..<2 {
            let outcome = try mock()
            #expect(outcome.code == 0, "\(outcome.errors)")
            let notes = outcome.output.split(separator: "\n").filter { $0.contains("note:") }
            #expect(notes.count == 1 && notes[0].hasPrefix("./App/Stray.swift:\(position)"), "\(notes)")
            #expect(notes.allSatisfy { $0.contains("this mark has no effect: it is not above a protocol") })
        }
    }

    @Test("A comment that only mentions a mark is none")
    func mentionedMark() throws {
        try write(
            "/// Writes `@mockable` above a protocol.\nfunc go() { _ = \"// @mockable\" }",
            to: "App/Text.swift")
        #expect(!(try mock()).output.contains("note:"))
    }

    // MARK: Current or not

    @Test("An edit that keeps size, time and inode is noticed by a run and by --check", .enabled(if: isLinux))
    func disguised() async throws {
        let file = scratch.folder.appending(path: "App/Showing.swift").path
        let long = Date(timeIntervalSinceNow: -7200)
        func set(_ text: String) throws {
            let handle = try #require(FileHandle(forWritingAtPath: file))
            try handle.write(contentsOf: Data(text.utf8))
            try handle.close()
            try FileManager.default.setAttributes([.modificationDate: long], ofItemAtPath: file)
        }
        try set("protocol Showing: Boundary { func one1() }")
        #expect(try mock().code == 0)
        #expect(try mock("--check").code == 0)
        try set("protocol Showing: Boundary { func two2() }")
        #expect(try mock("--check").code == 1)
        #expect(try mock().code == 0)
        #expect(try scratch.text("Mocks.swift").contains("func two2()"))
    }

    private static let isLinux: Bool = {
        #if os(Linux)
            true
        #else
            false
        #endif
    }()

    @Test("Drafts that a killed run left are removed, and those of a running one are not")
    func drafts() throws {
        let old = ["Mocks.swift.1a2b3c.draft", "cache/mocks-1.1a2b3c.draft"]
        let others = ["Mocks.swift.zzz.draft", "Mine.swift.1a2b3c.draft", "Mocks.swift.a-b.draft"]
        #expect(try mock().code == 0)
        for path in old + others { try write("half", to: path) }
        for path in old + others.dropFirst() {
            try FileManager.default.setAttributes(
                [.modificationDate: Date(timeIntervalSinceNow: -600)],
                ofItemAtPath: scratch.folder.appending(path: path).path)
        }
        #expect(try mock().code == 0)
        #expect(old.filter(scratch.has) == [])
        #expect(others.filter { !scratch.has($0) } == [])
    }
}
