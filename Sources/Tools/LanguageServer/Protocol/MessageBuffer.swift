/// Cuts the bytes that a client sends into messages: a head with `Content-Length`, an empty line, a body of so many bytes.
public struct MessageBuffer {
    /// Bytes of a head, and of a body, that are refused when there are more.
    static let (longestHead, longestBody) = (8_192, 256 << 20)

    private var bytes: [UInt8] = []
    private var start = 0
    /// Bytes of the body that is on its way; `nil` while its head is not complete.
    private var wanted: Int?

    public init() {}

    /// Whether there is the start of a message that is not whole yet.
    public var isIncomplete: Bool { start < bytes.count || wanted != nil }

    public mutating func append(_ new: some Sequence<UInt8>) { bytes += new }

    /// The next whole message's body; `nil` until more bytes arrive.
    ///
    /// - Throws: `MessageError` if what arrives is not a message: nothing after it can be understood.
    public mutating func next() throws(MessageError) -> [UInt8]? {
        if wanted == nil { wanted = try head() }
        guard let length = wanted, bytes.count - start >= length else { return nil }
        let body = Array(bytes[start..<(start + length)])
        wanted = nil
        drop(length)
        return body
    }

    private mutating func head() throws(MessageError) -> Int? {
        let separator = Array("\r\n\r\n".utf8)
        let rest = bytes[start...]
        guard let end = rest.firstRange(of: separator) else {
            guard rest.count <= Self.longestHead else { throw .noLength }
            return nil
        }
        let lines = String(decoding: rest[..<end.lowerBound], as: UTF8.self).split(separator: "\r\n")
        drop(end.upperBound - start)
        for line in lines {
            let parts = line.split(separator: ":", maxSplits: 1)
            guard parts.count == 2, parts[0].lowercased() == "content-length" else { continue }
            guard let length = Int(parts[1].trimmingPrefix(while: \.isWhitespace)), length >= 0 else {
                throw .noLength
            }
            guard length <= Self.longestBody else { throw .tooLong(length) }
            return length
        }
        throw .noLength
    }

    /// Moves the rest to the front only now and then: a large text arrives in many pieces.
    private mutating func drop(_ count: Int) {
        start += count
        guard start == bytes.count || start > 1 << 20 else { return }
        bytes.removeSubrange(..<start)
        start = 0
    }

    /// A message as it is sent.
    static func framed(_ body: String) -> String { "Content-Length: \(body.utf8.count)\r\n\r\n\(body)" }
}

/// Why the bytes of a client are not messages.
public enum MessageError: Error, Equatable, CustomStringConvertible {
    case noLength
    case tooLong(Int)

    public var description: String {
        switch self {
        case .noLength:
            "standard input has no messages of the Language Server Protocol: a head with Content-Length is missing; "
                + "let an editor start this command"
        case .tooLong(let length):
            "a message has \(length) bytes, at most \(MessageBuffer.longestBody) are taken"
        }
    }
}
