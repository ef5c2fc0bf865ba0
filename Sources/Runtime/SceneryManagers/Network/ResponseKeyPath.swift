import Foundation

/// The location of a value in a JSON response: names and array indices, joined by dots.
///
///     data.text            {"data": {"text": "…"}}
///     data.items.0.name    {"data": {"items": [{"name": "…"}]}}
///
/// A number is an index in an array and a name in an object. A dot that is part of a name is written as `\.`, and
/// a backslash as `\\`. The empty path is the root; empty parts, as in `data.`, are dropped.
public struct ResponseKeyPath: Sendable, Hashable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// The names and indices, outermost first.
    public let components: [String]

    public init(_ path: String) {
        var components: [String] = []
        var current = String.UnicodeScalarView()
        var isEscaped = false
        // By scalars: a mark that combines with a dot must not hide it.
        for scalar in path.unicodeScalars {
            if !isEscaped, scalar == "\\" {
                isEscaped = true
            } else if !isEscaped, scalar == "." {
                components.append(String(current))
                current = String.UnicodeScalarView()
            } else {
                current.append(scalar)
                isEscaped = false
            }
        }
        self.components = (components + [String(current)]).filter { !$0.isEmpty }
    }

    public init(stringLiteral value: String) {
        self.init(value)
    }

    /// The path as it can be written in code.
    public var description: String {
        components.map(Self.escaped).joined(separator: ".")
    }

    private static func escaped(_ name: String) -> String {
        var escaped = String.UnicodeScalarView()
        for scalar in name.unicodeScalars {
            if scalar == "." || scalar == "\\" { escaped.append("\\") }
            escaped.append(scalar)
        }
        return String(escaped)
    }

    /// Decodes the value at this path.
    ///
    /// - Parameters:
    ///   - type: The type of the value.
    ///   - data: A JSON text.
    ///   - decoder: Decodes the value. The names of the path are those of the JSON text, whatever key decoding
    ///     strategy the decoder has.
    /// - Throws: `DecodingError` if there is no value at the path, or not one of that type.
    public func decode<Value: Decodable>(
        _ type: Value.Type, from data: Data, using decoder: JSONDecoder = JSONDecoder()
    ) throws -> Value {
        try decoder.decode(Envelope<Value>.self, from: data, configuration: components[...]).value
    }
}

/// Follows the path and decodes the value there.
private struct Envelope<Value: Decodable>: DecodableWithConfiguration {
    let value: Value

    init(from decoder: any Decoder, configuration path: ArraySlice<String>) throws {
        guard let name = path.first else {
            value = try Value(from: decoder)
            return
        }
        let rest = path.dropFirst()
        if let index = Int(name), let list = try? decoder.unkeyedContainer() {  // checks for an array
            value = try Self.element(index, of: list, rest)
        } else {
            let object = try decoder.container(keyedBy: Name.self)
            value = try object.decode(Self.self, forKey: Name.matching(name, in: object), configuration: rest)
                .value
        }
    }

    private static func element(
        _ index: Int, of list: any UnkeyedDecodingContainer, _ rest: ArraySlice<String>
    ) throws -> Value {
        var list = list
        guard index >= 0, index < list.count ?? 0 else {
            throw DecodingError.valueNotFound(
                Value.self,
                DecodingError.Context(
                    codingPath: list.codingPath,
                    debugDescription: "there is no element \(index): the array has \(list.count ?? 0)"))
        }
        while list.currentIndex < index { _ = try list.superDecoder() }
        return try list.decode(Self.self, configuration: rest).value
    }
}

private struct Name: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) {
        self.stringValue = stringValue
    }

    init?(intValue: Int) {
        nil
    }

    /// The key in the form of the container: a decoder can convert `about_text` to `aboutText`.
    static func matching(_ name: String, in object: KeyedDecodingContainer<Name>) -> Name {
        let plain = Name(stringValue: name)
        guard !object.contains(plain) else { return plain }
        let words = name.split(separator: "_")
        let camel = words.prefix(1) + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }
        let renamed = Name(stringValue: camel.joined())
        return object.contains(renamed) ? renamed : plain
    }
}
