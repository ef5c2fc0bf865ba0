import Foundation
import MockGenerator
import RuntimeTestSupport
import Testing

/// Protocols in rarely written forms, and in those that whole code bases have.
@Suite("Mocks of odd protocols", .serialized)
struct OddTests {
    private let folder: URL
    private let output: MockOutput
    private let files: [URL]

    init() throws {
        folder = URL(filePath: NSTemporaryDirectory()).appending(path: "scenery-odd-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let sources = try LanguageFixtures.sources(in: "Odd")
        output = try MockGenerator.mocks(of: sources)
        let mocks = folder.appending(path: "Mocks.swift")
        try Data(output.text.utf8).write(to: mocks)
        files = sources.map { URL(filePath: $0.path) } + [mocks]
    }

    private func remove() { try? FileManager.default.removeItem(at: folder) }  // Left over, it does no harm.

    @Test("The mock of each protocol compiles without a warning", arguments: SwiftCompiler.Mode.allCases)
    func compile(_ mode: SwiftCompiler.Mode) throws {
        defer { remove() }
        let found = try SwiftCompiler().diagnostics(of: files, mode: mode, in: folder)
        #expect(found.isEmpty, "\(found.prefix(20).joined(separator: "\n"))")
        #expect(output.diagnostics.isEmpty && output.mocks.count == 131)
    }

    @Test("The mock of each protocol behaves")
    func behave() throws {
        defer { remove() }
        let uses = try LanguageFixtures.sources(in: "OddUses").map { URL(filePath: $0.path) }
        let program = folder.appending(path: "uses")
        let found = try SwiftCompiler().build(files + uses, to: program, in: folder)
        try #require(found.isEmpty, "\(found.prefix(20).joined(separator: "\n"))")
        let outcome = try Program(program).run(in: folder)
        let lines = outcome.output.split(separator: "\n").map(String.init)
        #expect(outcome.code == 0, "\(lines.filter { !$0.hasPrefix("used: ") }.joined(separator: "\n"))")
        let used = lines.filter { $0.hasPrefix("used: ") }.map { "\($0.dropFirst("used: ".count))Mock" }
        let mocks = output.mocks.map { mock in mock.filter { $0 != "`" } }
        #expect(Set(used) == Set(mocks))
    }

    /// With isolation by default the compiler calls the typealias circular.
    @Test(
        "A collection with an iterator of its own by default has that of the standard library",
        arguments: [SwiftCompiler.Mode.swift5, .swift6])
    func defaultIterator(_ mode: SwiftCompiler.Mode) throws {
        defer { remove() }
        let text = """
            struct LeafReader<Element>: IteratorProtocol { mutating func next() -> Element? { nil } }
            /// @mockable
            protocol Leaves: BidirectionalCollection where Element: Equatable, Index == Int {
                associatedtype Iterator = LeafReader<Element>
            }
            """
        let source = SourceFile(path: folder.appending(path: "Leaves.swift").path(), text: text)
        let mocks = folder.appending(path: "LeavesMock.swift")
        try Data(text.utf8).write(to: URL(filePath: source.path))
        try Data(MockGenerator.mocks(of: [source]).text.utf8).write(to: mocks)
        let found = try SwiftCompiler().diagnostics(
            of: [URL(filePath: source.path), mocks], mode: mode, in: folder)
        #expect(found.isEmpty, "\(found)")
    }

    @Test("Mocks of what is system programming interface import it, and are internal")
    func spi() throws {
        defer { remove() }
        let source = SourceFile(
            path: "Rides.swift",
            text: """
                /// @mockable
                @_spi(Rides) public protocol Hidden { func go() }
                /// @mockable
                public protocol Open { func go() }
                """)
        let text = try MockGenerator.mocks(of: [source], options: MockOptions(testableImports: ["Rides"]))
            .text
        #expect(
            text.contains("@_spi(Rides) import Rides\n") && text.contains("@testable public import Rides\n"))
        #expect(text.contains("\nfinal class HiddenMock") && text.contains("\npublic final class OpenMock"))
    }

    @Test(
        "A protocol that no class can conform to is refused with the reason",
        arguments: [
            (
                "protocol Target { var lock: Int { get }; func lock() }",
                "requires a property and a method \"lock\""
            ),
            (
                "protocol Target { associatedtype K: Key where K.P == Self }",
                "requires \"K.P == Self\", which no generic class can, so choose a type with `@mockable(typealias: K = …)`"
            ),
            (
                "class Crate<T> { init(_ value: T) {} }\n/// @mockable\nprotocol Target: Crate<Int> {}",
                "requires the generic class \"Crate<Int>\""
            ),
        ])
    func refused(_ source: String, _ reason: String) throws {
        defer { remove() }
        let text =
            "/// @mockable\nprotocol Written {}\n/// @mockable\n\(source)\nprotocol Key { associatedtype P }"
        let output = try MockGenerator.mocks(
            of: [SourceFile(path: "Target.swift", text: text)],
            options: MockOptions(only: ["Written", "Target"]))
        #expect(output.mocks == ["WrittenMock"])
        #expect(output.diagnostics.count == 1)
        #expect(try #require(output.diagnostics.first).message.contains(reason), "\(output.diagnostics)")
    }

    @Test("A delegate of Apple's frameworks brings the members that it requires")
    func delegates() throws {
        defer { remove() }
        let source = SourceFile(
            path: "Pages.swift",
            text: """
                /// @mockable
                protocol Pages: UIPageViewControllerDataSource, UIPickerViewDelegate { func turn() }
                /// @mockable
                protocol Buying: SKProductsRequestDelegate, AVPlayerViewControllerDelegate { func buy() }
                """)
        let output = try MockGenerator.mocks(of: [source])
        #expect(output.diagnostics.isEmpty && output.mocks == ["BuyingMock", "PagesMock"])
        #expect(
            output.text.contains(
                "viewControllerBefore viewController: UIViewController) -> UIViewController?"))
        #expect(output.text.contains("didReceive response: SKProductsResponse)"))
    }
}
