@_exported import SourceModel

/// Generates mocks and proxies from the facts of Swift sources.
///
/// Facts → selected protocols → flattened protocols → text. The generator reads no file, writes none, and starts no thread.
public enum MockGenerator {
    /// Generates the mocks of all protocols in `sources` that refine `Boundary`, are annotated, or are named in the options, and
    /// of classes that are annotated or named.
    ///
    /// - Throws: `MockError.unknownProtocol`. Whatever else is wrong concerns one protocol, and is in the output's diagnostics.
    public static func mocks(
        of sources: [SourceFile], options: MockOptions = MockOptions()
    ) throws(MockError) -> MockOutput {
        try mocks(
            of: sources.map { SwiftReader.read($0, depth: .declarations(classMembers: true)) },
            options: options)
    }

    /// Generates the mocks from facts that were read before.
    ///
    /// - Throws: `MockError.unknownProtocol`.
    public static func mocks(
        of facts: [FileFacts], options: MockOptions = MockOptions()
    ) throws(MockError) -> MockOutput {
        let index = ProtocolIndex(facts)
        try ProtocolIndex.check(
            options.only, among: facts.flatMap(\.protocols).map { ($0.name, $0.qualifiedName) },
            classes: MockedClasses.names(in: facts))
        let files = MockImports(facts, options: options)
        var mocks: [GeneratedMock] = []
        var imports: [String] = []
        for number in index.selected(options) {
            let mock = generate(index.protocols[number], index: index, options.product)
            imports += files.lines(of: mock, index.protocols[number])
            mocks.append(mock)
        }
        for (fact, mock) in MockedClasses(facts, index: index, options: options).generated {
            imports += files.lines(of: mock, fact)
            mocks.append(mock)
        }
        let clashes = NameClashes(mocks.map { ($0.isOmitted ? "" : $0.name, $0.source, $0.conditions) })
            .reasons
        let written = mocks.indices.filter { clashes[$0] == nil }.map { mocks[$0] }
        let included = included(written)
        return MockOutput(
            text: text(of: included, importing: imports, options: options), mocks: included.map(\.name),
            diagnostics: facts.flatMap(\.problems) + mocks.flatMap(\.problems)
                + clashes.sorted { $0.key < $1.key }.map { number, reason in
                    SourceProblem(location: mocks[number].location, message: reason.description)
                },
            notes: mocks.flatMap(\.notes)
                + (options.only.isEmpty && options.product == .mocks
                    ? ExtensionMarks(facts).unused(
                        among: Set(facts.flatMap(\.protocols).map(\.qualifiedName)))
                    : []))
    }

    /// Generates the mock or the proxy of one protocol.
    package static func generate(
        _ fact: ProtocolFact, index: ProtocolIndex, _ product: MockOptions.Product
    ) -> GeneratedMock {
        if fact.isHidden { return GeneratedMock(hidden: fact) }
        do throws(MockError) {
            return generate(try FlattenedProtocol(of: fact, index: index, product: product), index, product)
        } catch {
            return GeneratedMock(refused: fact, because: error)
        }
    }

    private static func generate(
        _ shape: FlattenedProtocol, _ index: ProtocolIndex, _ product: MockOptions.Product
    ) -> GeneratedMock {
        switch product {
        case .mocks:
            var writer = MockWriter(shape: shape, index: index)
            let text = writer.write()
            return GeneratedMock(
                of: shape, text: text, index: index, problems: writer.problems,
                isOmitted: writer.isImpossible, isCacheable: true)
        case .proxies:
            var writer = ProxyWriter(shape: shape, index: index)
            let text = writer.write()
            return GeneratedMock(
                of: shape, text: text, index: index, problems: writer.problems,
                isOmitted: writer.isImpossible,
                isCacheable: shape.superclass?.chain.isEmpty ?? true)
        }
    }

    /// The mocks that have a text, sorted by name.
    static func included(_ mocks: [GeneratedMock]) -> [GeneratedMock] {
        mocks.filter { !$0.isOmitted }.sorted { $0.name < $1.name }
    }

    /// One file of the mocks in the order given.
    ///
    /// - Parameter imports: The lines that import what they need; duplicates are written once.
    static func text(
        of mocks: [GeneratedMock], importing imports: [String], options: MockOptions
    ) -> String {
        var text = FileHead(lines: imports, options: options).text
        for mock in mocks { text += FileHead.separator + mock.text }
        return text + FileHead.ending
    }
}
