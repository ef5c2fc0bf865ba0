import Foundation
import Testing

@Suite("scenery mock") struct MockCommandTests {
    private let scratch: Scratch
    private let protocols = "protocol Showing: Boundary { func show(_ ride: Ride) }\n"

    init() throws {
        scratch = try Scratch()
        try scratch.write(protocols, to: "Scene.swift")
    }

    private func mock(_ more: String...) throws -> Tool.Outcome {
        try Tool.run(
            Tool.binary, ["mock", "Scene.swift", "--output", "Mocks.swift"] + more, in: scratch.folder)
    }

    private func permit(_ permissions: Int, _ path: String) throws {
        let path = scratch.folder.appending(path: path).path(percentEncoded: false)
        try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: path)
    }

    @Test("The mocks are written, and current afterwards")
    func current() throws {
        #expect(try mock().code == 0)
        #expect(try scratch.text("Mocks.swift").contains("class ShowingMock"))
        #expect(try mock("--check").code == 0)
    }

    @Test("A check of a stale file exits with 1 and writes nothing")
    func stale() throws {
        try scratch.write("old", to: "Mocks.swift")
        let checked = try mock("--check")
        #expect(checked.code == 1)
        #expect(checked.errors.contains("\"Mocks.swift\" is not current"))
        #expect(try scratch.text("Mocks.swift") == "old")
    }

    @Test(
        "sources of which nothing sound can be made leave the old output untouched",
        arguments: [
            ("protocol Showing: Boundary { func show( }", "Scene.swift:1:"),
            ("protocol A: B {}\nprotocol B: A, Boundary {}", "in a cycle"),
            (
                "enum X { protocol A: Boundary {} }\nenum Y { protocol A: Boundary {} }",
                "\"AMock\" would be the mock of both"
            ),
        ])
    func refused(source: String, reason: String) throws {
        try scratch.write("old", to: "Mocks.swift")
        try scratch.write(source, to: "Scene.swift")
        let refused = try mock()
        #expect(refused.code == 2)
        #expect(refused.errors.contains(reason), "\(refused.errors)")
        #expect(try scratch.text("Mocks.swift") == "old")
    }

    @Test("An unknown protocol is rejected with the nearest name")
    func unknown() throws {
        let refused = try mock("--only", "Showin")
        #expect(refused.code == 2)
        #expect(refused.errors.contains("did you mean \"Showing\""))
        #expect(!scratch.has("Mocks.swift"))
    }

    @Test("A missing output folder is named in the error")
    func missingFolder() throws {
        let refused = try Tool.run("mock", "Scene.swift", "--output", "None/Mocks.swift", in: scratch.folder)
        #expect(refused.code == 2)
        #expect(refused.errors.contains("\"None/Mocks.swift\" cannot be written"))
    }

    @Test("A missing source is named in the error")
    func missingSource() throws {
        let refused = try Tool.run("mock", "None", "--output", "Mocks.swift", in: scratch.folder)
        #expect(refused.code == 2)
        #expect(refused.errors.contains("there is no file or folder \"None\""))
    }

    @Test("A read-only output is not changed")
    func readOnly() throws {
        #expect(try mock().code == 0)
        let old = try scratch.text("Mocks.swift")
        try permit(0o444, "Mocks.swift")
        try scratch.write("protocol Hiding: Boundary { func hide() }\n", to: "Scene.swift")
        let refused = try mock()
        #expect(refused.code == 2)
        #expect(refused.errors.contains("\"Mocks.swift\" cannot be written"))
        #expect(try scratch.text("Mocks.swift") == old)
    }

    @Test("Nothing is written into a read-only folder", arguments: ["Out/Mocks.swift", "Out/"])
    func readOnlyFolder(_ output: String) throws {
        try FileManager.default.createDirectory(
            at: scratch.folder.appending(path: "Out"), withIntermediateDirectories: false)
        try permit(0o555, "Out")
        defer { try? permit(0o755, "Out") }  // The scratch folder removes what it can.
        let refused = try Tool.run("mock", "Scene.swift", "--output", output, in: scratch.folder)
        #expect(refused.code == 2)
        #expect(refused.errors.contains("nothing was changed"))
        #expect(try FileManager.default.contentsOfDirectory(atPath: scratch.folder.path + "/Out").isEmpty)
    }

    @Test("An unreadable folder is named in the error")
    func unreadable() throws {
        let inner = scratch.folder.appending(path: "Locked")
        try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: false)
        try permit(0, "Locked")
        defer { try? permit(0o755, "Locked") }  // The scratch folder removes what it can.
        let refused = try Tool.run("mock", "Locked", "--output", "Mocks.swift", in: scratch.folder)
        #expect(refused.code == 2)
        #expect(refused.errors.contains("the folder \"Locked\" cannot be read"))
    }
}
