import Foundation
import Testing

@Suite("Sources and output of scenery mock") struct MockOutputTests {
    private let scratch: Scratch

    init() throws {
        scratch = try Scratch()
        try scratch.write("protocol Showing: Boundary { func show(_ ride: Ride) }\n", to: "Scene.swift")
    }

    private func mock(_ arguments: String...) throws -> Tool.Outcome {
        try Tool.run(Tool.binary, ["mock"] + arguments + ["--cache", "cache"], in: scratch.folder)
    }

    // MARK: Facts of other modules

    @Test("Requirements of another module come from its facts file, and its protocols are not mocked")
    func facts() throws {
        try scratch.write("public protocol Base: Boundary { func base() }\n", to: "Base.swift")
        try scratch.write("import Core\nprotocol Refined: Base { func refined() }\n", to: "Refined.swift")
        #expect(try mock("Base.swift", "--write-facts", "Core.facts").code == 0)
        let outcome = try mock("Refined.swift", "--facts", "Core.facts", "--output", "Mocks.swift")
        #expect(outcome.code == 0, "\(outcome.errors)")
        let text = try scratch.text("Mocks.swift")
        #expect(
            text.contains("class RefinedMock") && text.contains("func base()")
                && text.contains("func refined()"))
        #expect(!text.contains("class BaseMock"))
    }

    @Test("A file that is not a facts file is rejected")
    func wrongFacts() throws {
        try scratch.write("{}", to: "Core.facts")
        let refused = try mock("Scene.swift", "--facts", "Core.facts", "--output", "Mocks.swift")
        #expect(refused.code == 2)
        #expect(refused.errors.contains("\"Core.facts\" is not a facts file that this build can read"))
        #expect(try mock("Scene.swift", "--facts", "None", "--output", "Mocks.swift").code == 2)
        #expect(!scratch.has("Mocks.swift"))
    }

    // MARK: One file a mock

    @Test("A folder gets one file for each mock, and files of removed protocols are deleted")
    func folder() throws {
        try scratch.write("protocol Hiding: Boundary { func hide() }\n", to: "Hiding.swift")
        #expect(try mock(".", "--output", "Mocks/").code == 0)
        #expect(scratch.has("Mocks/ShowingMock.swift") && scratch.has("Mocks/HidingMock.swift"))
        try scratch.write("// mine\n", to: "Mocks/Mine.swift")
        try FileManager.default.removeItem(at: scratch.folder.appending(path: "Hiding.swift"))
        #expect(try mock(".", "--output", "Mocks/", "--check").code == 1)
        #expect(scratch.has("Mocks/HidingMock.swift"))
        #expect(try mock(".", "--output", "Mocks").code == 0)
        #expect(!scratch.has("Mocks/HidingMock.swift") && scratch.has("Mocks/Mine.swift"))
        #expect(try mock(".", "--output", "Mocks/", "--check").code == 0)
    }

    @Test("A file that a person wrote is never replaced")
    func person() throws {
        try FileManager.default.createDirectory(
            at: scratch.folder.appending(path: "Mocks"), withIntermediateDirectories: false)
        try scratch.write("final class ShowingMock {}\n", to: "Mocks/ShowingMock.swift")
        let refused = try mock("Scene.swift", "--output", "Mocks/")
        #expect(refused.code == 2)
        #expect(refused.errors.contains("\"Mocks/ShowingMock.swift\" was not written by scenery mock"))
        #expect(try scratch.text("Mocks/ShowingMock.swift") == "final class ShowingMock {}\n")
    }

    @Test(
        "a source or another's file that is named as the output stays as it is, and so do the other outputs")
    func foreign() throws {
        let source = try scratch.text("Scene.swift")
        try scratch.write("let mine = 1\n", to: "Mine.swift")
        for output in ["Scene.swift", "Mine.swift"] {
            let refused = try mock("Scene.swift", "--output", output)
            #expect(refused.code == 2)
            #expect(refused.errors.contains("\"\(output)\" was not written by scenery mock, move it away"))
        }
        #expect(try mock("Scene.swift", "--output", "Mocks.swift", "--proxies", "Mine.swift").code == 2)
        #expect(try mock("Scene.swift", "--output", "Mocks.swift", "--write-facts", "Mine.swift").code == 2)
        #expect(!scratch.has("Mocks.swift"))
        #expect(try scratch.text("Scene.swift") == source)
        #expect(try scratch.text("Mine.swift") == "let mine = 1\n")
    }

    @Test("The target of a symbolic link is written, and anything but a regular file is rejected")
    func links() throws {
        let link = scratch.folder.appending(path: "Link.swift")
        try scratch.write("", to: "Mocks.swift")
        try FileManager.default.createSymbolicLink(atPath: link.path(), withDestinationPath: "Mocks.swift")
        #expect(try mock("Scene.swift", "--output", "Link.swift").code == 0)
        #expect(try scratch.text("Mocks.swift").contains("class ShowingMock"))
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link.path()) == "Mocks.swift")
        let refused = try mock("Scene.swift", "--output", "/dev/stdin")
        #expect(refused.code == 2)
        #expect(refused.errors.contains("is not a regular file and cannot be replaced"))
    }

    // MARK: Names

    @Test(
        "Two protocols of the same name alone are rejected with both files, and the old output is not changed"
    )
    func twice() throws {
        #expect(try mock("Scene.swift", "--output", "Mocks.swift").code == 0)
        let old = try scratch.text("Mocks.swift")
        try scratch.write("protocol Showing: Boundary { func hide() }\n", to: "Again.swift")
        let refused = try mock("Scene.swift", "Again.swift", "--output", "Mocks.swift")
        #expect(refused.code == 2)
        let reason = """
            "ShowingMock" would be the mock of both "Showing" in Again.swift and "Showing" in Scene.swift, \
            pass only one of the files, leave one out with --exclude, or mock them in two runs
            """
        #expect(
            refused.errors == """
                Again.swift:1:1: \(reason)
                Scene.swift:1:1: \(reason)
                "Mocks.swift" was not changed, correct the sources first

                """)
        #expect(try scratch.text("Mocks.swift") == old)
    }

    @Test("A type with the name of a mock is reported, unless an earlier run wrote it")
    func taken() throws {
        #expect(try mock("Scene.swift", "--output", "Other.swift").code == 0)
        #expect(try mock(".", "--output", "Mocks.swift").code == 0)
        try scratch.write("final class ShowingMock {}\n", to: "Mine.swift")
        let refused = try mock("Scene.swift", "Mine.swift", "--output", "Mocks.swift")
        #expect(refused.code == 2)
        #expect(refused.errors.contains("would be named \"ShowingMock\", which Mine.swift already declares"))
        try scratch.write(
            "/// @mockable(override: name = ShowingDouble)\nprotocol Showing {}\n", to: "Scene.swift")
        #expect(try mock("Scene.swift", "Mine.swift", "--output", "Mocks.swift").code == 0)
        #expect(try scratch.text("Mocks.swift").contains("class ShowingDouble"))
    }

    @Test("An invalid name in an annotation is ignored with a note")
    func nameless() throws {
        try scratch.write("/// @mockable(override: name = 3 x)\nprotocol Showing {}\n", to: "Scene.swift")
        let outcome = try mock("Scene.swift", "--output", "Mocks.swift")
        #expect(outcome.code == 0)
        #expect(outcome.output.contains("\"override: name\" is ignored: its value is not a valid name"))
        #expect(try scratch.text("Mocks.swift").contains("class ShowingMock"))
    }

    @Test("Typealiases that refer to themselves are a cycle")
    func circle() throws {
        try scratch.write(
            "protocol Looping: Boundary, One {}\ntypealias One = Two & Sendable\ntypealias Two = One\n",
            to: "Loop.swift")
        let refused = try mock("Scene.swift", "Loop.swift", "--output", "Mocks.swift")
        #expect(refused.code == 1)
        #expect(
            refused.errors.contains(
                "Loop.swift:1:1: protocols inherit from each other in a cycle: Looping → "))
        #expect(try scratch.text("Mocks.swift").contains("class ShowingMock"))
    }

    @Test("A note reports sources without a protocol to mock")
    func nothing() throws {
        try scratch.write("struct Ride {}\n", to: "Ride.swift")
        let outcome = try mock("Ride.swift", "--output", "Mocks.swift")
        #expect(outcome.code == 0)
        #expect(
            outcome.output.contains("note: no protocol in these sources refines Boundary or is annotated"))
        let checked = try mock("Ride.swift", "--output", "None.swift", "--check")
        #expect(checked.code == 1)
        #expect(checked.errors.contains("\"None.swift\" does not exist yet"))
    }

    // MARK: Marks

    @Test("The options of @mockable are applied, and those without an effect are reported")
    func mockable() throws {
        try scratch.write(
            """
            /// @mockable(typealias: T = (Int) -> Void; module: prefix = Core; override: name = Double; history: go = true)
            protocol Marked { associatedtype T; func go(_ value: T) }
            """, to: "Scene.swift")
        let outcome = try mock("Scene.swift", "--output", "Mocks.swift")
        #expect(outcome.code == 0, "\(outcome.errors)")
        #expect(outcome.output.contains("Scene.swift:2:1: note: \"history: go\" is ignored"))
        let text = try scratch.text("Mocks.swift")
        #expect(text.contains("class Double: Core.Marked"))
        #expect(text.contains("typealias T = (Int) -> Void"))
        let again = try mock("Scene.swift", "--output", "Mocks.swift")
        #expect(again.output.contains("Scene.swift:2:1: note: \"history: go\" is ignored"))
    }

    // MARK: Files that are no ordinary sources

    @Test("An empty output file is replaced")
    func empty() throws {
        try scratch.write("", to: "Empty.swift")
        #expect(try mock("Scene.swift", "Empty.swift", "--output", "Mocks.swift").code == 0)
    }

    @Test(
        "a file that is no text is named",
        arguments: [[0x00, 0x01, 0x02], [0x70, 0xFF, 0xFE, 0x0A]] as [[UInt8]])
    func binary(bytes: [UInt8]) throws {
        try Data(bytes).write(to: scratch.folder.appending(path: "Odd.swift"))
        let refused = try mock("Scene.swift", "Odd.swift", "--output", "Mocks.swift")
        #expect(refused.code == 1)
        #expect(refused.errors.contains("Odd.swift:1:1: the file is not UTF-8 text"))
        #expect(try scratch.text("Mocks.swift").contains("class ShowingMock"))
    }

    @Test("Deeply nested parentheses do not crash the process")
    func deep() throws {
        let text = String(repeating: "(", count: 100_000)
        try scratch.write("let a = \(text)\nprotocol Deep: Boundary {}\n", to: "Deep.swift")
        let refused = try mock("Deep.swift", "--output", "Mocks.swift")
        #expect(refused.code == 2)
        #expect(refused.errors.contains("Deep.swift:"))
    }

    @Test("A file in the place of the output folder is named in the error")
    func outputBelowFile() throws {
        let refused = try mock("Scene.swift", "--output", "Scene.swift/Mocks.swift")
        #expect(refused.code == 2)
        #expect(refused.errors.contains("\"Scene.swift/Mocks.swift\" cannot be written"))
        let folder = try mock("Scene.swift", "--output", "Scene.swift/")
        #expect(folder.code == 2)
        #expect(folder.errors.contains("the folder \"Scene.swift\" cannot be created"))
    }

    @Test("A command without an output is a usage error")
    func noOutput() throws {
        #expect(try mock("Scene.swift").code == 64)
    }

    // MARK: Between runs

    @Test("Current output is not written again")
    func untouched() throws {
        let file = scratch.folder.appending(path: "Mocks.swift").path(percentEncoded: false)
        #expect(try mock("Scene.swift", "--output", "Mocks.swift").code == 0)
        let first = try FileManager.default.attributesOfItem(atPath: file)[.systemFileNumber] as? Int
        #expect(try mock("Scene.swift", "--output", "Mocks.swift").code == 0)
        #expect(try FileManager.default.attributesOfItem(atPath: file)[.systemFileNumber] as? Int == first)
    }

    @Test("A damaged cache is ignored and written again", arguments: [0, 40, 200])
    func damaged(count: Int) throws {
        let contracts = ["Showing", "Hiding", "Waiting"].map { "protocol \($0): Boundary { func go() }\n" }
        try scratch.write(contracts.joined(), to: "Scene.swift")
        #expect(try mock("Scene.swift", "--output", "Mocks.swift").code == 0)
        let text = try scratch.text("Mocks.swift")
        let names = try FileManager.default.contentsOfDirectory(
            atPath: scratch.folder.appending(path: "cache").path)
        let name = try #require(names.first { $0.hasPrefix("mocks-") })
        let cache = scratch.folder.appending(path: "cache/\(name)")
        let whole = try Data(contentsOf: cache)
        #expect(whole.count > 200)
        try (whole.prefix(count) + Data(repeating: 0xAB, count: 50)).write(to: cache)
        #expect(try mock("Scene.swift", "--output", "Mocks.swift").code == 0)
        #expect(try scratch.text("Mocks.swift") == text)
        #expect(try Data(contentsOf: cache) == whole)
    }

    /// Changes a source long ago, so that its stamp is trusted.
    private func write(_ text: String, hoursAgo: Double) throws {
        try scratch.write(text, to: "Scene.swift")
        try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSinceNow: -3600 * hoursAgo)],
            ofItemAtPath: scratch.folder.appending(path: "Scene.swift").path)
    }

    @Test("A changed source of the same size is read again")
    func sameSize() throws {
        try write("protocol Showing: Boundary { func one() }\n", hoursAgo: 2)
        #expect(try mock("Scene.swift", "--output", "Mocks.swift").code == 0)
        #expect(try mock("Scene.swift", "--output", "Mocks.swift").code == 0)
        try write("protocol Showing: Boundary { func two() }\n", hoursAgo: 1)
        #expect(try mock("Scene.swift", "--output", "Mocks.swift").code == 0)
        let text = try scratch.text("Mocks.swift")
        #expect(text.contains("func two()") && !text.contains("func one()"))
    }

    @Test("Damaged outlines are created again", arguments: [10, 40, 120])
    func damagedOutlines(count: Int) throws {
        try write("protocol Showing: Boundary { func one(_ model: Model) -> Trip }\n", hoursAgo: 2)
        #expect(try mock("Scene.swift", "--output", "Mocks.swift").code == 0)
        let text = try scratch.text("Mocks.swift")
        let names = try FileManager.default.contentsOfDirectory(
            atPath: scratch.folder.appending(path: "cache").path)
        let cache = scratch.folder.appending(
            path: "cache/\(try #require(names.first { $0.hasPrefix("summaries-") }))")
        let whole = try Data(contentsOf: cache)
        try #require(whole.count > 200)
        try (whole.prefix(count) + Data(repeating: 0xAB, count: 50)).write(to: cache)
        #expect(try mock("Scene.swift", "--output", "Mocks.swift").code == 0)
        #expect(try scratch.text("Mocks.swift") == text)
        // The same sources are the same bytes.
        #expect(try Data(contentsOf: cache) == whole)
    }

    @Test("Output that a person changed is restored")
    func changedOutput() throws {
        #expect(try mock("Scene.swift", "--output", "Mocks.swift").code == 0)
        let text = try scratch.text("Mocks.swift")
        try scratch.write(text.replacing("ShowingMock", with: "ShowingFake"), to: "Mocks.swift")
        #expect(try mock("Scene.swift", "--output", "Mocks.swift", "--check").code == 1)
        #expect(try mock("Scene.swift", "--output", "Mocks.swift").code == 0)
        #expect(try scratch.text("Mocks.swift") == text)
    }

    @Test("A changed protocol does not change the mocks of others")
    func oneOfMany() throws {
        try scratch.write("protocol Hiding: Boundary { func hide(_ ride: Ride) }\n", to: "Other.swift")
        #expect(try mock(".", "--output", "Mocks.swift").code == 0)
        try scratch.write("protocol Hiding: Boundary { func hide() }\n", to: "Other.swift")
        #expect(try mock(".", "--output", "Mocks.swift").code == 0)
        let text = try scratch.text("Mocks.swift")
        try FileManager.default.removeItem(at: scratch.folder.appending(path: "Mocks.swift"))
        #expect(try mock(".", "--output", "Fresh.swift", "--no-cache").code == 0)
        #expect(try scratch.text("Fresh.swift") == text)
    }

    @Test("An output that is a symbolic link stays one, and its target keeps its permissions")
    func link() throws {
        try scratch.write("", to: "Real.swift")
        let (real, link) = (
            scratch.folder.appending(path: "Real.swift"), scratch.folder.appending(path: "Mocks.swift")
        )
        try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: real.path)
        try FileManager.default.createSymbolicLink(at: link, withDestinationURL: real)
        #expect(try mock("Scene.swift", "--output", "Mocks.swift").code == 0)
        let kind = try FileManager.default.attributesOfItem(atPath: link.path)[.type] as? FileAttributeType
        #expect(kind == .typeSymbolicLink)
        #expect(try scratch.text("Real.swift").contains("ShowingMock"))
        let rights = try FileManager.default.attributesOfItem(atPath: real.path)[.posixPermissions] as? Int
        #expect(rights == 0o640)
    }

    @Test("A cache that cannot be written has no other effect")
    func noCache() throws {
        try scratch.write("", to: "cache")
        #expect(try mock("Scene.swift", "--output", "Mocks.swift").code == 0)
        #expect(scratch.has("Mocks.swift"))
    }

    @Test("Concurrent runs result in the same output")
    func concurrent() async throws {
        let folder = scratch.folder
        let codes = try await withThrowingTaskGroup(of: Int32.self) { group in
            for _ in 0..<6 {
                group.addTask {
                    try Tool.run(
                        Tool.binary, ["mock", "Scene.swift", "--output", "Mocks.swift", "--cache", "cache"],
                        in: folder
                    ).code
                }
            }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(codes == [0, 0, 0, 0, 0, 0])
        #expect(try mock("Scene.swift", "--output", "Mocks.swift", "--check").code == 0)
    }
}
