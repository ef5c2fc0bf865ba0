import Foundation
import Scenery

/// The second step of a sign-in: a code that was sent to the person.
struct Challenge: BusinessModel, Codable, Hashable {
    /// The identity of the challenge.
    var challenge: String
    /// The number of digits of the code.
    var digits: Int
    /// Where the code was sent, shortened.
    var sentTo: String
}

/// The tokens of a signed-in person, as the server sends them.
struct Tokens: Sendable, Decodable {
    var accessToken: String
    var refreshToken: String
    /// In seconds.
    var expiresIn: Double
}

/// The tokens of a signed-in person, as the app keeps them.
struct Account: Sendable, Codable, Equatable {
    var accessToken: String
    var refreshToken: String
    var expires: Date

    /// - Parameter now: The time at which the tokens were received, since 1970.
    init(_ tokens: Tokens, at now: Duration) {
        accessToken = tokens.accessToken
        refreshToken = tokens.refreshToken
        expires = Date(timeIntervalSince1970: now / .seconds(1) + tokens.expiresIn)
    }

    var bearer: BearerToken { BearerToken(accessToken, expires: expires) }
}

/// What follows a correct password.
enum SignInStep: BusinessModel {
    /// A code is needed too.
    case verification(Challenge)
    case signedIn
}
