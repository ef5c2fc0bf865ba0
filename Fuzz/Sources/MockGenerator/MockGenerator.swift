/// Stands in for the generator of mocks, so that templates are rendered without a parser for Swift. It makes nothing.
public enum MockGenerator {
    public static func mocks(of files: [SourceFile], options: MockOptions) throws -> MockOutput {
        MockOutput(text: "", mocks: [])
    }
}

public struct SourceFile: Sendable {
    public init(path: String, text: String) {}
}

public struct MockOptions: Sendable {
    public init(testableImports: [String] = []) {}
}

public struct MockOutput: Sendable {
    public let text: String
    public let mocks: [String]
}
