import Foundation
import MockGenerator
import Testing

/// The mocks and proxies that are checked in to this repository.
@Suite("The repository's own mocks") struct OwnMocksTests {
    /// A line of `scripts/mocks.list`: the arguments of one run of `scenery mock`.
    struct Run: CustomTestStringConvertible {
        let arguments: [String]

        var output: String { arguments.last ?? "" }
        var testDescription: String { output }
    }

    static let runs: [Run] = {
        let list = Scratch.repository.appending(path: "scripts/mocks.list")
        // A list that is not there is one without runs, which a test refuses.
        let lines = (try? String(contentsOf: list, encoding: .utf8))?.split(separator: "\n") ?? []
        return lines.filter { !$0.hasPrefix("#") }.map {
            Run(arguments: $0.split(separator: " ").map(String.init))
        }
    }()

    @Test("Each file is what the tool writes; make mocks writes them again", arguments: runs)
    func current(_ run: Run) throws {
        let outcome = try Tool.run(
            Tool.binary, ["mock"] + run.arguments + ["--check", "--no-cache"], in: Scratch.repository)
        #expect(outcome.code == 0, "\(outcome.errors)")
    }

    @Test("All files that the tool wrote are in the list")
    func listed() throws {
        let files = try Self.tests() + Self.files(below: ["Examples/Sources"])
        let written = files.filter { $0.text.hasPrefix("// Written by `scenery mock") }.map(\.path)
        #expect(written.sorted() == Self.runs.map(\.output).sorted())
    }

    @Test("No hand-written type is named like a mock, a proxy, or another test double")
    func names() throws {
        let types = try Self.byHand().flatMap(\.declarations).filter {
            $0.kind != .extension && $0.kind != .protocol
        }
        let doubles = types.filter { type in
            ["Mock", "Proxy", "Spy", "Stub", "Fake", "Dummy", "Double"].contains { type.name.hasSuffix($0) }
                || ["Spy", "Fake", "Dummy"].contains { type.name.hasPrefix($0) }
        }
        #expect(doubles.map { "\($0.location): \($0.name)" } == [])
    }

    @Test("Tests only implement protocols that an app implements")
    func conformances() throws {
        let sources = try Self.files(below: ["Sources"]).flatMap {
            SwiftReader.read($0, depth: .declarations).protocols
        }
        let ours = Set(sources.map(\.name))
        let types = try Self.byHand().flatMap(\.declarations).filter { $0.kind != .protocol }
        let found = types.map { ($0, Set($0.inherited.flatMap(\.names)).intersection(ours)) }
        let doubles = found.filter { !$0.1.isSubset(of: Self.implementedByApps) }
        #expect(
            doubles.map {
                "\($0.location): \($0.name) implements \($1.subtracting(Self.implementedByApps).sorted())"
            } == [])
        // The list names nothing in vain, and so the types were looked at.
        #expect(Self.implementedByApps.subtracting(found.flatMap(\.1)) == [])
    }

    /// Roles, values and work, which the tests' own scenes are made of, an executor around a queue of an app, and the
    /// transport to a server that a test simulates.
    private static let implementedByApps: Set<String> = [
        "Assembling", "AsyncWorker", "Boundary", "BusinessModel", "Component", "ConfigurableScene",
        "InteractorRequest", "InteractorResponse", "LinkValue", "NativeScene", "NetworkTransport",
        "PresentableError", "PromiseExecutor", "Renderable", "Retrying",
        "SceneLifecycle",
        "ScenePresenter", "SceneReadiness", "SceneRoute", "SceneView", "ScreenElementConvertible",
        "ScreenView",
        "StateRestoring", "ViewModel", "Worker",
    ]

    // MARK: The files

    private static func byHand() throws -> [FileFacts] {
        try tests().filter { !$0.text.hasPrefix("// Written by `scenery mock") }.map {
            SwiftReader.read($0, depth: .bodies)
        }
    }

    private static func tests() throws -> [SourceFile] {
        try files(below: [
            "Tests", "Examples/Tests", "Verify/Tests", "Benchmarks/Sources", "Benchmarks/tools/Sources",
        ])
    }

    private static func files(below folders: [String]) throws -> [SourceFile] {
        try folders.flatMap { folder in
            let root = Scratch.repository.appending(path: folder)
            let paths = try FileManager.default.subpathsOfDirectory(atPath: root.path(percentEncoded: false))
            return try paths.filter {
                $0.hasSuffix(".swift") && !$0.contains("Fixtures/") && !$0.contains(".build/")
            }
            .sorted().map { path in
                let text = try String(contentsOf: root.appending(path: path), encoding: .utf8)
                return SourceFile(path: "\(folder)/\(path)", text: text)
            }
        }
    }
}

extension TypeFact {
    /// The names that a type conforms to by it, without what they are nested in.
    fileprivate var names: [String] {
        switch self {
        case .named(_, let name, _): [name]
        case .decorated(_, let type), .prefixed(_, let type): type.names
        case .composition(let types): types.flatMap(\.names)
        default: []
        }
    }
}
