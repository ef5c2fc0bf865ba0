/// A way to write a scene (or a component), as its folder describes it.
///
/// The generator, the checker and the documentation read the same value, so they agree.
public struct Style: Sendable, Equatable {
    /// What the templates of a style make.
    public enum Product: String, Sendable, CaseIterable {
        case scene, component, manager, widget, app, project
        /// The tool knows scenes of the style and makes none.
        case nothing
    }

    /// The name that chooses the style, the same as its folder's.
    public var name: String
    /// What the style is, in a line.
    public var summary: String
    public var product: Product
    /// The roles in the order of the file.
    public var roles: [Role]
    /// Who holds whom, in the order of the file.
    public var references: [Reference]
    /// What may cross from one role to another.
    public var payloads: [Payload]
    /// How the product is built; `nil` for what is not built by a call.
    public var builder: Builder?
    /// The events of a scene made without naming any.
    public var events: [String]
    /// The templates in the order of the file.
    public var templates: [Template]
    /// Other templates of the folder, for `include`, by file name.
    public var includes: [String: String]
    /// Where the style was read, for messages.
    public var origin: String
}

extension Style {
    /// The role of this name.
    public func role(_ name: String) -> Role? { roles.first { $0.name == name } }

    /// Whether it describes a scene or component, and no other part of an app.
    public var hasScenes: Bool { product == .scene || product == .component || product == .nothing }
}
