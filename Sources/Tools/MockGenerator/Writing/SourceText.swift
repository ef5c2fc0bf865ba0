/// The text of a declaration that grows block by block, members moved in.
struct SourceText {
    private var bytes: [UInt8] = []

    var text: String { String(decoding: bytes, as: UTF8.self) }

    /// Adds a block: its lines moved in by one step, but for empty ones and directives.
    mutating func add(_ block: String, isFirstLineMoved: Bool = true) {
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

    init() {}

    /// The beginning of a type: its attributes, each on its line, and its heading.
    init(_ attributes: [String], _ heading: String, size: Int) {
        bytes.reserveCapacity(size)
        for attribute in attributes {
            add(atMargin: attribute)
            endLine()
        }
        add(atMargin: heading)
        add(atMargin: " {\n")
    }

    /// A declaration with what stands between its braces.
    static func braced(_ attributes: [String], _ heading: String, _ members: [String]) -> String {
        let size = members.reduce(heading.utf8.count + 64) { $0 + $1.utf8.count * 5 / 4 + 4 }
        var code = SourceText(attributes, heading, size: size)
        for member in members { code.add(line: member) }
        code.close()
        return code.text
    }

    mutating func close() { add(atMargin: "}") }

    mutating func add(line block: String) {
        add(block)
        endLine()
    }

    /// Adds a block with an empty line before it.
    mutating func add(apart block: String) {
        endLine()
        add(line: block)
    }

    /// Adds declarations one below the other; what takes several lines stands apart.
    mutating func add(members: [Conditional]) {
        var wasOneLine = false
        for member in members {
            let block = member.block
            let isOneLine = block.isOneLine
            if isOneLine, wasOneLine { add(line: block) } else { add(apart: block) }
            wasOneLine = isOneLine
        }
    }

    /// Adds a block as it is.
    mutating func add(atMargin block: String) { bytes.append(contentsOf: block.utf8) }

    mutating func endLine() { bytes.append(0x0A) }

    private mutating func add(_ block: UnsafeBufferPointer<UInt8>, _ line: Range<Int>, isMoved: Bool) {
        let isEmpty = line.isEmpty || block[line.lowerBound] == 0x0A
        if isMoved, !isEmpty, block[line.lowerBound] != UInt8(ascii: "#") {
            for _ in 0..<4 { bytes.append(0x20) }
        }
        bytes.append(contentsOf: UnsafeBufferPointer(rebasing: block[line]))
    }
}
