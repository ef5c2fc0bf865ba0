import HTTPTypes
import Hummingbird

/// The parameters of a request's address.
struct Query {
    private let request: Request

    init(_ request: Request) { self.request = request }

    /// The text of a parameter; `nil` when it is missing or empty.
    func text(_ name: String) -> String? {
        request.uri.queryParameters[name[...]].map(String.init).flatMap { $0.isEmpty ? nil : $0 }
    }

    /// - Throws: `Refusal` for a parameter that is no number within `range`.
    func number(_ name: String, in range: ClosedRange<Int>) throws -> Int? {
        guard let text = text(name) else { return nil }
        guard let number = Int(text), range.contains(number) else {
            throw Refusal(
                .badRequest,
                "\(name) \"\(text)\" is no number from \(range.lowerBound) to \(range.upperBound)")
        }
        return number
    }

    /// The coordinates in two parameters; `nil` when one is missing.
    ///
    /// - Throws: `Refusal` for what is no place on Earth.
    func coordinates(_ latitude: String, _ longitude: String) throws -> Coordinates? {
        guard let first = text(latitude), let second = text(longitude) else { return nil }
        guard let coordinates = Coordinates(latitude: first, longitude: second) else {
            throw Refusal(.badRequest, "wrong coordinates \"\(first),\(second)\"")
        }
        return coordinates
    }
}
