/// What identifies this app to Foursquare.
public struct FoursquareCredentials: Sendable, Equatable {
    public var id: String
    public var secret: String

    public init(id: String, secret: String) {
        self.id = id
        self.secret = secret
    }
}
