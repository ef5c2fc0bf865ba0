/// Blocks of indented lines.
extension SourceText {
    /// Begins a type with its attributes, each on a line of its own, and its heading.
    convenience init(_ attributes: [String], _ heading: String, size: Int) {
        self.init(size: size)
        for attribute in attributes { put(attribute, "\n") }
        put(heading, " {\n")
    }

    /// A declaration with its members.
    static func braced(_ attributes: [String], _ heading: String, _ members: [String]) -> String {
        let size = members.reduce(heading.utf8.count + 64) { $0 + $1.utf8.count * 5 / 4 + 4 }
        let code = SourceText(attributes, heading, size: size)
        for member in members { code.add(line: member) }
        code.close()
        return code.text
    }

    /// A declaration with its body, on one line if it fits.
    static func braced(_ head: String, _ body: [String]) -> String {
        if body.count == 1, body[0].isOneLine, head.isOneLine,
            head.width + body[0].width < lineWidth
        {
            return .chained(head, " { ", body[0], " }")
        }
        return braced([], head, body)
    }

    func close() { put("}") }

    /// Adds a block with its lines indented by one level, except for empty lines and directives.
    func add(_ block: String, indentsFirstLine: Bool = true) {
        var block = block
        block.withUTF8 { block in
            var start = 0
            for position in block.indices where block[position] == 0x0A {
                // A line break of two bytes is not one of the generator's.
                if position > 0, block[position - 1] == 0x0D { continue }
                add(block, start..<position + 1, isIndented: start > 0 || indentsFirstLine)
                start = position + 1
            }
            add(block, start..<block.count, isIndented: start > 0 || indentsFirstLine)
        }
    }

    private func add(_ block: UnsafeBufferPointer<UInt8>, _ line: Range<Int>, isIndented: Bool) {
        let isEmpty = line.isEmpty || block[line.lowerBound] == 0x0A
        if isIndented, !isEmpty, block[line.lowerBound] != UInt8(ascii: "#") { put("    ") }
        put(UnsafeBufferPointer(rebasing: block[line]))
    }

    func add(line block: String) {
        add(block)
        put("\n")
    }

    /// Adds a block with an empty line before it.
    func add(apart block: String) {
        put("\n")
        add(line: block)
    }

    // MARK: Members

    /// Adds declarations one below the other, with an empty line around those of several lines.
    func add(members: [Conditional]) {
        for member in members { add(member: member) }
    }

    func add(member: Conditional) {
        let block = member.block
        let isOneLine = block.isOneLine
        if isOneLine, endsWithOneLine { add(line: block) } else { add(apart: block) }
        endsWithOneLine = isOneLine
    }

    /// Begins a member, with an empty line before it unless it and the previous one take one line each.
    func beginMember(isOneLine: Bool) {
        put(isOneLine && endsWithOneLine ? "    " : "\n    ")
        endsWithOneLine = isOneLine
    }

    /// Adds a member with one statement, on one line if it fits.
    func addMember(_ head: (SourceText) -> Void, doing statement: (SourceText) -> Void) {
        let (start, before) = (count, endsWithOneLine)
        beginMember(isOneLine: true)
        let headStart = count
        head(self)
        let headEnd = count
        put(" { ")
        let statementStart = count
        statement(self)
        let width = width(of: headStart..<headEnd) + width(of: statementStart..<count)
        if width < Self.lineWidth { return put(" }\n") }
        cut(to: start)
        endsWithOneLine = before
        beginMember(isOneLine: false)
        head(self)
        put(" {\n        ")
        statement(self)
        put("\n    }\n")
    }

    /// The width that a declaration and its only statement must stay below to be written on one line.
    static let lineWidth = 106
}
