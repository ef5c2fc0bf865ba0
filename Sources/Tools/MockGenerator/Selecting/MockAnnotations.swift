/// Comments that select a protocol to be mocked.
enum MockAnnotations {
    /// The name of Sourcery's annotation and of its marker protocol.
    static let autoMockable = "AutoMockable"

    /// Whether a protocol's comments select it: with `scenery:mock`, `@mockable`, or `sourcery: AutoMockable`, also among other
    /// annotations.
    static func select(_ comment: String) -> Bool {
        if comment.hasBytes("scenery:mock") || comment.hasBytes("@mockable") { return true }
        guard comment.hasBytes("AutoMockable") else { return false }
        return comment.split(whereSeparator: \.isNewline).contains(where: isAnnotation)
    }

    /// `// sourcery: skipped, AutoMockable, key = "value"`. Sections with `begin:` and annotations with `file:` are applied to
    /// each protocol when the file is read.
    private static func isAnnotation(_ line: Substring) -> Bool {
        guard let mark = line.firstRange(of: "sourcery:") else { return false }
        let list = line[mark.upperBound...].split(separator: "*/", maxSplits: 1).first ?? ""
        return list.split(separator: ",").contains { part in
            part.split(separator: "=", maxSplits: 1).first?.trimmingSpaces == autoMockable
        }
    }
}
