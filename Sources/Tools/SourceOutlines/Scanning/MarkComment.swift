/// Comments that ask for a mock of the declaration below them.
package enum MarkComment {
    /// Whether a line of a comment begins with such a mark; a line that only mentions one does not.
    package static func isMark(_ line: Substring) -> Bool {
        let text = line.drop { "/*! \t".contains($0) }
        if text.hasPrefix("@mockable") || text.hasPrefix("scenery:mock") { return true }
        guard text.hasPrefix("sourcery:") else { return false }
        return text.dropFirst("sourcery:".count).split(separator: ",").contains { part in
            part.prefix { $0 != "=" && $0 != "*" }.filter { $0 != " " && $0 != "\t" } == "AutoMockable"
        }
    }

    /// Whether a comment contains such a line.
    static func isMark(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Bool {
        String(decoding: bytes[range], as: UTF8.self).split(whereSeparator: \.isNewline).contains(
            where: isMark)
    }
}
