/// Sourcery annotations that apply to several declarations: from `// sourcery:begin: …` to `// sourcery:end`, or to a
/// whole file with `// sourcery:file: …`.
package struct AnnotatedSections {
    private var ofFile: [String] = []
    private var blocks: [(lines: ClosedRange<Int>, text: String)] = []

    /// Reads the comments that begin a line.
    ///
    /// - Complexity: linear in the length of the file; one quick pass for a file without such comments.
    package init(in bytes: UnsafeBufferPointer<UInt8>) {
        guard Self.begin(in: bytes, 0..<bytes.count) else { return }
        var open: [(line: Int, text: String?)] = []
        var number = 0
        for line in String(decoding: bytes, as: UTF8.self).split(
            omittingEmptySubsequences: false, whereSeparator: { $0 == "\n" || $0 == "\r\n" || $0 == "\r" })
        {
            number += 1
            guard let (word, rest) = Self.annotation(in: line) else { continue }
            switch word {
            case "file": ofFile.append(rest)
            case "begin": open.append((number, rest))
            // Code inserted by a template ends with the same word.
            case "inline": open.append((number, nil))
            case "end": if let begun = open.popLast() { close(begun, at: number) }
            default: break
            }
        }
        for begun in open { close(begun, at: number) }
    }

    private mutating func close(_ begun: (line: Int, text: String?), at line: Int) {
        if let text = begun.text { blocks.append((begun.line...line, text)) }
    }

    /// The annotations that apply to a declaration in a line, each as a comment; empty if there are none.
    package func comment(at line: Int) -> String {
        let around = blocks.filter { $0.lines.contains(line) }.map(\.text)
        return (ofFile + around).map { "\n// sourcery: \($0)" }.joined()
    }

    /// `begin` and `AutoMockable` of `// sourcery:begin: AutoMockable`.
    private static func annotation(in line: Substring) -> (word: String, rest: String)? {
        let bare = line.drop { $0 == " " || $0 == "\t" }
        guard bare.hasPrefix("/"), let mark = bare.firstRange(of: "sourcery:") else { return nil }
        let text = bare[mark.upperBound...]
        let word = text.prefix { $0.isLetter }
        return (String(word), String(text.dropFirst(word.count).drop { $0 == ":" || $0 == " " }))
    }

    /// Whether the bytes contain `sourcery:begin` or `sourcery:file`.
    static func begin(in bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Bool {
        var offset = range.lowerBound
        while offset < range.upperBound {
            if bytes[offset] == UInt8(ascii: "s"),
                holds(bytes, "sourcery:begin", offset, range.upperBound)
                    || holds(bytes, "sourcery:file", offset, range.upperBound)
            {
                return true
            }
            offset += 1
        }
        return false
    }

    private static func holds(
        _ bytes: UnsafeBufferPointer<UInt8>, _ text: StaticString, _ offset: Int, _ end: Int
    ) -> Bool {
        guard offset + text.utf8CodeUnitCount <= end else { return false }
        for index in 0..<text.utf8CodeUnitCount where bytes[offset + index] != text.utf8Start[index] {
            return false
        }
        return true
    }
}
