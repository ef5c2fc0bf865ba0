import Foundation

/// The tables of `docs/glossary.md`.
struct Glossary {
    private(set) var typeNames: [String] = []
    private(set) var memberNames: [String] = []
    private(set) var phrases: [String] = []

    init() throws {
        let page = try String(
            contentsOf: ProjectText.root.appending(path: "docs/glossary.md"), encoding: .utf8)
        var table = ""
        for line in page.split(separator: "\n", omittingEmptySubsequences: false) {
            let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
            guard line.hasPrefix("| "), cells.count == 2, !cells[0].hasPrefix("---") else {
                if !line.hasPrefix("|") { table = "" }
                continue
            }
            switch table {
            case "no type is named": typeNames += Self.names(in: cells[0])
            case "no function or property is named": memberNames += Self.names(in: cells[0])
            case "instead of": phrases += cells[0].components(separatedBy: ", ")
            case "": table = cells[0]
            default: break
            }
        }
    }

    private static func names(in cell: String) -> [String] {
        cell.matches(of: /`(\w+)`/).map { String($0.1) }
    }
}
