/// An import declaration.
public struct ImportFact: Sendable, Codable, Hashable {
    /// Attributes such as `@testable` and `@preconcurrency`.
    public var attributes: [String]
    /// `public`, `internal` and so on; `nil` if none is written, which means one or the other depending on the
    /// compiler options of the module.
    public var access: String?
    /// The kind before the path, such as `struct` or `func`.
    public var kind: String?
    public var path: String
    public var conditions: [String]
    public var location: FileLocation

    public init(
        attributes: [String], access: String? = nil, kind: String?, path: String, conditions: [String],
        location: FileLocation
    ) {
        self.attributes = attributes
        self.access = access
        self.kind = kind
        self.path = path
        self.conditions = conditions
        self.location = location
    }

    /// The module it names, before the first dot.
    public var module: String {
        path.utf8.firstIndex(of: UInt8(ascii: ".")).map { String(path[..<$0]) } ?? path
    }
}
