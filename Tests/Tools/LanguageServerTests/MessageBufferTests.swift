import Testing

@testable import LanguageServer

@Suite("The bytes of a client") struct MessageBufferTests {
    private func bodies(_ pieces: [String]) throws -> [String] {
        var buffer = MessageBuffer()
        var found: [String] = []
        for piece in pieces {
            buffer.append(piece.utf8)
            while let body = try buffer.next() { found.append(String(decoding: body, as: UTF8.self)) }
        }
        return found
    }

    @Test("messages are cut wherever the pieces of a stream end, also inside a character")
    func pieces() throws {
        let stream = Array("Content-Length: 4\r\n\r\nén!content-length:2\r\nContent-Type: x\r\n\r\n{}".utf8)
        for size in 1...stream.count {
            var buffer = MessageBuffer()
            var found: [String] = []
            for start in stride(from: 0, to: stream.count, by: size) {
                buffer.append(stream[start..<min(start + size, stream.count)])
                while let body = try buffer.next() { found.append(String(decoding: body, as: UTF8.self)) }
            }
            #expect(found == ["én!", "{}"], "in pieces of \(size)")
        }
    }

    @Test(
        "what is no message is refused: no length, no number, a negative or an enormous length, an endless head"
    )
    func refusals() {
        #expect(throws: MessageError.noLength) { try bodies(["hello\r\n\r\n"]) }
        #expect(throws: MessageError.noLength) { try bodies(["Content-Length: many\r\n\r\n"]) }
        #expect(throws: MessageError.noLength) { try bodies(["Content-Length: -1\r\n\r\n"]) }
        #expect(throws: MessageError.tooLong(9_999_999_999)) {
            try bodies(["Content-Length: 9999999999\r\n\r\n"])
        }
        #expect(throws: MessageError.noLength) { try bodies([String(repeating: "x", count: 9_000)]) }
    }

    @Test("an empty body is a message")
    func empty() throws { #expect(try bodies(["Content-Length: 0\r\n\r\n"]) == [""]) }
}
