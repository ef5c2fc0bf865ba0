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
    /// Where its protocol is declared.
    package let location: FileLocation
    /// The `#if` conditions around it.
    package let conditions: [String]
    /// The attributes `@_spi(…)` that the modules of its protocols have to be imported with.
    var spiAttributes: [String] = []
}

extension GeneratedMock {
    init(
        of shape: FlattenedProtocol, text: String, index: ProtocolIndex, problems: [SourceProblem],
        isOmitted: Bool, isCacheable: Bool
    ) {
        let namesOthers =
            shape.mockAccess != "internal" && !shape.paths.isDisjoint(with: index.accessSaid)
            && shape.namesOthers
        self.init(
            name: shape.mockName, source: ProtocolReference(shape.fact), text: text, paths: shape.paths,
            namesOthers: namesOthers, problems: shape.problems + problems, notes: shape.notes,
            isOmitted: isOmitted, isCacheable: isCacheable, location: shape.fact.location,
            conditions: shape.fact.conditions)
        spiAttributes = shape.spiAttributes
    }

    /// The result for a protocol that no other file can see.
    init(hidden fact: ProtocolFact) {
        let message =
            "\"\(fact.name)\" is \(fact.access) and not visible in other files, raise its access to mock it"
        self.init(leftOut: fact, because: message, isCacheable: true)
    }

    /// The result for a protocol that cannot be mocked as long as others are declared as they are.
    init(refused fact: ProtocolFact, because error: MockError) {
        self.init(leftOut: fact, because: error.description, isCacheable: false)
    }

    /// The result for a class that cannot be mocked as it is declared.
    init(refusedClass fact: ProtocolFact, because reason: String) {
        self.init(leftOut: fact, because: reason, isCacheable: false)
    }

    /// The same mock, generated again in each run: it depends on the bodies of classes.
    func uncached(noting note: SourceProblem? = nil) -> GeneratedMock {
        GeneratedMock(
            name: name, source: source, text: text, paths: paths, namesOthers: namesOthers,
            problems: problems,
            notes: notes + (note.map { [$0] } ?? []), isOmitted: isOmitted, isCacheable: false,
            location: location, conditions: conditions)
    }

    private init(leftOut fact: ProtocolFact, because message: String, isCacheable: Bool) {
        self.init(
            name: "", source: ProtocolReference(fact), text: "", paths: [], namesOthers: false,
            problems: [SourceProblem(location: fact.location, message: message)], notes: [],
            isOmitted: true, isCacheable: isCacheable, location: fact.location, conditions: [])
    }
}
