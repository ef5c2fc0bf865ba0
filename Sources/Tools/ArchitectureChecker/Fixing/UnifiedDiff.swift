/// The difference between two texts as `diff -u` shows it, with three lines around each change.
public struct UnifiedDiff: Sendable, Equatable {
    /// The whole diff with its header; empty if the texts are equal.
    public let text: String

    private enum Line {
        case same(String)
        case gone(String)
        case new(String)

        var text: String {
            switch self {
            case .same(let text): " " + text
            case .gone(let text): "-" + text
            case .new(let text): "+" + text
            }
        }
        var isChange: Bool { if case .same = self { false } else { true } }
        var isOld: Bool { if case .new = self { false } else { true } }
        var isNew: Bool { if case .gone = self { false } else { true } }
    }

    public init(from old: String, to new: String, path: String) {
        guard old != new else {
            text = ""
            return
        }
        let lines = Self.lines(from: Self.split(old), to: Self.split(new))
        text = "--- a/\(path)\n+++ b/\(path)\n" + Self.hunks(lines).joined()
    }

    /// Lines with their line ends, so that a missing line end and a carriage return are differences too. A
    /// `Character` would join the two bytes of a Windows line end.
    private static func split(_ text: String) -> [String] {
        var lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map {
            String(Substring($0))
        }
        for index in lines.indices.dropLast() { lines[index] += "\n" }
        if lines.last == "" { lines.removeLast() }
        return lines
    }

    private static func lines(from old: [String], to new: [String]) -> [Line] {
        var removed: Set<Int> = []
        var inserted: Set<Int> = []
        for change in new.difference(from: old) {
            switch change {
            case .remove(let offset, _, _): removed.insert(offset)
            case .insert(let offset, _, _): inserted.insert(offset)
            }
        }
        var lines: [Line] = []
        var (o, n) = (0, 0)
        while o < old.count || n < new.count {
            if removed.contains(o) {
                lines.append(.gone(old[o]))
                o += 1
            } else if inserted.contains(n) {
                lines.append(.new(new[n]))
                n += 1
            } else {
                lines.append(.same(old[o]))
                (o, n) = (o + 1, n + 1)
            }
        }
        return lines
    }

    private static func hunks(_ lines: [Line]) -> [String] {
        var ranges: [Range<Int>] = []
        for index in lines.indices where lines[index].isChange {
            let range = max(0, index - 3)..<min(lines.count, index + 4)
            if let last = ranges.last, last.upperBound >= range.lowerBound {
                ranges[ranges.count - 1] = last.lowerBound..<range.upperBound
            } else {
                ranges.append(range)
            }
        }
        return ranges.map { range in
            let (before, inside) = (lines[..<range.lowerBound], lines[range])
            let head = "@@ -\(span(before, inside, \.isOld)) +\(span(before, inside, \.isNew)) @@\n"
            return head
                + inside.map {
                    $0.text.utf8.last == UInt8(ascii: "\n")
                        ? $0.text : $0.text + "\n\\ No newline at end of file\n"
                }.joined()
        }
    }

    private static func span(_ before: ArraySlice<Line>, _ inside: ArraySlice<Line>, _ side: (Line) -> Bool)
        -> String
    {
        let count = inside.count(where: side)
        let start = before.count(where: side) + (count == 0 ? 0 : 1)
        return count == 1 ? "\(start)" : "\(start),\(count)"
    }
}
