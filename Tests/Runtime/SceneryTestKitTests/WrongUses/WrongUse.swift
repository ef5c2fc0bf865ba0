import Testing

/// A wrong use of the test kit: code that fails a test, whose failure text is kept in a golden file.
struct WrongUse: Sendable, CustomTestStringConvertible {
    /// The name of the golden file.
    let name: String
    let body: @MainActor @Sendable () async throws -> Void

    init(_ name: String, _ body: @escaping @MainActor @Sendable () async throws -> Void) {
        self.name = name
        self.body = body
    }

    var testDescription: String { name }

    /// All of them; a new kind adds its list here.
    static let all = stubbing + verifying + data + harness + leaks + exploring
}
