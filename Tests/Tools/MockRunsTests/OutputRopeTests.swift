import Foundation
import SourceModel
import Testing

@testable import MockRuns

@Suite("Files in pieces") struct OutputRopeTests {
    /// The bytes of a temporary file.
    private func mapped(_ text: String) throws -> MappedData {
        let file = FileManager.default.temporaryDirectory.appending(
            path: "scenery-rope-\(UUID().uuidString)")
        try Data(text.utf8).write(to: file)
        // The mapping stays valid without the file's name.
        defer { try? FileManager.default.removeItem(at: file) }
        return try #require(MappedData(path: file.path(percentEncoded: false)))
    }

    @Test("Neighbors of a stored file with the same text between them become one piece")
    func neighbors() throws {
        let data = try mapped("one\n\ntwo\n")
        var rope = OutputRope("head\n")
        rope.add(.stored(data, 0..<3))
        rope.add("\n\n")
        rope.add(.stored(data, 5..<8))
        #expect(rope.pieces.count == 2)
        #expect(rope.string == "head\none\n\ntwo")
        #expect(rope.count == rope.string.utf8.count)
    }

    @Test("Neighbors with another text between them stay apart")
    func otherText() throws {
        let data = try mapped("one\n\ntwo\n")
        var rope = OutputRope()
        rope.add(.stored(data, 0..<3))
        rope.add(", ")
        rope.add(.stored(data, 5..<8))
        #expect(rope.pieces.count == 3)
        #expect(rope.string == "one, two")
    }

    @Test("A rope equals the bytes of its text only")
    func equality() throws {
        let rope = OutputRope("text")
        for (other, isEqual) in [("text", true), ("Text", false), ("texts", false)] {
            let data = try mapped(other)
            withExtendedLifetime(data) { #expect(rope.equals(data.bytes) == isEqual, "\(other)") }
        }
    }
}
