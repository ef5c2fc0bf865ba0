import Crypto
import Foundation

/// What a person who has signed in gets.
struct Tokens: Encodable, Sendable {
    var accessToken: String
    var refreshToken: String
    /// In seconds.
    var expiresIn: Int
}

/// A secret that is handed out once. Only its hash is kept.
struct Token {
    let text: String

    /// A new one of 32 random bytes.
    init() {
        let bytes = (0..<32).map { _ in UInt8.random(in: .min ... .max) }
        text = bytes.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
    }

    init(_ text: String) { self.text = text }

    /// The form in which it is kept.
    var hash: Data { Data(SHA256.hash(data: Data(text.utf8))) }
}

/// The question for the code of the second factor.
struct Challenge: Encodable, Sendable {
    var challenge: String
    var digits: Int
    var sentTo: String
}

/// What signing in with a password leads to.
enum SignIn: Encodable, Sendable {
    case challenge(Challenge)
    case tokens(Tokens)

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .challenge(let challenge): try challenge.encode(to: encoder)
        case .tokens(let tokens): try tokens.encode(to: encoder)
        }
    }
}
