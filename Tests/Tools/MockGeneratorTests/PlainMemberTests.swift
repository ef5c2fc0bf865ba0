import Testing

@testable import MockGenerator

@Suite("Members written in one go") struct PlainMemberTests {
    /// Writes the mocks of all protocols both ways; returns how many there are.
    private func compare(_ files: [SourceFile]) -> Int {
        let index = ProtocolIndex(files.map { ContractReader.facts(of: $0) })
        var count = 0
        for place in index.own {
            // What has no shape has no mock.
            guard let shape = try? MockShape(of: index.protocols[place], index: index) else { continue }
            var plain = MockWriter(shape: shape, index: index)
            var whole = MockWriter(shape: shape, index: index, writesPlain: false)
            let (one, other) = (plain.write(), whole.write())
            #expect(one == other)
            #expect(plain.problems == whole.problems)
            count += 1
        }
        return count
    }

    @Test("are the text that all parts together give, for every protocol of the fixtures")
    func fixtures() throws {
        #expect(compare(try LanguageFixtures.sources(in: "Protocols")) > 150)
    }

    @Test("are the text that all parts together give, for random protocols")
    func random() {
        var count = 0
        for seed in 1...60 {
            var random = RandomSources(seed: UInt64(seed))
            let files = random.files(5).enumerated().map { SourceFile(path: "File\($0).swift", text: $1) }
            count += compare(files)
        }
        #expect(count > 300)
    }

    @Test("are the text that all parts together give, whatever stands in a plain place")
    func edges() {
        let text = """
            typealias Done = (Int) -> Void
            struct Token: ~Copyable {}
            protocol Long: Boundary {
                func execute(_ input: Void) async throws -> Int?
                func nothing() -> Void
                func brackets() -> ()
                func done(_ done: @escaping Done)
                func later(_ done: @escaping @Sendable (some: Int) -> Void, onFailure: @escaping (Int) throws -> Void)
                func some(_ value: some Hashable, other: any Hashable) -> [any Hashable]
                func take(_ token: borrowing Token) -> Token
                func `in`(in: Int, self argument: Int, onTake: Int, mock: Int, _: Int)
                func overload(_ one: Int); func overload(_ one: String)
                func wide(first: [String: Int], second: Result<Int, any Error>, third: Int) -> [String: [Int]]
                func größe(straße: Größe) -> Größe
                var current: Int? { get set }
                var empty: Void { get }
                var done: Done { get }
                var failing: Int { get async throws }
            }
            """
        #expect(compare([SourceFile(path: "Long.swift", text: text)]) == 1)
    }
}
