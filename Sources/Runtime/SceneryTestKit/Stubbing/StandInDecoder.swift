/// A decoder without a source: every number is zero, every text empty, every optional `nil`,
/// every collection empty. It gives a value of a `Decodable` type where any will do.
struct StandInDecoder: Decoder {
    var codingPath: [any CodingKey]
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
        KeyedDecodingContainer(Keyed<Key>(codingPath: codingPath))
    }

    func unkeyedContainer() -> any UnkeyedDecodingContainer { Unkeyed(codingPath: codingPath) }

    func singleValueContainer() -> any SingleValueDecodingContainer { Single(codingPath: codingPath) }

    static func decode<Value: Decodable>(_ type: Value.Type, at path: [any CodingKey]) throws -> Value {
        // Types that decode themselves from nested values would recurse without end otherwise.
        guard path.count < 32 else {
            throw DecodingError.dataCorrupted(.init(codingPath: path, debugDescription: "nested too deeply"))
        }
        if !(type is any DefaultAnswer.Type), let cases = type as? any CaseIterable.Type,
            let first = cases.firstCase as? Value { return first }
        if let known = type as? any DefaultAnswer.Type, let value = known.defaultAnswer as? Value { return value }
        return try Value(from: StandInDecoder(codingPath: path))
    }

    struct Keyed<Key: CodingKey>: KeyedDecodingContainerProtocol {
        var codingPath: [any CodingKey]
        // Enumerations with associated values decode the case whose key is there: offer one.
        var allKeys: [Key] { ["_0"].compactMap(Key.init(stringValue:)) }

        func contains(_ key: Key) -> Bool { true }
        func decodeNil(forKey key: Key) -> Bool { true }
        func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
            try StandInDecoder.decode(type, at: codingPath + [key])
        }
        func nestedContainer<Nested: CodingKey>(
            keyedBy type: Nested.Type, forKey key: Key
        ) -> KeyedDecodingContainer<Nested> {
            KeyedDecodingContainer(StandInDecoder.Keyed<Nested>(codingPath: codingPath + [key]))
        }
        func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedDecodingContainer {
            Unkeyed(codingPath: codingPath + [key])
        }
        func superDecoder() -> any Decoder { StandInDecoder(codingPath: codingPath) }
        func superDecoder(forKey key: Key) -> any Decoder { StandInDecoder(codingPath: codingPath + [key]) }
    }

    struct Unkeyed: UnkeyedDecodingContainer {
        var codingPath: [any CodingKey]
        var count: Int? { 0 }
        var isAtEnd: Bool { true }
        var currentIndex: Int { 0 }

        func decodeNil() -> Bool { true }
        func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
            try StandInDecoder.decode(type, at: codingPath)
        }
        func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type) -> KeyedDecodingContainer<Nested> {
            KeyedDecodingContainer(Keyed<Nested>(codingPath: codingPath))
        }
        func nestedUnkeyedContainer() -> any UnkeyedDecodingContainer { self }
        func superDecoder() -> any Decoder { StandInDecoder(codingPath: codingPath) }
    }

    struct Single: SingleValueDecodingContainer {
        var codingPath: [any CodingKey]

        func decodeNil() -> Bool { true }
        func decode(_ type: Bool.Type) -> Bool { false }
        func decode(_ type: String.Type) -> String { "" }
        func decode(_ type: Double.Type) -> Double { 0 }
        func decode(_ type: Float.Type) -> Float { 0 }
        func decode(_ type: Int.Type) -> Int { 0 }
        func decode(_ type: Int8.Type) -> Int8 { 0 }
        func decode(_ type: Int16.Type) -> Int16 { 0 }
        func decode(_ type: Int32.Type) -> Int32 { 0 }
        func decode(_ type: Int64.Type) -> Int64 { 0 }
        func decode(_ type: UInt.Type) -> UInt { 0 }
        func decode(_ type: UInt8.Type) -> UInt8 { 0 }
        func decode(_ type: UInt16.Type) -> UInt16 { 0 }
        func decode(_ type: UInt32.Type) -> UInt32 { 0 }
        func decode(_ type: UInt64.Type) -> UInt64 { 0 }
        func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
            try StandInDecoder.decode(type, at: codingPath)
        }
    }
}

extension CaseIterable {
    fileprivate static var firstCase: Any? { allCases.first }
}
