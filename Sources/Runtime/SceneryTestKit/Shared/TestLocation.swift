/// A source location in a test, where a failure is shown.
///
/// Every mock keeps the source location at which the test made it, so that a call which nobody answers
/// fails the test there and not somewhere inside the code under test.
public struct TestLocation: Sendable {
    public let fileID: StaticString
    public let filePath: StaticString
    public let line: UInt
    public let column: UInt

    public init(fileID: StaticString, filePath: StaticString, line: UInt, column: UInt) {
        self.fileID = fileID
        self.filePath = filePath
        self.line = line
        self.column = column
    }
}
