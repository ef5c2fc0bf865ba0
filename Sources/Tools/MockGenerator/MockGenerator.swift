@_exported import SourceModel

/// Writes mocks from Swift sources. Facts → selection → shapes → text; no disk, no output.
public enum MockGenerator {
    /// The mocks of all protocols in `sources` that refine `Boundary`, are marked, or are named
    /// in the options.
    ///
    /// - Throws: `MockError`, when nothing sound can be written.
    public static func mocks(
        of sources: [SourceFile], options: MockOptions = MockOptions()
    ) throws(MockError) -> MockOutput {
        try mocks(of: sources.map { readFacts(of: $0) }, options: options)
    }

    /// The same from facts that were read before.
    public static func mocks(
        of facts: [FileFacts], options: MockOptions = MockOptions()
    ) throws(MockError) -> MockOutput {
        let index = ProtocolIndex(facts)
        try ProtocolIndex.check(
            options.only, among: facts.flatMap(\.protocols).map { ($0.name, $0.qualifiedName) })
        var written: [WrittenMock] = []
        for fact in try index.chosen(options) {
            written.append(try write(fact, index: index, options.product))
        }
        let output = try file(of: written, importing: facts, options: options)
        return MockOutput(
            text: output.text, mocks: output.mocks,
            diagnostics: facts.flatMap(\.problems) + output.diagnostics, notes: output.notes)
    }

    /// The mock or the proxy of one protocol.
    static func write(
        _ fact: ProtocolFact, index: ProtocolIndex, _ product: MockOptions.Product
    ) throws(MockError) -> WrittenMock {
        if fact.access == "private" || fact.access == "fileprivate" {
            return WrittenMock(hidden: fact)
        }
        let shape = try MockShape(of: fact, index: index, product: product)
        guard product == .mocks else {
            var writer = ProxyWriter(shape: shape, index: index)
            let text = writer.write()
            return WrittenMock(
                name: shape.mockName, qualifiedName: fact.qualifiedName, path: fact.place.path, text: text,
                paths: shape.paths, problems: shape.problems + writer.problems, isLeftOut: writer.isImpossible
            )
        }
        var writer = MockWriter(shape: shape, index: index)
        let text = writer.write()
        return WrittenMock(
            name: shape.mockName, qualifiedName: fact.qualifiedName, path: fact.place.path, text: text,
            paths: shape.paths, problems: shape.problems + writer.problems, notes: shape.notes,
            isLeftOut: writer.isImpossible)
    }

    /// One file of all mocks, with the imports of the files they are from.
    static func file(
        of mocks: [WrittenMock], importing facts: [FileFacts], options: MockOptions
    ) throws(MockError) -> MockOutput {
        try checkNames(of: mocks.map { ($0, $0.path) })
        let paths = mocks.reduce(into: Set<String>()) { $0.formUnion($1.paths) }
        let shown = mocks.filter { !$0.isLeftOut }.sorted { $0.name < $1.name }
        let head = FileHead(facts: facts.filter { paths.contains($0.path) }, options: options)
        let parts = [head.text] + shown.map(\.text)
        return MockOutput(
            text: parts.joined(separator: "\n\n") + "\n", mocks: shown.map(\.name),
            diagnostics: mocks.flatMap(\.problems), notes: mocks.flatMap(\.notes))
    }

    /// - Parameter mocks: each with the path of its protocol's file.
    /// - Throws: `MockError.nameClash`.
    static func checkNames(of mocks: [(mock: WrittenMock, path: String)]) throws(MockError) {
        var owners: [String: ClashingName] = [:]
        for (mock, path) in mocks where !mock.name.isEmpty {
            let owner = ClashingName(name: mock.qualifiedName, path: path)
            if let other = owners.updateValue(owner, forKey: mock.name) {
                throw .nameClash(mock.name, other, owner)
            }
        }
    }
}

/// The mock of one protocol as text, and what came up when it was written.
struct WrittenMock: Sendable {
    let name: String
    /// The protocol's.
    let qualifiedName: String
    /// The file the protocol is from; empty for one that was kept from an earlier run.
    var path = ""
    let text: String
    /// The files that the protocol and what it refines are from.
    let paths: Set<String>
    let problems: [SourceProblem]
    var notes: [SourceProblem] = []
    /// Whether there is no mock, for the reason in `problems`.
    let isLeftOut: Bool
}

extension WrittenMock {
    /// Of a protocol that no other file can see.
    fileprivate init(hidden fact: ProtocolFact) {
        let message =
            "\"\(fact.name)\" is \(fact.access): no other file can see it, raise its access to mock it"
        self.init(
            name: "", qualifiedName: fact.qualifiedName, text: "", paths: [],
            problems: [SourceProblem(place: fact.place, message: message)], isLeftOut: true)
    }
}
