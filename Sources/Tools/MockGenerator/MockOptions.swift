/// What to generate, from which protocols, and how the file begins.
public struct MockOptions: Sendable {
    /// Modules to import with `@testable`.
    public var testableImports: [String]
    /// Additional modules to import.
    public var imports: [String]
    /// The protocols to select, by name or by pattern with `*`. If empty, all that refine `Boundary` or are
    /// annotated are selected.
    public var only: [String]
    /// The protocols to leave out, by name or by pattern with `*`.
    public var exclude: [String] = []
    /// The comment at the top of the file, without its slashes; line breaks are kept. If empty, there is no comment.
    public var header: String
    /// What is generated from each protocol.
    public var product: Product

    /// Mocks for tests, or proxies that report what crosses a boundary.
    public enum Product: Sendable {
        case mocks
        /// Only of protocols that refine `Boundary`.
        case proxies

        /// The suffix of the name of a generated class.
        package var suffix: String { self == .mocks ? "Mock" : "Proxy" }
        /// The module that a generated file needs.
        package var module: String { self == .mocks ? "SceneryTestKit" : "SceneryScenes" }
    }

    /// The default header of a file of mocks.
    public static let mockHeader = """
        Written by `scenery mock` from the protocols it names. Changes are lost at the next run.
        swift-format-ignore-file
        """

    /// The default header of a file of proxies.
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

/// A generated file, and what was left out of it and why.
public struct MockOutput: Sendable {
    /// The whole file.
    public let text: String
    /// The names of the mocks in it.
    public let mocks: [String]
    /// The protocols and members that could not be mocked or not be read. The rest is generated nevertheless.
    public let diagnostics: [SourceProblem]
    /// Remarks that leave nothing out, such as annotations without an effect.
    public var notes: [SourceProblem] = []
}
