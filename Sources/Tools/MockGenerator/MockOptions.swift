/// What to mock, and how the file begins.
public struct MockOptions: Sendable {
    /// Modules to import with `@testable`.
    public var testableImports: [String]
    /// Further modules to import.
    public var imports: [String]
    /// Protocols to mock whatever they refine: names, or patterns with `*`. Empty: all that refine
    /// `Boundary` or are marked.
    public var only: [String]
    /// The comment on top of the file, without its slashes; lines are kept. Empty: no comment.
    public var header: String
    /// What is written of each protocol.
    public var product: Product

    /// Mocks for tests, or proxies that report what crosses a boundary.
    public enum Product: Sendable {
        case mocks
        /// Of protocols that refine `Boundary` alone.
        case proxies

        /// What a class's name ends with.
        var suffix: String { self == .mocks ? "Mock" : "Proxy" }
        var noun: (one: String, many: String) { self == .mocks ? ("mock", "mocks") : ("proxy", "proxies") }
        /// The module the file needs.
        var module: String { self == .mocks ? "SceneryTestKit" : "SceneryScenes" }
    }

    /// What the header of a file of mocks says unless told otherwise.
    public static let mockHeader = """
        Written by `scenery mock` from the protocols it names. Changes are lost at the next run.
        swift-format-ignore-file
        """

    /// What the header of a file of proxies says unless told otherwise.
    public static let proxyHeader = """
        Written by `scenery mock --proxies` from the boundaries it names. Changes are lost at the next run.
        swift-format-ignore-file
        """

    public init(
        testableImports: [String] = [], imports: [String] = [], only: [String] = [],
        header: String = MockOptions.mockHeader, product: Product = .mocks
    ) {
        self.product = product
        self.testableImports = testableImports
        self.imports = imports
        self.only = only
        self.header = header
    }
}

/// A file of mocks, and what was left out of it and why.
public struct MockOutput: Sendable {
    /// The whole file.
    public let text: String
    /// The names of the mocks in it.
    public let mocks: [String]
    /// What could not be mocked or not be seen; the rest is written nevertheless.
    public let diagnostics: [SourceProblem]
    /// What is worth saying though nothing is missing: options that mean nothing here.
    public var notes: [SourceProblem] = []
}

/// A protocol and its file, in what is said of two of one name.
public struct ClashingName: Sendable, Equatable, CustomStringConvertible {
    let name: String
    let path: String

    public var description: String { "\"\(name)\" in \(path)" }
}

/// Why no mocks could be written at all.
public enum MockError: Error, Sendable, Equatable, CustomStringConvertible {
    /// A name in `only` that no protocol has.
    case unknownProtocol(String, nearest: String?)
    /// Protocols that inherit from each other in a circle.
    case cyclicInheritance([String])
    /// Two protocols whose mocks would have one name.
    case nameClash(String, ClashingName, ClashingName)
    /// A mock that would have the name of a type in the sources.
    case nameTaken(String, ClashingName, by: String)

    public var description: String {
        switch self {
        case .unknownProtocol(let name, let nearest):
            let hint = nearest.map { ", did you mean \"\($0)\"" } ?? ", check the name and the sources given"
            return name.contains("*")
                ? "no protocol's name is like \"\(name)\", check the pattern and the sources given"
                : "no protocol is named \"\(name)\"\(hint)"
        case .cyclicInheritance(let names):
            return
                "protocols inherit from each other in a circle: \(names.joined(separator: " → ")), remove one of the arrows"
        case .nameClash(let mock, let first, let second):
            let advice =
                first.name == second.name
                ? "hand in one of them, or mock them in two runs"
                : "rename one, or give one's mock another name with \"@mockable(override: name = …)\""
            return "\"\(mock)\" would be the mock of both \(first) and \(second), \(advice)"
        case .nameTaken(let mock, let owner, let path):
            return
                "what is written of \(owner) would be named \"\(mock)\", which \(path) declares already: rename that, "
                + "leave its file out, or give the mock another name with \"@mockable(override: name = …)\""
        }
    }
}
