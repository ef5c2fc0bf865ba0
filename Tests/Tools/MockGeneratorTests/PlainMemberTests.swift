import MockTestSupport
import Testing

@testable import MockGenerator

@Suite("Members written by the fast path") struct PlainMemberTests {
    /// Generates the mocks of all protocols both ways.
    ///
    /// - Returns: The number of protocols.
    private func compare(_ files: [SourceFile]) -> Int {
        let index = ProtocolIndex(files.map { SwiftReader.read($0, depth: .declarations) })
        var count = 0
        for number in index.own {
            // A protocol that cannot be flattened has no mock.
            guard let shape = try? FlattenedProtocol(of: index.protocols[number], index: index) else {
                continue
            }
            var plain = MockWriter(shape: shape, index: index)
            var whole = MockWriter(shape: shape, index: index, writesPlain: false)
            let (one, other) = (plain.write(), whole.write())
            #expect(one == other)
            #expect(plain.problems == whole.problems)
            count += 1
        }
        return count
    }

    @Test("The text is the same as without the fast path for every protocol of the fixtures")
    func fixtures() throws {
        #expect(compare(try LanguageFixtures.sources(in: "Protocols")) > 150)
    }

    @Test("The text is the same as without the fast path for random protocols")
    func random() {
        var count = 0
        for seed in 1...60 {
            var random = RandomSources(seed: UInt64(seed))
            let files = random.files(5).enumerated().map { SourceFile(path: "File\($0).swift", text: $1) }
            count += compare(files)
        }
        #expect(count > 300)
    }

    @Test("The text is the same as without the fast path for unusual members")
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
