import SourceModel

/// The mock or the proxy of one protocol as text, with the problems found while it was generated.
package struct GeneratedMock: Sendable {
    /// The name of the mock; empty for a protocol that no other file can see.
    package let name: String
    /// The protocol it is generated from.
    package let source: ProtocolReference
    package let text: String
    /// The paths of the files that declare the protocol and the protocols it refines.
    package let paths: Set<String>
    /// Whether its members name a type from outside of the standard library. Only computed for mocks that are
    /// not internal.
    package let namesOthers: Bool
    package let problems: [SourceProblem]
    package let notes: [SourceProblem]
    /// Whether it is left out of the output, for the reason in `problems`.
    package let isOmitted: Bool
    /// Whether it depends on nothing but the protocols it is generated from. A proxy also depends on the members of
    /// its base class.
    package let isCacheable: Bool
}

extension GeneratedMock {
    init(
        of shape: FlattenedProtocol, text: String, index: ProtocolIndex, problems: [SourceProblem],
        isOmitted: Bool, isCacheable: Bool
    ) {
        let namesOthers =
            shape.fact.access != "internal" && !shape.paths.isDisjoint(with: index.accessSaid)
            && shape.namesOthers
        self.init(
            name: shape.mockName, source: ProtocolReference(shape.fact), text: text, paths: shape.paths,
            namesOthers: namesOthers, problems: shape.problems + problems, notes: shape.notes,
            isOmitted: isOmitted, isCacheable: isCacheable)
    }

    /// The result for a protocol that no other file can see.
    init(hidden fact: ProtocolFact) {
        let message =
            "\"\(fact.name)\" is \(fact.access) and not visible in other files, raise its access to mock it"
        self.init(
            name: "", source: ProtocolReference(fact), text: "", paths: [], namesOthers: false,
            problems: [SourceProblem(location: fact.location, message: message)], notes: [],
            isOmitted: true, isCacheable: true)
    }
}

/// Makes sure that no two mocks have the same name.
package struct MockNames {
    private var owners: [String: ProtocolReference]

    package init(minimumCapacity: Int) {
        owners = [String: ProtocolReference](minimumCapacity: minimumCapacity)
    }

    /// Adds the name of a mock; an empty name is ignored.
    ///
    /// - Throws: `MockError.nameClash` if the mock of another protocol has it.
    package mutating func add(_ name: String, of source: ProtocolReference) throws(MockError) {
        guard !name.isEmpty, let other = owners.updateValue(source, forKey: name) else { return }
        throw .nameClash(name, other, source)
    }
}
