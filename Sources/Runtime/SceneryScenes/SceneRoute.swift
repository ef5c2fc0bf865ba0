import Foundation

/// The name of a scene and, for a scene that needs one, the parameter it was built with.
///
/// A route is enough to build the scene again, in this process or in the next.
public struct SceneRoute: Sendable, Codable, Hashable {
    /// The scene's name as its list of scenes has it, for example `About`.
    public let name: String
    /// The parameter as JSON; `nil` for a scene that takes none.
    public let parameter: Data?

    public init(_ name: String) {
        self.name = name
        parameter = nil
    }

    /// - Throws: What `JSONEncoder` throws when the parameter cannot be written as JSON.
    public init(_ name: String, parameter: some Encodable) throws {
        self.name = name
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        self.parameter = try encoder.encode(parameter)
    }
}
