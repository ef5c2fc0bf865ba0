/// An unconditional import. Two that differ only in their access level are equal.
struct ImportLine: Hashable {
    /// Attributes, each followed by a space.
    let attributes: String
    let access: ImportAccess
    /// What is imported, after the keyword for its kind.
    let path: String

    init(_ text: String) {
        let words = text.split(separator: " ").map(String.init)
        let keyword = words.firstIndex(of: "import") ?? 0
        let access = keyword > 0 ? ImportAccess(rawValue: words[keyword - 1]) : nil
        self.init(
            attributes: words[..<(access == nil ? keyword : keyword - 1)].map { $0 + " " }.joined(),
            access: access ?? .unstated,
            path: words[(keyword + 1)...].joined(separator: " "))
    }

    private init(attributes: String, access: ImportAccess, path: String) {
        (self.attributes, self.access, self.path) = (attributes, access, path)
    }

    var text: String {
        attributes + access.rawValue + (access == .unstated ? "import " : " import ") + path
    }

    /// Sorts modules alphabetically, whatever their attributes.
    var key: String { (path.split(separator: " ").last.map(String.init) ?? "") + " " + text }

    var withoutInternal: ImportLine {
        access == .internal ? ImportLine(attributes: attributes, access: .unstated, path: path) : self
    }

    static func == (one: Self, other: Self) -> Bool {
        one.attributes == other.attributes && one.path == other.path
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(attributes)
        hasher.combine(path)
    }
}

extension Set<ImportLine> {
    /// Inserts a line. Of two that differ only in their access level the wider one stays.
    mutating func insertWidest(_ line: ImportLine) {
        let (isNew, existing) = insert(line)
        guard !isNew, line.access > existing.access else { return }
        update(with: line)
    }
}
