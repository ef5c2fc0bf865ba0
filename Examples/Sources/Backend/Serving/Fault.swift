/// What a route is told to do wrong, so that tests can see what the samples make of it.
///
/// It is written as a text: `"error"`, `"delay:250"`, `"status:500"`.
enum Fault: Sendable, Equatable {
    /// Answer as usual.
    case ok
    /// Answer `503` with a message.
    case error
    /// Refuse the key, in the way of the service.
    case denied
    /// Hold the answer back until the route is told otherwise.
    case slow
    /// Answer as usual after some milliseconds.
    case delay(milliseconds: Int)
    /// Close the connection without an answer, before anything is done.
    case drop
    /// Answer with this status and an empty body.
    case status(Int)
    /// Do what was asked, and answer `200` with broken JSON.
    case malformed
    /// Answer as usual, in up to 40 pieces, one every 50 ms.
    case trickle
    /// Do what was asked, and close the connection in the middle of the answer.
    case truncated

    private static let plain: [String: Fault] = [
        "ok": .ok, "error": .error, "denied": .denied, "slow": .slow, "drop": .drop,
        "malformed": .malformed, "trickle": .trickle, "truncated": .truncated,
    ]

    /// - Returns: `nil` for a text that names no fault.
    init?(_ text: String) {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        switch (parts.first, parts.dropFirst().first.flatMap { Int($0) }) {
        case ("delay", let time?) where parts.count == 2 && time >= 0: self = .delay(milliseconds: time)
        case ("status", let code?) where parts.count == 2 && (200...599).contains(code): self = .status(code)
        default:
            guard let fault = Self.plain[text] else { return nil }
            self = fault
        }
    }

    var text: String {
        switch self {
        case .delay(let milliseconds): "delay:\(milliseconds)"
        case .status(let code): "status:\(code)"
        default: Self.plain.first { $0.value == self }?.key ?? "ok"
        }
    }
}

extension Fault: Codable {
    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let text = try container.decode(String.self)
        guard let fault = Fault(text) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "\"\(text)\" is no fault")
        }
        self = fault
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(text)
    }
}
