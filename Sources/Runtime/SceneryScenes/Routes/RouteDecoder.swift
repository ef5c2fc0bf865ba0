/// What the properties of a route are decoded from.
protocol RouteValues {
    /// Whether there is a value under the key.
    func contains(_ key: String) -> Bool
    /// Asked for optional properties only, before their value.
    func isNil(_ key: String) -> Bool
    func value<Value>(_ type: Value.Type, for key: String) throws -> Value
}

/// Decodes a route from values by the names of its coding keys, each already of its property's type.
struct RouteDecoder: Decoder {
    let values: any RouteValues
    var codingPath: [any CodingKey] { [] }
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    static func route<Route: SceneRoute>(_ type: Route.Type, _ values: any RouteValues) throws -> Route {
        try Route(from: RouteDecoder(values: values))
    }

    func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        KeyedDecodingContainer(Properties(values: values))
    }

    func unkeyedContainer() throws -> any UnkeyedDecodingContainer { throw Self.unsupported }
    func singleValueContainer() throws -> any SingleValueDecodingContainer { throw Self.unsupported }

    static var unsupported: DecodingError {
        DecodingError.dataCorrupted(
            DecodingError.Context(codingPath: [], debugDescription: "a link has properties by name only"))
    }

    private struct Properties<Key: CodingKey>: KeyedDecodingContainerProtocol {
        let values: any RouteValues
        var codingPath: [any CodingKey] { [] }
        var allKeys: [Key] { [] }

        func contains(_ key: Key) -> Bool { values.contains(key.stringValue) }
        func decodeNil(forKey key: Key) throws -> Bool { values.isNil(key.stringValue) }
        func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
            try values.value(type, for: key.stringValue)
        }

        func nestedContainer<Nested: CodingKey>(
            keyedBy type: Nested.Type, forKey key: Key
        ) throws -> KeyedDecodingContainer<Nested> { throw RouteDecoder.unsupported }
        func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
            throw RouteDecoder.unsupported
        }
        func superDecoder() throws -> any Decoder { throw RouteDecoder.unsupported }
        func superDecoder(forKey key: Key) throws -> any Decoder { throw RouteDecoder.unsupported }
    }
}

/// No values: for a route without properties that must have one.
struct NoRouteValues: RouteValues {
    func contains(_ key: String) -> Bool { false }
    func isNil(_ key: String) -> Bool { true }
    func value<Value>(_ type: Value.Type, for key: String) throws -> Value { throw RouteDecoder.unsupported }
}

/// The values of a URL, by coding key.
struct LinkValues: RouteValues {
    var values: [String: any LinkValue] = [:]

    func contains(_ key: String) -> Bool { values[key] != nil }
    func isNil(_ key: String) -> Bool { values[key] == nil }
    func value<Value>(_ type: Value.Type, for key: String) throws -> Value {
        guard let value = values[key] as? Value else { throw RouteDecoder.unsupported }
        return value
    }
}
