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
        // What a base class hands down matters to proxies alone.
        let isTracing = options.product == .proxies
        return try mocks(of: sources.map { readFacts(of: $0, classMembers: isTracing) }, options: options)
    }

    /// The same from facts that were read before.
    public static func mocks(
        of facts: [FileFacts], options: MockOptions = MockOptions()
    ) throws(MockError) -> MockOutput {
        let index = ProtocolIndex(facts)
        try ProtocolIndex.check(
            options.only, among: facts.flatMap(\.protocols).map { ($0.name, $0.qualifiedName) })
        let files = MockImports(facts, product: options.product)
        var written: [WrittenMock] = []
        var imports: [String] = []
        for place in try index.chosen(options) {
            let mock = try write(index.protocols[place], index: index, options.product)
            imports += files.lines(of: mock, index.protocols[place])
            written.append(mock)
        }
        let output = try file(of: written, importing: imports, options: options)
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
        let namesOthers =
            fact.access != "internal" && !shape.paths.isDisjoint(with: index.accessSaid) && shape.namesOthers
        guard product == .mocks else {
            var writer = ProxyWriter(shape: shape, index: index)
            let text = writer.write()
            return WrittenMock(
                name: shape.mockName, qualifiedName: fact.qualifiedName, path: fact.place.path,
                text: .written(text), paths: shape.paths, namesOthers: namesOthers,
                problems: shape.problems + writer.problems, isLeftOut: writer.isImpossible,
                isLasting: shape.superclass?.chain.isEmpty ?? true)
        }
        var writer = MockWriter(shape: shape, index: index)
        let text = writer.write()
        return WrittenMock(
            name: shape.mockName, qualifiedName: fact.qualifiedName, path: fact.place.path,
            text: .written(text), paths: shape.paths, namesOthers: namesOthers,
            problems: shape.problems + writer.problems, notes: shape.notes, isLeftOut: writer.isImpossible)
    }

    /// One file of all mocks, with the imports of the files they are from, a line each.
    static func file(
        of mocks: [WrittenMock], importing imports: [String], options: MockOptions
    ) throws(MockError) -> MockOutput {
        try checkNames(of: mocks.map { ($0, $0.path) })
        let shown = shown(mocks)
        return MockOutput(
            text: pieces(of: shown, importing: imports, options: options).string, mocks: shown.map(\.name),
            diagnostics: mocks.flatMap(\.problems), notes: mocks.flatMap(\.notes))
    }

    /// Those that are written, in the order of their names.
    static func shown(_ mocks: [WrittenMock]) -> [WrittenMock] {
        mocks.filter { !$0.isLeftOut }.sorted { $0.name < $1.name }
    }

    /// The file of mocks in the order given.
    static func pieces(of mocks: [WrittenMock], importing imports: [String], options: MockOptions)
        -> FilePieces
    {
        var file = FilePieces(FileHead(lines: imports, options: options).text)
        for mock in mocks {
            file.add("\n\n")
            file.add(mock.text)
        }
        file.add("\n")
        return file
    }

    /// Where the text of each begins in their file, by their hashes.
    static func places(of mocks: [WrittenMock], in file: FilePieces) -> HashedPlaces {
        // Behind the last one is a line's end alone, before each an empty line.
        var place = file.count - 1
        var places = HashedPlaces(count: mocks.count)
        for mock in mocks.reversed() {
            place -= mock.text.count
            places.set(mock.hash, to: place)
            place -= 2
        }
        return places
    }

    /// - Parameter mocks: each with the path of its protocol's file.
    /// - Throws: `MockError.nameClash`.
    static func checkNames(of mocks: [(mock: WrittenMock, path: String)]) throws(MockError) {
        var owners = HashedPlaces(count: mocks.count)
        for (place, (mock, path)) in mocks.enumerated() where !mock.name.isEmpty {
            guard let place = owners.set(ContentHash(mock.name).value, to: place),
                mocks[place].mock.name == mock.name
            else { continue }
            let other = ClashingName(name: mocks[place].mock.qualifiedName, path: mocks[place].path)
            throw .nameClash(mock.name, other, ClashingName(name: mock.qualifiedName, path: path))
        }
    }
}

/// The mock of one protocol as text, and what came up when it was written.
///
/// A class, so that sorting thousands of them and handing them on costs little.
final class WrittenMock: Sendable {
    let name: String
    /// The protocol's.
    let qualifiedName: String
    /// The file the protocol is from; empty for one that was kept from an earlier run.
    let path: String
    let text: FilePiece
    /// The files that the protocol and what it refines are from.
    let paths: Set<String>
    /// Whether its members name a type that the standard library has not; said of a public one alone.
    let namesOthers: Bool
    let problems: [SourceProblem]
    let notes: [SourceProblem]
    /// Whether there is no mock, for the reason in `problems`.
    let isLeftOut: Bool
    /// Whether its contracts are all it depends on: a proxy also depends on the members of its base class.
    let isLasting: Bool

    /// Tells it from all others in memory.
    var hash: UInt64 {
        var hash = ContentHash()
        hash.add(UInt64(UInt(bitPattern: ObjectIdentifier(self))))
        return hash.value
    }

    init(
        name: String, qualifiedName: String, path: String = "", text: FilePiece, paths: Set<String> = [],
        namesOthers: Bool = false, problems: [SourceProblem] = [], notes: [SourceProblem] = [],
        isLeftOut: Bool = false,
        isLasting: Bool = true
    ) {
        (self.name, self.qualifiedName, self.path) = (name, qualifiedName, path)
        (self.text, self.paths, self.namesOthers) = (text, paths, namesOthers)
        (self.problems, self.notes, self.isLeftOut) = (problems, notes, isLeftOut)
        self.isLasting = isLasting
    }
}

extension WrittenMock {
    /// Of a protocol that no other file can see.
    fileprivate convenience init(hidden fact: ProtocolFact) {
        let message =
            "\"\(fact.name)\" is \(fact.access): no other file can see it, raise its access to mock it"
        self.init(
            name: "", qualifiedName: fact.qualifiedName, path: fact.place.path, text: .written(""),
            problems: [SourceProblem(place: fact.place, message: message)], isLeftOut: true)
    }
}
