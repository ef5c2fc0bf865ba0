/// The source location where a promise was created.
public struct PromiseSource: Sendable, Hashable, CustomStringConvertible {
    /// The module and file, in the form of `#fileID`.
    public let fileID: String
    /// The line; at most 65,535.
    public let line: Int

    /// `Module/File.swift:12`.
    public var description: String { "\(fileID):\(line)" }
}
