import Testing

@testable import SceneryWeb

@Suite("A form that arrives")
struct IncomingFormTests {
    private static let token = Secret(bits: 128)

    @Test("with the token first is read to its end")
    func whole() {
        let text = "token=\(Self.token.text)&do=go"
        let (form, goesOn) = form(of: text.utf8.map { [$0] })
        #expect(goesOn && form.isTrusted && form.bytes == Array(text.utf8))
    }

    @Test(
        "is left as soon as it cannot start with the token",
        arguments: [
            "scene=a&token=\(token.text)", "token=\(Secret(bits: 128).text)", "tokens=a", "x", "tokem",
        ])
    func wrong(text: String) {
        let (form, goesOn) = form(of: [Array(text.utf8)])
        #expect(!goesOn && !form.isTrusted)
    }

    @Test("is not trusted before the whole token is there")
    func short() {
        let (form, goesOn) = form(of: [Array("token=\(Self.token.text.dropLast())".utf8)])
        #expect(goesOn && !form.isTrusted)
    }

    @Test("is not read beyond its limit")
    func long() {
        let (form, goesOn) = form(
            of: [Array("token=\(Self.token.text)&do=".utf8), Array("go".utf8)], maximum: 43)
        #expect(!goesOn && form.isTooLong)
    }

    /// The form after these pieces, and whether it would read more.
    private func form(of pieces: [[UInt8]], maximum: Int = 100) -> (IncomingForm, Bool) {
        var form = IncomingForm(token: Self.token, maximumBytes: maximum)
        var goesOn = true
        for piece in pieces where goesOn { goesOn = form.append(piece) }
        return (form, goesOn)
    }
}
