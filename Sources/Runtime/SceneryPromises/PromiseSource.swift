/// Where in the source a promise was made.
public struct PromiseSource: Sendable, Hashable, CustomStringConvertible {
    /// Module and file, as `#fileID` gives them.
    public let fileID: String
    /// The line, up to 65,535.
    public let line: Int

    /// `Module/File.swift:12`.
    public var description: String { "\(fileID):\(line)" }
}
