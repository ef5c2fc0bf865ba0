/// A decoder whose values come from a maker: whatever a type asks for, it is given one.
struct ValueDecoder: Decoder {
    let maker: ValueFabricator
    let path: ValuePath
    let codingPath: [any CodingKey]
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
        KeyedDecodingContainer(Keyed<Key>(decoder: self))
    }

    func unkeyedContainer() -> any UnkeyedDecodingContainer { Unkeyed(decoder: self) }

    func singleValueContainer() -> any SingleValueDecodingContainer { Single(decoder: self) }

    func nested(_ key: any CodingKey) -> ValueDecoder {
        ValueDecoder(maker: maker, path: path + key.stringValue, codingPath: codingPath + [key])
    }

    /// Whether an optional part is left out: always without a seed, and where types nest without end.
    var isNil: Bool { maker.source.isEmpty || path.depth >= 6 }

    func value<Value: Decodable>(_ type: Value.Type) throws -> Value {
        if let value = maker.make(type, at: path) { return value }
        throw DecodingError.dataCorrupted(
            DecodingError.Context(codingPath: codingPath, debugDescription: "no \(type) can be made"))
    }

    struct Keyed<Key: CodingKey>: KeyedDecodingContainerProtocol {
        let decoder: ValueDecoder
        var codingPath: [any CodingKey] { decoder.codingPath }

        /// An enumeration with associated values wants the one key of its case.
        var allKeys: [Key] {
            if let layout = EnumLayout(Key.self) {
                let choice = decoder.maker.source.choice(of: layout.count, at: decoder.path)
                return [layout.value(ofCase: choice) as? Key].compactMap { $0 }
            }
            return decoder.isNil ? [] : ["first", "second"].compactMap(Key.init(stringValue:))
        }

        func contains(_ key: Key) -> Bool { true }
        func decodeNil(forKey key: Key) -> Bool {
            let part = decoder.nested(key)
            return part.isNil && !part.maker.fixed.has(part.path)
        }
        func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
            try decoder.nested(key).value(type)
        }
        func nestedContainer<Nested: CodingKey>(
            keyedBy type: Nested.Type, forKey key: Key
        ) -> KeyedDecodingContainer<Nested> {
            decoder.nested(key).container(keyedBy: type)
        }
        func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedDecodingContainer {
            decoder.nested(key).unkeyedContainer()
        }
        func superDecoder() -> any Decoder { decoder }
        func superDecoder(forKey key: Key) -> any Decoder { decoder.nested(key) }
    }

    struct Unkeyed: UnkeyedDecodingContainer {
        let decoder: ValueDecoder
        var codingPath: [any CodingKey] { decoder.codingPath }
        var count: Int? { decoder.isNil ? 0 : 2 }
        var isAtEnd: Bool { currentIndex >= count ?? 0 }
        var currentIndex = 0

        init(decoder: ValueDecoder) { self.decoder = decoder }

        private mutating func next() -> ValueDecoder {
            defer { currentIndex += 1 }
            return ValueDecoder(
                maker: decoder.maker, path: decoder.path + "\(currentIndex)", codingPath: decoder.codingPath)
        }

        func decodeNil() -> Bool { decoder.isNil }
        mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try next().value(type) }
        mutating func nestedContainer<Nested: CodingKey>(
            keyedBy type: Nested.Type
        ) -> KeyedDecodingContainer<Nested> {
            next().container(keyedBy: type)
        }
        mutating func nestedUnkeyedContainer() -> any UnkeyedDecodingContainer { next().unkeyedContainer() }
        mutating func superDecoder() -> any Decoder { next() }
    }

    struct Single: SingleValueDecodingContainer {
        let decoder: ValueDecoder
        var codingPath: [any CodingKey] { decoder.codingPath }

        func decodeNil() -> Bool { decoder.isNil }
        func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try decoder.value(type) }
    }
}
