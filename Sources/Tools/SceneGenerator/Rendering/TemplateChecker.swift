import Stencil

/// Checks the bounds that the text of a template shows, and adds a tag to each of its loops that counts the passes.
struct TemplateChecker {
    /// Counts a pass: `{% scenery_pass BYTES %}`. No style can use the name for anything else.
    static let passTag = "scenery_pass"

    private let text: String
    private var result = ""
    private var tags = 0
    private var depth = 0
    private var line = 1

    /// - Throws: `TemplateSyntaxError`, with the line, for a template that exceeds a bound.
    static func counted(_ text: String) throws -> String {
        var checker = TemplateChecker(text: text)
        try checker.run()
        return checker.result
    }

    private init(text: String) { self.text = text }

    private mutating func run() throws {
        try check(text.utf8.count, TemplateLimits.bytes, "the template has %n bytes")
        let lines = text.utf8.count { $0 == 0x0A }
        try check(lines, TemplateLimits.lines, "the template has %n lines")
        var rest = text.utf8[...]
        while let start = Self.tagStart(in: rest) {
            let kind = rest[rest.index(after: start)]
            let end = Self.tagEnd(in: rest[start...], kind)
            append(rest[..<start])
            try tag(rest[start..<end], kind)
            rest = rest[end...]
        }
        append(rest)
    }

    private mutating func append(_ part: Substring.UTF8View) {
        line += part.count { $0 == 0x0A }
        result += String(Substring(part))
    }

    private func check(_ count: Int, _ most: Int, _ what: String) throws {
        guard count > most else { return }
        throw TemplateSyntaxError(
            "\(what.replacing("%n", with: "\(count)")), which is more than \(most); make it simpler")
    }

    // MARK: Tags

    private mutating func tag(_ part: Substring.UTF8View, _ kind: UInt8) throws {
        let first = line
        append(part)
        guard kind != UInt8(ascii: "#") else { return }
        tags += 1
        try check(tags, TemplateLimits.tags, "the template has more tags and variables by line \(first)")
        try check(part.count, TemplateLimits.tagBytes, "the tag in line \(first) has %n bytes")
        let tag = String(Substring(part))
        try ranges(in: tag, first)
        guard kind == UInt8(ascii: "%") else { return }
        try block(tag, first)
    }

    private mutating func block(_ tag: String, _ first: Int) throws {
        var words = tag.dropFirst(2).dropLast(2).split { $0.isWhitespace }
        // White space control is a sign of its own or part of the first and last words.
        if let word = words.first, "+-".contains(word.prefix(1)) { words[0] = word.dropFirst() }
        words.removeAll(where: \.isEmpty)
        if words.first?.hasSuffix(":") == true { words.removeFirst() }
        switch words.first {
        case "for":
            depth += 1
            let (lead, trail) = Self.whitespaceControl(tag)
            result += "{%\(lead) \(Self.passTag) \(text.utf8.count) \(trail)%}"
        case "if", "ifnot", "filter": depth += 1
        case "endfor", "endif", "endfilter": depth = max(0, depth - 1)
        default: break
        }
        try check(depth, TemplateLimits.nesting, "the tags in line \(first) are nested %n deep")
    }

    /// A range makes a list of all its numbers, wherever it stands: `{% for i in 1...9 %}`, `{{ 1...9 }}`. What reads as a number
    /// is one too: `1e9`, `0x7FFF`, `inf`.
    private func ranges(in tag: String, _ first: Int) throws {
        guard tag.contains("...") else { return }
        let words = tag.split { !($0.isLetter || $0.isNumber || "._+-".contains($0)) }
        for word in words.flatMap({ $0.split(separator: "...") }) {
            // A sign behind it is the tag's own, for white space: `{% for i in 1...9-%}`.
            let number = "+-".contains(word.suffix(1)) ? word.dropLast() : word
            guard Double(number) != nil else { continue }
            let digits = number.drop { "+-".contains($0) }
            guard digits.allSatisfy({ ("0"..."9").contains($0) }) else {
                throw TemplateSyntaxError(
                    "the number \(number) of the range in line \(first) is not written in digits; write it as 1 to 9999"
                )
            }
            try check(
                digits.count, TemplateLimits.rangeDigits,
                "a number of the range in line \(first) has %n digits")
        }
    }

    private static func whitespaceControl(_ tag: String) -> (String, String) {
        let lead = tag.dropFirst(2).first.map(String.init) ?? ""
        let trail = tag.dropLast(2).last.map(String.init) ?? ""
        return ("+-".contains(lead) ? lead : "", "+-".contains(trail) ? trail : "")
    }

    // MARK: Finding tags

    /// Where the next `{{`, `{%` or `{#` starts.
    private static func tagStart(in text: Substring.UTF8View) -> String.Index? {
        var index = text.startIndex
        while let brace = text[index...].firstIndex(of: UInt8(ascii: "{")) {
            let next = text.index(after: brace)
            guard next < text.endIndex else { return nil }
            if "{%#".utf8.contains(text[next]) { return brace }
            index = next
        }
        return nil
    }

    /// The end of a tag, or that of the text if it does not end.
    private static func tagEnd(in text: Substring.UTF8View, _ kind: UInt8) -> String.Index {
        let closer = kind == UInt8(ascii: "{") ? UInt8(ascii: "}") : kind
        var index = text.index(text.startIndex, offsetBy: 2)
        while let found = text[index...].firstIndex(of: closer) {
            let next = text.index(after: found)
            guard next < text.endIndex else { break }
            if text[next] == UInt8(ascii: "}") { return text.index(after: next) }
            index = next
        }
        return text.endIndex
    }
}
