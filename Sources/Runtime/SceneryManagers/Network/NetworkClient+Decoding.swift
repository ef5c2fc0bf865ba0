import Foundation

extension NetworkClient {
    /// The value at a path of a response.
    ///
    /// An empty response is nil for an optional type. At the root of a response that is no JSON, a `String` is its text
    /// and a `Data` its bytes.
    func decoded<Value: Decodable>(
        _ type: Value.Type, at path: ResponseKeyPath, from response: TransportResponse
    ) throws -> Value {
        let optional = Value.self as? any OptionalValue.Type
        if response.body.isEmpty, optional != nil {
            return try JSONDecoder().decode(Value.self, from: Data("null".utf8))
        }
        if path.components.isEmpty, !response.isJSON,
            let raw = try response.raw(optional?.wrapped ?? Value.self) as? Value
        {
            return raw
        }
        do {
            return try path.decode(Value.self, from: response.body, using: decoder())
        } catch {
            throw NetworkError(decoding: error, of: Value.self, at: path, in: response)
        }
    }
}

/// An optional, of whatever type.
private protocol OptionalValue {
    static var wrapped: Any.Type { get }
}

extension Optional: OptionalValue {
    fileprivate static var wrapped: Any.Type { Wrapped.self }
}

extension TransportResponse {
    /// Whether the body is JSON, as far as its type says; a body without a type is.
    var isJSON: Bool { headers["Content-Type"]?.lowercased().contains("json") ?? true }

    /// The body as a `String` or `Data`; nil for other types.
    fileprivate func raw(_ type: Any.Type) throws -> Any? {
        if type == Data.self { return body }
        return type == String.self ? try text() : nil
    }

    /// The body as a text in the charset of its type; UTF-8 if it has none.
    func text() throws -> String {
        guard let encoding = Self.encoding(of: headers["Content-Type"]),
            let text = String(data: body, encoding: encoding)
        else {
            throw NetworkError(
                domain: .decoding,
                message: "the response is no text in the charset of its type; read it with data(_:)",
                httpStatus: status)
        }
        return text
    }

    /// Nil for a charset that is not known.
    private static func encoding(of contentType: String?) -> String.Encoding? {
        let charset = contentType?.lowercased().split(separator: ";")
            .map { $0.trimmingCharacters(in: .whitespaces) }.first { $0.hasPrefix("charset=") }
            .map { $0.dropFirst("charset=".count).trimmingCharacters(in: CharacterSet(charactersIn: "\"")) }
        return switch charset {
        case nil, "utf-8", "utf8", "us-ascii", "ascii": .utf8
        case "iso-8859-1", "latin1": .isoLatin1
        case "windows-1252": .windowsCP1252
        case "utf-16": .utf16
        default: nil
        }
    }
}
