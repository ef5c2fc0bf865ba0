/// Random bytes from the system's source for secrets, as text for cookies, forms and addresses.
struct Secret: Sendable, Codable {
    let text: String

    /// - Parameter bits: How much is random; a multiple of 64.
    init(bits: Int) {
        var random = SystemRandomNumberGenerator()
        text = (0..<bits / 64).map { _ in
            let word = String(random.next(), radix: 16)
            return String(repeating: "0", count: 16 - word.count) + word
        }.joined()
    }

    init(from decoder: any Decoder) throws {
        text = try decoder.singleValueContainer().decode(String.self)
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(text)
    }

    /// Compares in a time that depends on the lengths alone, so that a wrong guess does not tell how
    /// much of it was right.
    func matches(_ guess: some StringProtocol) -> Bool {
        let (own, other) = (Array(text.utf8), Array(guess.utf8))
        guard own.count == other.count else { return false }
        return zip(own, other).reduce(0 as UInt8) { $0 | ($1.0 ^ $1.1) } == 0
    }
}
