/// A reference that one role of a scene keeps to another.
public struct Reference: Sendable, Equatable {
    /// How the reference is kept. The raw value is the verb of `style.yml`.
    public enum Ownership: String, Sendable, CaseIterable {
        /// The other role lives at least as long as this one.
        case strong = "owns"
        /// Through the other role's boundary protocol, without keeping the other role alive.
        case weak = "sees"
    }

    public var from: String
    public var to: String
    public var ownership: Ownership
    /// Whether a scene is complete without the reference: `view may own navigation`.
    public var isOptional = false
    /// The method that receives the other role, if the style names one: `by use`.
    public var handover: String?
}
