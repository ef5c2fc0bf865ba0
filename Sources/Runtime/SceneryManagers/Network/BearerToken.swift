import Foundation

/// A token, with the time until which it is valid.
public struct BearerToken: Sendable, Equatable {
    /// The token as it is sent.
    public let value: String
    /// When the token expires; nil if the server does not say so.
    public let expires: Date?

    /// - Parameters:
    ///   - value: The token as it is sent.
    ///   - expires: When it expires; nil, the default, if that is not known.
    public init(_ value: String, expires: Date? = nil) {
        self.value = value
        self.expires = expires
    }

    /// The time until it expires; nil if that is not known.
    func remaining(at now: Duration) -> Duration? {
        expires.map { .seconds($0.timeIntervalSince1970) - now }
    }
}

extension BearerToken: CustomStringConvertible, CustomReflectable {
    /// The token itself is a secret, and not part of the description.
    public var description: String {
        "BearerToken(\(expires.map { "expires \($0.ISO8601Format())" } ?? "without expiry"))"
    }

    public var customMirror: Mirror { Mirror(self, children: ["expires": expires as Any]) }
}
