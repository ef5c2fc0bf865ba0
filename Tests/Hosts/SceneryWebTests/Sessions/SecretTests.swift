import Testing

@testable import SceneryWeb

@Suite("Secrets")
struct SecretTests {
    @Test("are as long as asked and never twice the same")
    func random() {
        #expect(Secret(bits: 128).text.count == 32)
        #expect(Set((0..<1_000).map { _ in Secret(bits: 128).text }).count == 1_000)
    }

    @Test("match themselves and nothing else")
    func matching() {
        let secret = Secret(bits: 128)
        #expect(secret.matches(secret.text))
        #expect(!secret.matches(""))
        #expect(!secret.matches(secret.text.dropLast()))
        #expect(!secret.matches(secret.text.dropLast() + "x"))
    }
}

@Suite("Session cookie")
struct SessionCookieTests {
    private static let id = String(repeating: "a1", count: 16)

    @Test("is found among others")
    func found() {
        let cookie = SessionCookie(headers: ["a=b; app=\(Self.id).secret ;c=d"], name: "app")
        #expect(cookie == SessionCookie(id: Self.id, secret: "secret"))
        #expect(cookie?.value == "\(Self.id).secret")
    }

    @Test(
        "of another form is none",
        arguments: [
            "", "app", "app=", "app=.", "app=../../etc/passwd.x", "app=a1.secret", "other=\(id).secret",
            "app=\(id)", "app=\(id).a.b",
            "app=\(String(repeating: "é", count: 32)).secret",
        ])
    func malformed(header: String) {
        #expect(SessionCookie(headers: [header], name: "app") == nil)
    }
}
