/// What Sourcery's comments say of many declarations of a file at once: from `// sourcery:begin: …` to
/// `// sourcery:end`, or with `// sourcery:file: …` of all of them.
struct AnnotatedSections {
    private var ofFile: [String] = []
    private var blocks: [(lines: ClosedRange<Int>, text: String)] = []

    /// Looks through the comments that begin a line.
    ///
    /// - Complexity: linear; nearly nothing for a file without such comments.
    init(in bytes: UnsafeBufferPointer<UInt8>) {
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
            // What a template wrote ends with the same word.
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

    /// What is said of a declaration in a line, each as a comment of its own; empty for nothing.
    func comment(at line: Int) -> String {
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

    /// Whether the bytes hold `sourcery:begin` or `sourcery:file`.
    static func begin(in bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Bool {
        var place = range.lowerBound
        while place < range.upperBound {
            if bytes[place] == UInt8(ascii: "s"),
                holds(bytes, "sourcery:begin", place, range.upperBound)
                    || holds(bytes, "sourcery:file", place, range.upperBound)
            {
                return true
            }
            place += 1
        }
        return false
    }

    private static func holds(
        _ bytes: UnsafeBufferPointer<UInt8>, _ text: StaticString, _ place: Int, _ end: Int
    ) -> Bool {
        guard place + text.utf8CodeUnitCount <= end else { return false }
        for index in 0..<text.utf8CodeUnitCount where bytes[place + index] != text.utf8Start[index] {
            return false
        }
        return true
    }
}
