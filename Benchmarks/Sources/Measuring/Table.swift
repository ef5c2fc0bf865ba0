/// Lays results out as a table for a terminal, one group under its name.
public enum Table {
    private static let heads = ["operation", "best ns", "median ns", "allocs", "bytes", "ours is"]

    public static func lines(of group: String, rows: [RowResult]) -> [String] {
        var cells: [[String]] = []
        for row in rows {
            cells.append([row.name] + figures(row.ours) + [""])
            for peer in row.peers {
                cells.append(["  " + peer.name] + figures(peer) + ["× \((row.ours.best / peer.best).short)"])
            }
        }
        let widths = heads.indices.map { column in
            ([heads] + cells).map { $0[column].count }.max() ?? 0
        }
        var lines = ["", group, line(heads, widths)]
        lines += cells.map { line($0, widths) }
        for row in rows { lines += row.marks.map { line($0, of: row.name) } }
        return lines
    }

    /// Met or missed, what is asked for, what there is, and the part of the mark that is used.
    private static func line(_ mark: Mark, of row: String) -> String {
        let verdict = "\(mark.met ? "met   " : "MISSED")  \(row): \(mark.text)"
        guard mark.limit != nil else { return verdict }
        guard let measured = mark.measured else { return "\(verdict); not measured here" }
        return "\(verdict); measured \(measured.short)"
            + (mark.ratio.map { ", × \($0.short) of the mark" } ?? "")
    }

    private static func figures(_ result: OperationResult) -> [String] {
        [result.best.short, result.median.short, result.allocations.short, result.bytes.short]
    }

    private static func line(_ cells: [String], _ widths: [Int]) -> String {
        zip(cells, widths).enumerated().map { index, cell in
            let padding = String(repeating: " ", count: cell.1 - cell.0.count)
            return index == 0 ? cell.0 + padding : padding + cell.0
        }.joined(separator: "  ")
    }
}
