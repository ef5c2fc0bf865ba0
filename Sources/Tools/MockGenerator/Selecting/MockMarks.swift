/// What comments say that a protocol is to be mocked.
enum MockMarks {
    /// The name of Sourcery's annotation, and of the protocol that stands for it.
    static let autoMockable = "AutoMockable"

    /// Whether a protocol's comments ask for its mock: `scenery:mock`, `@mockable`, or `sourcery: AutoMockable`, also
    /// among other annotations.
    static func select(_ comment: String) -> Bool {
        if comment.hasBytes("scenery:mock") || comment.hasBytes("@mockable") { return true }
        guard comment.hasBytes("AutoMockable") else { return false }
        return comment.split(whereSeparator: \.isNewline).contains(where: isAnnotation)
    }

    /// `// sourcery: skipped, AutoMockable, key = "value"`. What `begin:` and `file:` say was said of each protocol by
    /// whoever read the file.
    private static func isAnnotation(_ line: Substring) -> Bool {
        guard let mark = line.firstRange(of: "sourcery:") else { return false }
        let list = line[mark.upperBound...].split(separator: "*/", maxSplits: 1).first ?? ""
        return list.split(separator: ",").contains { part in
            part.split(separator: "=", maxSplits: 1).first?.trimmingSpaces == autoMockable
        }
    }
}
