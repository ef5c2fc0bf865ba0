/// The mocks of a project's protocols, each generated on demand.
public struct ProjectMocks: Sendable {
    private let index: ProtocolIndex
    private let indicesByName: [String: [Int]]

    public init(_ facts: [FileFacts]) {
        let index = ProtocolIndex(facts)
        self.index = index
        indicesByName = Dictionary(grouping: index.protocols.indices) { index.protocols[$0].name }
    }

    /// Whether a protocol has this name.
    public func contains(_ name: String) -> Bool { indicesByName[name] != nil }

    /// One file of the mocks of the protocols with these names, in the order of the mocks' names, without imports.
    ///
    /// - Returns: `nil` if one of them cannot be generated.
    public func text(of names: [String]) -> String? {
        let facts = names.flatMap { indicesByName[$0] ?? [] }.map { index.protocols[$0] }
        let mocks = facts.map { MockGenerator.generate($0, index: index, .mocks) }
        let isComplete = zip(facts, mocks).allSatisfy { $0.isHidden || !$1.name.isEmpty }
        guard isComplete else { return nil }
        return MockGenerator.text(
            of: MockGenerator.included(mocks), importing: [], options: MockOptions())
    }
}
