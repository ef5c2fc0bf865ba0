/// A picture, and a description for people who do not see it.
public struct ScreenImage: ScreenElementConvertible, Sendable, Codable, Equatable {
    /// An `https` address, a path below the host's static files, or a `data:image/…` address.
    public var source: String
    /// What the picture shows; empty for decoration only.
    public var description: String

    public init(_ source: String, description: String) {
        self.source = source
        self.description = description
    }

    public var element: ScreenElement { ScreenElement(.image(self)) }
}
