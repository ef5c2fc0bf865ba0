/// An import without a condition, the same as another if they differ in access alone.
struct ImportLine: Hashable {
    /// Attributes, with a space behind each.
    let attributes: String
    let access: String
    /// What is imported, with the word for its kind.
    let path: String

    init(_ text: String) {
        let words = text.split(separator: " ").map(String.init)
        let place = words.firstIndex(of: "import") ?? 0
        let access = place > 0 && Self.levels.contains(words[place - 1]) ? words[place - 1] : ""
        self.init(
            attributes: words[..<(access.isEmpty ? place : place - 1)].map { $0 + " " }.joined(),
            access: access,
            path: words[(place + 1)...].joined(separator: " "))
    }

    private init(attributes: String, access: String, path: String) {
        (self.attributes, self.access, self.path) = (attributes, access, path)
    }

    /// From the narrowest.
    private static let levels = ["internal", "", "package", "public"]

    var text: String { attributes + (access.isEmpty ? "" : access + " ") + "import " + path }

    /// Modules in alphabetical order, attributes aside.
    var key: String { (path.split(separator: " ").last.map(String.init) ?? "") + " " + text }

    var withoutInternal: ImportLine {
        access == "internal" ? ImportLine(attributes: attributes, access: "", path: path) : self
    }

    func isWider(than other: ImportLine) -> Bool {
        (Self.levels.firstIndex(of: access) ?? 0) > (Self.levels.firstIndex(of: other.access) ?? 0)
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
    /// Takes a line in; of two that differ in access the wider one stays.
    mutating func widen(_ line: ImportLine) {
        let (isNew, there) = insert(line)
        guard !isNew, line.isWider(than: there) else { return }
        update(with: line)
    }
}
