/// The comments at which the generator adds lines to files of a person.
enum Marker: String {
    case scenes = "// scenery:scenes"
    case dependencies = "// scenery:dependencies"
    case components = "// scenery:components"

    /// The text with the lines before the marker's own; those that the text has already are not added again.
    ///
    /// New lines end as the marker's line does, so that a file with `\r\n` keeps its line ends.
    ///
    /// - Returns: `nil` when the text has no marker.
    func inserting(_ lines: [String], in text: String) -> String? {
        guard let marker = text.firstRange(of: rawValue) else { return nil }
        // A character can be both "\r" and "\n", so lines are told apart by what ends one.
        let start = text[..<marker.lowerBound].lastIndex(where: \.isNewline).map(text.index(after:))
        let end = text[marker.upperBound...].first(where: \.isNewline) ?? "\n"
        let insertion = start ?? text.startIndex
        let indentation = text[insertion...].prefix { $0 == " " || $0 == "\t" }
        let present = Set(text.split(whereSeparator: \.isNewline).map { $0.drop { $0 == " " || $0 == "\t" } })
        let missing = lines.filter { !present.contains($0[...]) }
        var edited = text
        let added: String = missing.map { "\(indentation)\($0)\(end)" }.joined()
        edited.insert(contentsOf: added, at: insertion)
        return edited
    }
}
