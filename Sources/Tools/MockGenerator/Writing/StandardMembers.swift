/// Members of a mock for protocols of the standard library, which need no stubs.
struct StandardMembers {
    private let shape: FlattenedProtocol
    private let access: String

    /// Protocols with nonisolated members.
    static let nonisolated: Set<String> = ["Equatable", "Hashable", "Comparable", "Decodable", "Encodable"]

    init(of shape: FlattenedProtocol, access: String) {
        self.shape = shape
        self.access = access
    }

    /// A call of the mock's own initializer, not of one that the protocol requires.
    private var ownInitializer: String {
        let isAmbiguous = shape.requirements.contains { $0.kind == .initializer && $0.parameters.isEmpty }
        return isAmbiguous
            ? "self.init(fileID: #fileID, filePath: #filePath, line: #line, column: #column)" : "self.init()"
    }

    var texts: [String] {
        guard !shape.standard.isDisjoint(with: Self.nonisolated) else { return [] }
        // Mocks are equal if they are identical, and ordered by address.
        let front = "\(access)nonisolated"
        let name = shape.mockName
        let pair = "(one: \(name), other: \(name)) -> Bool"
        let all = [
            ("Equatable", "\(front) static func == \(pair) { one === other }"),
            (
                "Hashable",
                "\(front) func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }"
            ),
            (
                "Comparable",
                "\(front) static func < \(pair) { ObjectIdentifier(one) < ObjectIdentifier(other) }"
            ),
            (
                "Decodable",
                "\(front) convenience init(from decoder: any Decoder) throws { \(ownInitializer) }"
            ),
            (
                "Encodable",
                "\(front) func encode(to encoder: any Encoder) throws { try [String: String]().encode(to: encoder) }"
            ),
        ]
        // `NSObject` compares identities too.
        let inherited: Set =
            (shape.superclass.map { $0.isObject || $0.isBelowObject } ?? false)
            ? ["Equatable", "Hashable"] : []
        return all.filter { shape.standard.contains($0.0) && !inherited.contains($0.0) }.map(\.1)
    }
}
