import Foundation

/// What crossed a boundary, or came back over it, as it was at that moment.
///
/// The text is what Swift says of the value, strings in quotes; a role is named by its type. It is
/// always there, since the value itself may not be `Sendable` and cannot be kept. Two are equal when
/// type and text are.
public struct CrossingValue: Sendable, Codable {
    /// The name of the value's type, without its module.
    public let type: String
    /// The value as Swift describes it.
    public let text: String
    /// The value as JSON with sorted keys; `nil` where the tracer keeps none, where the value is not
    /// `Encodable` or where it cannot be written.
    public let json: String?
    /// The value itself, where the tracer keeps it for a test. It is neither encoded nor compared.
    package var kept: KeptValue?

    private enum CodingKeys: CodingKey {
        case type, text, json
    }

    public init(type: String, text: String, json: String? = nil) {
        self.type = type
        self.text = text
        self.json = json
    }

    /// Takes down `value`; one that is a `CrossingValue` already is taken as it is.
    ///
    /// - Parameter keepsJSON: Whether `json` is taken down too. False by default.
    public init<Value>(_ value: Value, keepsJSON: Bool = false) {
        if let value = value as? CrossingValue {
            self = value
        } else {
            type = "\(Swift.type(of: value as Any))"
            text = Self.words(for: value)
            json = keepsJSON ? Self.json(of: value) : nil
        }
    }

    /// The same, with the value itself.
    func keeping<Value>(_ value: Value) -> CrossingValue {
        guard kept == nil, !(value is CrossingValue) else { return self }
        var keeping = self
        keeping.kept = KeptValue(value, typeName: type)
        return keeping
    }

    /// A value that cannot be looked at, such as one that cannot be copied or a closure that does not
    /// escape.
    public static func unseen(_ type: String) -> CrossingValue {
        CrossingValue(type: type, text: type)
    }

    private static func words(for value: Any) -> String {
        if let text = value as? String { return String(reflecting: text) }
        if let optional = value as? any OptionalValue {
            return optional.value.map { words(for: $0) } ?? "nil"
        }
        if let role = value as? any Boundary { return "\(Swift.type(of: untraced(role)))" }
        return String(describing: value)
    }

    private static func json(of value: Any) -> String? {
        guard let value = value as? any Encodable else { return nil }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        // A value that cannot be written (an infinite number, say) still has its text.
        return (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) }
    }
}

extension CrossingValue: Equatable {
    /// JSON does not count: of two tracers one may keep it.
    public static func == (left: CrossingValue, right: CrossingValue) -> Bool {
        left.type == right.type && left.text == right.text
    }
}
