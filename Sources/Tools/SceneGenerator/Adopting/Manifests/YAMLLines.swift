/// The lines of a YAML file whose mappings are written in blocks, to find keys in them and add lines behind them.
struct YAMLLines {
    /// What a key holds: the lines below it.
    struct Block {
        /// The line of the key; -1 for the whole file.
        let line: Int
        /// The lines below the key, without blank lines and comments at the end.
        let body: Range<Int>
        /// The text behind the colon, without a comment.
        let inline: String
        /// The column of what is in the block; `nil` for none.
        let column: Int?
    }

    private struct Line {
        let range: Range<Int>
        let column: Int
        /// Without blanks around it; empty for a blank line or a comment.
        let text: Substring

        var isItem: Bool { text == "-" || text.hasPrefix("- ") }
    }

    private(set) var insertions: TextInsertions
    private let lines: [Line]

    init(_ text: String) {
        insertions = TextInsertions(text)
        let bytes = insertions.bytes
        var lines: [Line] = []
        var start = 0
        while start < bytes.count {
            let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? bytes.count
            let content = String(decoding: bytes[start..<end], as: UTF8.self)
            let column = content.prefix { $0 == " " }.count
            let text = content.drop { $0 == " " || $0 == "\t" || $0 == "\u{FEFF}" }
            let trimmed = text[
                ..<(text.lastIndex { !$0.isWhitespace }.map(text.index(after:)) ?? text.startIndex)]
            let isEmpty = trimmed.hasPrefix("#") || trimmed == "---" || trimmed.hasPrefix("%")
            lines.append(Line(range: start..<end, column: column, text: isEmpty ? "" : trimmed))
            start = end
        }
        self.lines = lines
    }

    var root: Block { block(line: -1, inline: "", from: 0, column: -1) }

    /// The keys of a block, in order.
    func keys(of block: Block) -> [(name: String, block: Block)] {
        guard let column = block.column else { return [] }
        return block.body.compactMap { number in
            let line = lines[number]
            guard !line.text.isEmpty, line.column == column, !line.isItem,
                let (name, rest) = Self.key(line.text)
            else { return nil }
            return (name, self.block(line: number, inline: rest, from: number + 1, column: column))
        }
    }

    subscript(key: String, block: Block) -> Block? { keys(of: block).first { $0.name == key }?.block }

    /// The plain items of a list.
    func items(of block: Block) -> [String] {
        block.body.compactMap { number in
            let line = lines[number]
            guard line.isItem, line.column == block.column else { return nil }
            let text = line.text.dropFirst().split(separator: " #").first ?? ""
            return String(text.filter { $0 != "\"" && $0 != "'" && !$0.isWhitespace })
        }
    }

    /// Whether lines below a block's key contain a text.
    func contains(_ text: String, in block: Block) -> Bool {
        block.body.contains { lines[$0].text.contains(text) }
    }

    /// The value of a key somewhere below a block's key, also in `{braces}`.
    func value(of name: String, anywhereIn block: Block) -> String? {
        for number in block.body {
            let text = lines[number].text
            guard let key = text.firstRange(of: name + ": ") else { continue }
            let rest = text[key.upperBound...].prefix { $0 != "," && $0 != "}" && $0 != "#" }
            let value = rest.filter { $0 != "\"" && $0 != "'" }
            let end = value.lastIndex { !$0.isWhitespace }.map(value.index(after:)) ?? value.startIndex
            if end > value.startIndex { return String(value[..<end]) }
        }
        return nil
    }

    /// Adds lines behind the last of a block, at a column.
    mutating func add(_ text: [String], to block: Block, column: Int) {
        let last = block.body.isEmpty ? block.line : block.body.upperBound - 1
        add(text, behind: last, column: column)
    }

    /// Adds lines before the line of a key.
    mutating func add(_ text: [String], before block: Block, column: Int) {
        add(text, behind: block.line - 1, column: column)
    }

    private mutating func add(_ text: [String], behind number: Int, column: Int) {
        let indent = String(repeating: " ", count: column)
        let end = insertions.lineEnd
        let added = text.map { $0.isEmpty ? "" : indent + $0 }
        guard number >= 0 else { return insertions.insert(added.map { $0 + end }.joined(), at: 0) }
        let offset = lines[number].range.upperBound
        let isOpen = insertions.bytes[lines[number].range].last != UInt8(ascii: "\n")
        insertions.insert(
            isOpen ? added.map { end + $0 }.joined() : added.map { $0 + end }.joined(), at: offset)
    }

    // MARK: Reading

    private func block(line: Int, inline: String, from start: Int, column: Int) -> Block {
        var end = start
        while end < lines.count {
            let next = lines[end]
            let isInside = next.text.isEmpty || next.column > column || next.column == column && next.isItem
            guard isInside else { break }
            end += 1
        }
        while end > start, lines[end - 1].text.isEmpty { end -= 1 }
        let first = lines[start..<end].first { !$0.text.isEmpty }
        return Block(line: line, body: start..<end, inline: inline, column: first?.column)
    }

    /// The key of a line and what stands behind its colon.
    private static func key(_ text: Substring) -> (name: String, rest: String)? {
        guard
            let colon = text.indices.first(where: { index in
                text[index] == ":"
                    && (text.index(after: index) == text.endIndex
                        || text[text.index(after: index)].isWhitespace)
            })
        else { return nil }
        var name = text[..<colon]
        if let quote = name.first, quote == "\"" || quote == "'", name.last == quote, name.count > 1 {
            name = name.dropFirst().dropLast()
        }
        var rest = text[text.index(after: colon)...].drop { $0.isWhitespace }
        if rest.hasPrefix("#") { rest = "" }
        if let comment = rest.firstRange(of: " #") { rest = rest[..<comment.lowerBound] }
        while rest.last?.isWhitespace == true { rest = rest.dropLast() }
        if let quote = rest.first, quote == "\"" || quote == "'", rest.last == quote, rest.count > 1 {
            rest = rest.dropFirst().dropLast()
        }
        return (String(name), String(rest))
    }
}
