import Foundation

/// A JSON value of a message that a client sent. What is missing reads as `nil`.
enum JSONValue: Decodable, Equatable {
    case null
    case flag(Bool)
    case number(Double)
    case string(String)
    case list([JSONValue])
    case object([String: JSONValue])

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let text = try? container.decode(String.self) {
            self = .string(text)
        } else if let members = try? container.decode([String: JSONValue].self) {
            self = .object(members)
        } else if let values = try? container.decode([JSONValue].self) {
            self = .list(values)
        } else if let number = try? container.decode(Double.self) {
            self = .number(number)
        } else {
            self = .flag(try container.decode(Bool.self))
        }
    }

    /// A member of an object; `nil` also for `null`, by which many clients say that there is none.
    subscript(key: String) -> JSONValue? {
        guard case .object(let members) = self, let value = members[key], value != .null else { return nil }
        return value
    }

    var string: String? { if case .string(let text) = self { text } else { nil } }
    var list: [JSONValue]? { if case .list(let values) = self { values } else { nil } }
    var flag: Bool? { if case .flag(let flag) = self { flag } else { nil } }
    /// A whole number; `nil` for a fraction, and for one that is out of range.
    var integer: Int? { if case .number(let number) = self { Int(exactly: number) } else { nil } }
}
