/// Adds arguments and elements to the calls of a manifest in Swift.
struct SwiftManifestEdit {
    let groups: SwiftGroups
    private(set) var insertions: TextInsertions

    init(_ text: String, _ groups: SwiftGroups) {
        self.groups = groups
        insertions = TextInsertions(text)
    }

    /// Adds an element as the first of an array argument.
    ///
    /// - Parameter lines: The element; further lines are indented as the first.
    mutating func add(element lines: [String], to array: SwiftGroups.Group) {
        let isShort = !insertions.hasLineEnd(in: array.open..<array.close)
        guard !array.items.isEmpty else {
            if !isShort {
                let indent = insertions.indentation(at: array.close) + unit
                let end = insertions.lineEnd
                return insertions.insert(lines.map { end + indent + $0 }.joined() + ",", at: array.open + 1)
            }
            return insertions.insert(joined(lines, at: array.open), at: array.open + 1)
        }
        let first = array.items[0].lowerBound
        guard insertions.isFirstInLine(first) else {
            return insertions.insert(joined(lines, at: array.open) + ", ", at: first)
        }
        insertLines(lines, comma: true, at: first)
    }

    /// Adds an element to a list argument, or the argument where the call does not have it.
    ///
    /// - Parameter later: The labels that follow the argument in the declaration.
    /// - Returns: Whether that is safe: not to an expression that a sum would read otherwise.
    mutating func add(
        _ element: String, named label: String, to call: SwiftGroups.Group, before later: [String]
    ) -> Bool {
        if let array = groups.array(label, of: call) {
            add(element: [element], to: array)
            return true
        }
        guard let present = groups.argument(label, of: call) else {
            add(argument: ["\(label): [\(element)]"], to: call, before: later)
            return true
        }
        let expression = groups.text(present.value)
        guard !expression.contains("?"), !expression.hasPrefix("{"), expression != "nil" else { return false }
        insertions.insert("[\(element)] + ", at: present.value.lowerBound)
        return true
    }

    /// Adds an argument, before the first of those that follow it in the declaration, or as the last.
    mutating func add(argument lines: [String], to call: SwiftGroups.Group, before later: [String]) {
        let arguments = groups.arguments(of: call)
        if let next = arguments.first(where: { later.contains($0.label) }) {
            guard insertions.isFirstInLine(next.start) else {
                return insertions.insert(joined(lines, at: call.open) + ", ", at: next.start)
            }
            return insertLines(lines, comma: true, at: next.start)
        }
        guard let last = arguments.last else { return }
        let end = insertions.lineEnd
        guard insertions.isFirstInLine(last.start) else {
            return insertions.insert(", " + joined(lines, at: call.open), at: last.value.upperBound)
        }
        let indent = insertions.indentation(at: last.start)
        let text = lines.map { end + ($0.isEmpty ? "" : indent + $0) }.joined()
        guard call.hasTrailingComma,
            let comma = insertions.bytes[last.value.upperBound...].firstIndex(of: UInt8(ascii: ","))
        else { return insertions.insert("," + text, at: last.value.upperBound) }
        insertions.insert(text + ",", at: comma + 1)
    }

    private mutating func insertLines(_ lines: [String], comma: Bool, at offset: Int) {
        let indent = insertions.indentation(at: offset)
        let end = insertions.lineEnd
        let text = lines.map { ($0.isEmpty ? "" : indent + $0) }.joined(separator: end)
        insertions.insert(text + (comma ? "," : "") + end, at: insertions.lineStart(of: offset))
    }

    /// Lines within a line of the file: what is long begins lines of its own.
    private func joined(_ lines: [String], at offset: Int) -> String {
        lines.joined(separator: insertions.lineEnd + insertions.indentation(at: offset))
    }

    /// One step of indentation.
    var unit: String {
        let lines = String(decoding: insertions.bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
        let first = lines.first { $0.first == " " || $0.first == "\t" } ?? "    "
        return first.first == "\t" ? "\t" : String(first.prefix { $0 == " " })
    }
}
