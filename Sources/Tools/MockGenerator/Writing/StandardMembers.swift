/// What the standard library's protocols ask for that a mock answers by itself.
struct StandardMembers {
    private let shape: MockShape
    private let access: String

    /// Those whose members are isolated to nothing.
    static let nonisolated: Set<String> = ["Equatable", "Hashable", "Comparable", "Decodable", "Encodable"]

    init(of shape: MockShape, access: String) {
        self.shape = shape
        self.access = access
    }

    /// The mock's own initialiser, told from one of the protocol's.
    private var maker: String {
        let isAmbiguous = shape.requirements.contains { $0.kind == .initializer && $0.parameters.isEmpty }
        return isAmbiguous
            ? "self.init(fileID: #fileID, filePath: #filePath, line: #line, column: #column)" : "self.init()"
    }

    var texts: [String] {
        guard !shape.standard.isDisjoint(with: Self.nonisolated) else { return [] }
        // Mocks are equal when they are the same, and in the order of their addresses.
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
            ("Decodable", "\(front) convenience init(from decoder: any Decoder) throws { \(maker) }"),
            (
                "Encodable",
                "\(front) func encode(to encoder: any Encoder) throws { try [String: String]().encode(to: encoder) }"
            ),
        ]
        return all.filter { shape.standard.contains($0.0) }.map(\.1)
    }
}
