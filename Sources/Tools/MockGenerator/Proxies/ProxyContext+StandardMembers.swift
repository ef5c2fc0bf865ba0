import SourceModel

/// Members that protocols of the standard library and `NSObject` require.
extension ProxyContext {
    private var objectMembers: [String] {
        let front = "\(access)nonisolated override"
        return [
            "\(front) func isEqual(_ object: Any?) -> Bool { \(target).isEqual(object.map { untraced($0 as AnyObject) }) }",
            "\(front) var hash: Int { \(target).hash }",
            "\(front) var description: String { \(target).description }",
        ]
    }

    /// Implements protocols of the standard library through the role.
    var standardMembers: [String] {
        let front = "\(access)nonisolated"
        let pair = "(one: \(name), other: \(name)) -> Bool"
        let all = [
            ("Equatable", "\(front) static func == \(pair) { one.\(target) == other.\(target) }"),
            ("Hashable", "\(front) func hash(into hasher: inout Hasher) { hasher.combine(\(target)) }"),
            ("Comparable", "\(front) static func < \(pair) { one.\(target) < other.\(target) }"),
            (
                "Encodable",
                "\(front) func encode(to encoder: any Encoder) throws { try \(target).encode(to: encoder) }"
            ),
            (
                "Decodable",
                """
                \(front) convenience init(from decoder: any Decoder) throws {
                    let target = try \(role)(from: decoder)
                    self.init(target, \(madeCrossings(of: "target")))
                }
                """
            ),
        ]
        // `NSObject` compares by the overridden members.
        let inherited: Set = isObject ? ["Equatable", "Hashable"] : []
        return all.filter { shape.standard.contains($0.0) && !inherited.contains($0.0) }.map(\.1)
            + (isObject ? objectMembers : [])
    }
}
