import Foundation
import Testing

@testable import Backend

@Suite("Kept passwords")
struct PasswordHashTests {
    @Test("only the right password matches, and no two hashes are the same")
    func matching() {
        let hash = PasswordHash(of: "scenery")
        #expect(hash.matches("scenery"))
        for wrong in ["", "Scenery", "scenery "] { #expect(!hash.matches(wrong)) }
        #expect(hash != PasswordHash(of: "scenery"))
    }

    // The first vector is that of RFC 7914, section 11, cut to 32 bytes.
    @Test(
        "the derivation is PBKDF2 with HMAC-SHA256",
        arguments: [
            ("passwd", 1, "55ac046e56e3089fec1691c22544b605f94185216dde0465e68b9d57c20dacbc"),
            ("password", 2, "ae4d0c95af6b46d32d0adff928f06dd02a303f8ef3c251dfd6e2d85a95474c43"),
        ])
    func vectors(password: String, iterations: Int, expected: String) {
        let derived = PasswordHash.derive(from: password, salt: Data("salt".utf8), iterations: iterations)
        #expect(derived.map { String(format: "%02x", $0) }.joined() == expected)
    }
}
