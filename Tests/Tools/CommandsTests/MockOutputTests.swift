import Foundation
import Testing

@Suite("What scenery mock reads and writes") struct MockOutputTests {
    private let scratch: Scratch

    init() throws {
        scratch = try Scratch()
        try scratch.write("protocol Showing: Boundary { func show(_ ride: Ride) }\n", to: "Scene.swift")
    }

    private func mock(_ arguments: String...) throws -> Tool.Outcome {
        try Tool.run(Tool.binary, ["mock"] + arguments + ["--cache", "cache"], in: scratch.folder)
    }

    // MARK: Facts of other modules

    @Test("requirements from another module come from its facts, and its protocols are not mocked again")
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

    @Test("facts of another kind are refused")
    func wrongFacts() throws {
        try scratch.write("{}", to: "Core.facts")
        let refused = try mock("Scene.swift", "--facts", "Core.facts", "--output", "Mocks.swift")
        #expect(refused.code == 2)
        #expect(refused.errors.contains("\"Core.facts\" holds no facts this build can read"))
        #expect(try mock("Scene.swift", "--facts", "None", "--output", "Mocks.swift").code == 2)
        #expect(!scratch.has("Mocks.swift"))
    }

    // MARK: One file a mock

    @Test("a folder gets one file a mock, and loses those whose protocols are gone")
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

    @Test("a file that a person wrote is never written over")
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

    @Test("behind a link the file it leads to is written, and what is no file is refused")
    func links() throws {
        let link = scratch.folder.appending(path: "Link.swift")
        try scratch.write("", to: "Mocks.swift")
        try FileManager.default.createSymbolicLink(atPath: link.path(), withDestinationPath: "Mocks.swift")
        #expect(try mock("Scene.swift", "--output", "Link.swift").code == 0)
        #expect(try scratch.text("Mocks.swift").contains("class ShowingMock"))
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link.path()) == "Mocks.swift")
        let refused = try mock("Scene.swift", "--output", "/dev/stdin")
        #expect(refused.code == 2)
        #expect(refused.errors.contains("is no file that can be replaced"))
    }

    // MARK: Names

    @Test("two protocols of one name are refused with both their files, and the old output stays")
    func twice() throws {
        #expect(try mock("Scene.swift", "--output", "Mocks.swift").code == 0)
        let old = try scratch.text("Mocks.swift")
        try scratch.write("protocol Showing: Boundary { func hide() }\n", to: "Again.swift")
        let refused = try mock("Scene.swift", "Again.swift", "--output", "Mocks.swift")
        #expect(refused.code == 2)
        #expect(
            refused.errors == """
                "ShowingMock" would be the mock of both "Showing" in Again.swift and "Showing" in Scene.swift, \
                hand in one of them, or mock them in two runs

                """)
        #expect(try scratch.text("Mocks.swift") == old)
    }

    @Test("a type that has a mock's name already is named, unless an earlier run wrote it")
    func taken() throws {
        #expect(try mock("Scene.swift", "--output", "Other.swift").code == 0)
        #expect(try mock(".", "--output", "Mocks.swift").code == 0)
        try scratch.write("final class ShowingMock {}\n", to: "Mine.swift")
        let refused = try mock("Scene.swift", "Mine.swift", "--output", "Mocks.swift")
        #expect(refused.code == 2)
        #expect(refused.errors.contains("would be named \"ShowingMock\", which Mine.swift declares already"))
        try scratch.write(
            "/// @mockable(override: name = ShowingDouble)\nprotocol Showing {}\n", to: "Scene.swift")
        #expect(try mock("Scene.swift", "Mine.swift", "--output", "Mocks.swift").code == 0)
        #expect(try scratch.text("Mocks.swift").contains("class ShowingDouble"))
    }

    @Test("a name that is none is passed over with a note")
    func nameless() throws {
        try scratch.write("/// @mockable(override: name = 3 x)\nprotocol Showing {}\n", to: "Scene.swift")
        let outcome = try mock("Scene.swift", "--output", "Mocks.swift")
        #expect(outcome.code == 0)
        #expect(outcome.output.contains("\"override: name\" is passed over: what stands after it is no name"))
        #expect(try scratch.text("Mocks.swift").contains("class ShowingMock"))
    }

    @Test("typealiases that lead back to themselves are a circle")
    func circle() throws {
        #expect(try mock("Scene.swift", "--output", "Mocks.swift").code == 0)
        let old = try scratch.text("Mocks.swift")
        try scratch.write(
            "protocol Looping: Boundary, One {}\ntypealias One = Two & Sendable\ntypealias Two = One\n",
            to: "Loop.swift")
        let refused = try mock("Scene.swift", "Loop.swift", "--output", "Mocks.swift")
        #expect(refused.code == 2)
        #expect(refused.errors.contains("in a circle: Looping → "))
        #expect(try scratch.text("Mocks.swift") == old)
    }

    @Test("sources with nothing to mock are said to have nothing")
    func nothing() throws {
        try scratch.write("struct Ride {}\n", to: "Ride.swift")
        let outcome = try mock("Ride.swift", "--output", "Mocks.swift")
        #expect(outcome.code == 0)
        #expect(outcome.output.contains("note: no protocol in these sources refines Boundary or is marked"))
        let checked = try mock("Ride.swift", "--output", "None.swift", "--check")
        #expect(checked.code == 1)
        #expect(checked.errors.contains("\"None.swift\" is not there yet"))
    }

    // MARK: Marks

    @Test("the options of @mockable hold, and those that mean nothing here are named")
    func mockable() throws {
        try scratch.write(
            """
            /// @mockable(typealias: T = (Int) -> Void; module: prefix = Core; override: name = Double; history: go = true)
            protocol Marked { associatedtype T; func go(_ value: T) }
            """, to: "Scene.swift")
        let outcome = try mock("Scene.swift", "--output", "Mocks.swift")
        #expect(outcome.code == 0, "\(outcome.errors)")
        #expect(outcome.output.contains("Scene.swift:2:1: note: \"history: go\" is passed over"))
        let text = try scratch.text("Mocks.swift")
        #expect(text.contains("class Double: Core.Marked"))
        #expect(text.contains("typealias T = (Int) -> Void"))
    }

    // MARK: Files that are no ordinary sources

    @Test("an empty file is as good as none")
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
        #expect(refused.code == 2)
        #expect(refused.errors.contains("Odd.swift:1:1: the file is not UTF-8 text"))
        #expect(!scratch.has("Mocks.swift"))
    }

    @Test("brackets nested without end do not end the process")
    func deep() throws {
        let text = String(repeating: "(", count: 100_000)
        try scratch.write("let a = \(text)\nprotocol Deep: Boundary {}\n", to: "Deep.swift")
        let refused = try mock("Deep.swift", "--output", "Mocks.swift")
        #expect(refused.code == 2)
        #expect(refused.errors.contains("Deep.swift:"))
    }

    @Test("a folder where the output should be a file's folder is named")
    func outputBelowFile() throws {
        let refused = try mock("Scene.swift", "--output", "Scene.swift/Mocks.swift")
        #expect(refused.code == 2)
        #expect(refused.errors.contains("\"Scene.swift/Mocks.swift\" cannot be written"))
        let folder = try mock("Scene.swift", "--output", "Scene.swift/")
        #expect(folder.code == 2)
        #expect(folder.errors.contains("the folder \"Scene.swift\" cannot be made"))
    }

    @Test("nowhere to write is a wrong use")
    func noOutput() throws {
        #expect(try mock("Scene.swift").code == 64)
    }

    // MARK: Between runs

    @Test("output that is current is not written again")
    func untouched() throws {
        let file = scratch.folder.appending(path: "Mocks.swift").path(percentEncoded: false)
        #expect(try mock("Scene.swift", "--output", "Mocks.swift").code == 0)
        let first = try FileManager.default.attributesOfItem(atPath: file)[.systemFileNumber] as? Int
        #expect(try mock("Scene.swift", "--output", "Mocks.swift").code == 0)
        #expect(try FileManager.default.attributesOfItem(atPath: file)[.systemFileNumber] as? Int == first)
    }

    @Test("a damaged cache is passed over and written anew", arguments: [0, 40, 200])
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

    @Test("a source that changed is looked at again, though it has as many bytes")
    func sameSize() throws {
        try write("protocol Showing: Boundary { func one() }\n", hoursAgo: 2)
        #expect(try mock("Scene.swift", "--output", "Mocks.swift").code == 0)
        #expect(try mock("Scene.swift", "--output", "Mocks.swift").code == 0)
        try write("protocol Showing: Boundary { func two() }\n", hoursAgo: 1)
        #expect(try mock("Scene.swift", "--output", "Mocks.swift").code == 0)
        let text = try scratch.text("Mocks.swift")
        #expect(text.contains("func two()") && !text.contains("func one()"))
    }

    @Test("outlines that were damaged are made anew", arguments: [10, 40, 120])
    func damagedOutlines(count: Int) throws {
        try write("protocol Showing: Boundary { func one(_ model: Model) }\n", hoursAgo: 2)
        #expect(try mock("Scene.swift", "--output", "Mocks.swift").code == 0)
        let text = try scratch.text("Mocks.swift")
        let names = try FileManager.default.contentsOfDirectory(
            atPath: scratch.folder.appending(path: "cache").path)
        let cache = scratch.folder.appending(
            path: "cache/\(try #require(names.first { $0.hasPrefix("looks-") }))")
        let whole = try Data(contentsOf: cache)
        try #require(whole.count > 200)
        try (whole.prefix(count) + Data(repeating: 0xAB, count: 50)).write(to: cache)
        #expect(try mock("Scene.swift", "--output", "Mocks.swift").code == 0)
        #expect(try scratch.text("Mocks.swift") == text)
        // The same sources are the same bytes.
        #expect(try Data(contentsOf: cache) == whole)
    }

    @Test("output that a person changed is put right")
    func changedOutput() throws {
        #expect(try mock("Scene.swift", "--output", "Mocks.swift").code == 0)
        let text = try scratch.text("Mocks.swift")
        try scratch.write(text.replacing("ShowingMock", with: "ShowingFake"), to: "Mocks.swift")
        #expect(try mock("Scene.swift", "--output", "Mocks.swift", "--check").code == 1)
        #expect(try mock("Scene.swift", "--output", "Mocks.swift").code == 0)
        #expect(try scratch.text("Mocks.swift") == text)
    }

    @Test("mocks of other protocols stay as they are when one changes")
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

    @Test("an output that is a link stays one, and its file keeps its rights")
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

    @Test("a cache that cannot be written changes nothing else")
    func noCache() throws {
        try scratch.write("", to: "cache")
        #expect(try mock("Scene.swift", "--output", "Mocks.swift").code == 0)
        #expect(scratch.has("Mocks.swift"))
    }

    @Test("runs side by side give what one gives")
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
