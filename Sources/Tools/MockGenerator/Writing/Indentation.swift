extension String {
    /// All lines but the first moved in by one step; directives stay at the margin.
    var indented: String {
        split(separator: "\n", omittingEmptySubsequences: false).enumerated()
            .map { $0 == 0 || $1.isEmpty || $1.hasPrefix("#") ? String($1) : "    " + $1 }.joined(
                separator: "\n")
    }

    var isOneLine: Bool { !contains("\n") }
}

/// Text as it stands under `#if`.
struct Conditional {
    let conditions: [String]
    let text: String

    var block: String {
        conditions.isEmpty ? text : "#if \(conditions.joined(separator: " && "))\n\(text)\n#endif"
    }

    /// Declarations one below the other; what takes several lines stands apart.
    static func members(_ parts: [Conditional]) -> [String] {
        var lines: [String] = []
        for (place, part) in parts.enumerated() {
            let isApart = place == 0 || !part.block.isOneLine || !parts[place - 1].block.isOneLine
            lines.append(isApart ? "\n" + part.block : part.block)
        }
        return lines
    }
}
