/// The mocks of a project's protocols, each written when it is asked for.
public struct ProjectMocks: Sendable {
    private let index: ProtocolIndex
    private let places: [String: [Int]]

    public init(_ facts: [FileFacts]) {
        let index = ProtocolIndex(facts)
        self.index = index
        places = Dictionary(grouping: index.protocols.indices) { index.protocols[$0].name }
    }

    /// Whether a protocol has this name.
    public func knows(_ name: String) -> Bool { places[name] != nil }

    /// One file of the mocks of the protocols with these names, in the order of the mocks' names, without imports.
    ///
    /// - Returns: `nil` when one of them cannot be written.
    public func text(of names: [String]) -> String? {
        let facts = names.flatMap { places[$0] ?? [] }.map { index.protocols[$0] }
        guard let mocks = try? facts.map({ try MockGenerator.write($0, index: index, .mocks) }) else {
            return nil
        }
        return MockGenerator.pieces(of: MockGenerator.shown(mocks), importing: [], options: MockOptions())
            .string
    }
}
