import SourceModel

extension FlattenedProtocol {
    /// Uses the role's associated types in requirements of the standard library, where a mock has types of its own.
    func withRoleTypes(of role: String) -> FlattenedProtocol {
        guard !standard.isDisjoint(with: Self.withOwnTypes) else { return self }
        let types = [
            "makeIterator()": "Iterator", "makeAsyncIterator()": "AsyncIterator",
            "init(integerLiteral:)": "IntegerLiteralType", "init(floatLiteral:)": "FloatLiteralType",
            "init(booleanLiteral:)": "BooleanLiteralType", "init(stringLiteral:)": "StringLiteralType",
        ]
        var shape = self
        for position in requirements.indices where requirements[position].location.path == knownProtocols.path
        {
            guard let name = types[requirements[position].signature] else { continue }
            let type = TypeFact.named(base: .name(role), name: name, arguments: [])
            if requirements[position].parameters.isEmpty {
                shape.requirements[position].type = type
            } else {
                shape.requirements[position].parameters[0].type = type
            }
        }
        return shape
    }

    private static let withOwnTypes: Set<String> = [
        "Sequence", "AsyncSequence", "ExpressibleByIntegerLiteral", "ExpressibleByFloatLiteral",
        "ExpressibleByBooleanLiteral", "ExpressibleByStringLiteral",
    ]
}
