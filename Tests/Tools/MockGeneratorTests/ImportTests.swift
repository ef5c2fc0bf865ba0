import Foundation
import MockGenerator
import RuntimeTestSupport
import Testing

@Suite("The imports of a file of mocks")
struct ImportTests {
    private static let sources = [
        SourceFile(
            path: "Clock.swift",
            text: """
                public import Foundation
                internal import Dispatch
                private import Synchronization
                /// scenery:mock
                public protocol Clock { func now() -> Date }
                """),
        SourceFile(
            path: "Queue.swift",
            text: """
                internal import Dispatch
                public import Observation
                /// scenery:mock
                protocol Queue { var main: DispatchQueue { get } }
                """),
    ]

    private func imports(_ sources: [SourceFile], _ options: MockOptions = MockOptions()) throws -> [String] {
        let text = try MockGenerator.mocks(of: sources, options: options).text
        return text.split(separator: "\n").map(String.init).filter { $0.contains("import ") }
    }

    @Test("A public mock repeats the public imports of its file, and an internal mock imports what it needs")
    func access() throws {
        #expect(
            try imports(Self.sources) == [
                "internal import Dispatch", "public import Foundation", "import Observation",
                "public import SceneryTestKit",
            ])
        #expect(
            try imports([Self.sources[1]]) == [
                "internal import Dispatch", "import Observation", "import SceneryTestKit",
            ])
    }

    @Test("A module that the members of a public mock do not use is not imported publicly")
    func unused() throws {
        let plain = SourceFile(
            path: "Plain.swift",
            text: """
                public import Foundation
                /// scenery:mock
                public protocol Plain<Item> { associatedtype Item; func run<T: Sendable>(_ count: Int, _ t: T) async -> [Item] }
                """)
        #expect(try imports([plain]) == ["import Foundation", "public import SceneryTestKit"])
    }

    @Test("Public mocks import the module under test publicly, and ignore its internal imports")
    func tested() throws {
        #expect(
            try imports(Self.sources, MockOptions(testableImports: ["App"])) == [
                "@testable public import App", "import Dispatch", "public import Foundation",
                "import Observation",
                "public import SceneryTestKit",
            ])
        #expect(
            try imports([Self.sources[1]], MockOptions(testableImports: ["App"])).first
                == "@testable import App")
    }

    @Test("If no file states the access level of an import, only the test kit is imported with one")
    func unsaid() throws {
        let plain = SourceFile(
            path: "Plain.swift",
            text: """
                import Foundation
                #if canImport(Combine)
                import Combine
                #endif
                /// scenery:mock
                public protocol Plain { func run() }
                """)
        #expect(
            try imports([plain], MockOptions(imports: ["Extra"])) == [
                "import Extra", "import Foundation", "public import SceneryTestKit", "    import Combine",
            ])
        let conditional = SourceFile(
            path: "Plain.swift",
            text: "#if DEBUG\n/// scenery:mock\npublic protocol Plain { func run() }\n#endif\n")
        #expect(try imports([conditional]) == ["import SceneryTestKit"])
    }

    private static let boundaries = SourceFile(
        path: "Ride.swift",
        text: """
            public import Scenery
            public struct Ride: Sendable {}
            public protocol RidePresenting: Boundary { func present(_ ride: Ride) }
            """)

    @Test(
        "mocks and proxies of a module that says the access of its imports compile without a warning",
        arguments: SwiftCompiler.Mode.allCases)
    func compile(_ mode: SwiftCompiler.Mode) throws {
        let folder = URL(filePath: NSTemporaryDirectory()).appending(
            path: "scenery-imports-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }  // Left over, it does no harm.
        let clock = SourceFile(
            path: "Clock.swift",
            text: Self.sources[0].text.replacing("private import Synchronization\n", with: ""))
        for sources in [[clock], [Self.boundaries]] {
            for product in [MockOptions.Product.mocks, .proxies]
            where product == .mocks || sources[0].path != clock.path {
                let text = try MockGenerator.mocks(of: sources, options: MockOptions(product: product)).text
                let files = try (sources + [SourceFile(path: "Written.swift", text: text)]).map { file in
                    let location = folder.appending(path: file.path)
                    try Data(file.text.utf8).write(to: location)
                    return location
                }
                let found = try SwiftCompiler().diagnostics(of: files, mode: mode, in: folder)
                #expect(found.isEmpty, "\(product): \(found.joined(separator: "\n"))")
            }
        }
    }
}
