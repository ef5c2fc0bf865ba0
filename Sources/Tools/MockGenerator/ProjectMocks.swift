/// The mocks of a project's protocols and classes, each generated on demand.
public struct ProjectMocks: Sendable {
    private let facts: [FileFacts]
    private let index: ProtocolIndex
    /// Without backticks.
    private let names: Set<String>
    /// The indices of the protocols that refine a marker or are annotated.
    private let marked: Set<Int>

    /// - Parameters:
    ///   - facts: The files whose protocols and classes have mocks, read with the members of classes.
    ///   - others: The files of other modules, whose protocols these may refine.
    public init(_ facts: [FileFacts], others: [FileFacts] = []) {
        let index = ProtocolIndex(facts, others: others)
        self.facts = facts
        self.index = index
        // Those of SDKs are known to the index as well, and hide none of the project.
        let protocols = index.own.map { index.protocols[$0].name }
        names = Set((protocols + MockedClasses.names(in: facts).map(\.name)).map(\.plainName))
        marked = Set(index.selected(MockOptions()))
    }

    /// Whether a protocol or a class has this name.
    public func contains(_ name: String) -> Bool { names.contains(name) }

    /// One file of the mocks of the protocols and classes with these names, in the order of the mocks' names, without imports.
    ///
    /// - Returns: `nil` if one of them cannot be generated.
    public func text(of names: [String]) -> String? {
        let options = MockOptions(only: names)
        let protocols = selected(options).map { index.protocols[$0] }
        let mocks =
            protocols.map { ($0, MockGenerator.generate($0, index: index, .mocks)) }
            + MockedClasses(facts, index: index, options: options).generated
        guard mocks.allSatisfy({ $0.0.isHidden || !$0.1.name.isEmpty }) else { return nil }
        return MockGenerator.text(
            of: MockGenerator.included(mocks.map(\.1)), importing: [], options: MockOptions())
    }

    /// Of protocols that share a name the marked ones: the others have no mock.
    private func selected(_ options: MockOptions) -> [Int] {
        let named = index.selected(options)
        let withMark = Set(named.filter(marked.contains).map { index.protocols[$0].name })
        return named.filter { marked.contains($0) || !withMark.contains(index.protocols[$0].name) }
    }
}
