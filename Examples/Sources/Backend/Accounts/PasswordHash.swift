import Crypto
import Foundation

/// A password as it is kept: derived with a salt of its own, by PBKDF2 with HMAC-SHA256 (RFC 8018).
struct PasswordHash: Codable, Sendable, Equatable {
    /// A service with real accounts takes some hundred thousand; these are samples, and their tests sign in
    /// a thousand times.
    private static let iterations = 2000

    private let salt: Data
    private let derived: Data

    init(of password: String) {
        salt = Data((0..<16).map { _ in UInt8.random(in: .min ... .max) })
        derived = Self.derive(from: password, salt: salt)
    }

    /// Whether this is the hash of `password`. It takes equally long whatever the difference.
    func matches(_ password: String) -> Bool {
        zip(Self.derive(from: password, salt: salt), derived).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
    }

    /// One block is enough, as it has the 32 bytes that are kept.
    static func derive(from password: String, salt: Data, iterations: Int = iterations) -> Data {
        let key = SymmetricKey(data: Data(password.utf8))
        var block = Array(HMAC<SHA256>.authenticationCode(for: salt + [0, 0, 0, 1], using: key))
        var derived = block
        for _ in 1..<iterations {
            block = Array(HMAC<SHA256>.authenticationCode(for: block, using: key))
            for index in derived.indices { derived[index] ^= block[index] }
        }
        return Data(derived)
    }
}
