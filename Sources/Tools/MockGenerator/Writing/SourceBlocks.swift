/// Blocks of lines, members moved in.
extension SourceText {
    /// The beginning of a type: its attributes, each on its line, and its heading.
    convenience init(_ attributes: [String], _ heading: String, size: Int) {
        self.init(size: size)
        for attribute in attributes { put(attribute, "\n") }
        put(heading, " {\n")
    }

    /// A declaration with what stands between its braces.
    static func braced(_ attributes: [String], _ heading: String, _ members: [String]) -> String {
        let size = members.reduce(heading.utf8.count + 64) { $0 + $1.utf8.count * 5 / 4 + 4 }
        let code = SourceText(attributes, heading, size: size)
        for member in members { code.add(line: member) }
        code.close()
        return code.text
    }

    func close() { put("}") }

    /// Adds a block: its lines moved in by one step, but for empty ones and directives.
    func add(_ block: String, isFirstLineMoved: Bool = true) {
        var block = block
        block.withUTF8 { block in
            var start = 0
            for place in block.indices where block[place] == 0x0A {
                // A line's end of two bytes is one character, which does not part the lines of a block.
                if place > 0, block[place - 1] == 0x0D { continue }
                add(block, start..<place + 1, isMoved: start > 0 || isFirstLineMoved)
                start = place + 1
            }
            add(block, start..<block.count, isMoved: start > 0 || isFirstLineMoved)
        }
    }

    private func add(_ block: UnsafeBufferPointer<UInt8>, _ line: Range<Int>, isMoved: Bool) {
        let isEmpty = line.isEmpty || block[line.lowerBound] == 0x0A
        if isMoved, !isEmpty, block[line.lowerBound] != UInt8(ascii: "#") { put("    ") }
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

    /// Adds declarations one below the other; what takes several lines stands apart.
    func add(members: [Conditional]) {
        for member in members { add(member: member) }
    }

    func add(member: Conditional) {
        let block = member.block
        let isOneLine = block.isOneLine
        if isOneLine, endsWithOneLine { add(line: block) } else { add(apart: block) }
        endsWithOneLine = isOneLine
    }

    /// Begins a member: apart from the one before, unless both are on one line.
    func beginMember(isOneLine: Bool) {
        put(isOneLine && endsWithOneLine ? "    " : "\n    ")
        endsWithOneLine = isOneLine
    }

    /// Adds a member with one statement, on one line where both are short.
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

    /// What a head and its only statement take less of to stand on one line.
    static let lineWidth = 106
}
