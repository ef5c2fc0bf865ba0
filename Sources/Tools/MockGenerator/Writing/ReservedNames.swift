/// Names that generated code uses, and that a declaration in the sources may hide.
enum ReservedNames {
    /// Types of the test kit, and `Error` of the standard library.
    static let all = [
        "Stub", "AsyncStub", "HandlerStub", "PropertyStub", "MockLog", "StaticStubs", "AnyCallLog", "Error",
    ]
}
