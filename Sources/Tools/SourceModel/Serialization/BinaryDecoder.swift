/// Decodes what a `BinaryEncoder` wrote; the bytes must be intact.
struct BinaryDecoder {
    let bytes: UnsafeRawBufferPointer
    var position: Int
    var texts: [String] = []
    /// The path of all source locations.
    let path: String

    init(_ bytes: UnsafeRawBufferPointer, at position: Int, path: String) {
        self.bytes = bytes
        self.position = position
        self.path = path
    }

    /// Reads the string table, which comes first.
    mutating func readTexts() {
        let count = number()
        texts.reserveCapacity(count)
        for _ in 0..<count {
            let length = number()
            texts.append(String(decoding: bytes[position..<(position + length)], as: UTF8.self))
            position += length
        }
    }

    mutating func byte() -> UInt8 {
        defer { position += 1 }
        return bytes[position]
    }

    mutating func flag() -> Bool { byte() != 0 }

    mutating func number() -> Int {
        var number: UInt = 0
        var shift: UInt = 0
        while true {
            let next = byte()
            number |= UInt(next & 0x7F) << shift
            if next < 0x80 { return Int(bitPattern: number) }
            shift += 7
        }
    }

    mutating func text() -> String { texts[number()] }

    mutating func optionalText() -> String? { flag() ? text() : nil }

    mutating func index() -> Int? {
        let number = number()
        return number == 0 ? nil : number - 1
    }

    mutating func list<Value: BinaryCodable>() -> [Value] {
        let count = number()
        if count == 0 { return [] }
        var values: [Value] = []
        values.reserveCapacity(count)
        for _ in 0..<count { values.append(Value(from: &self)) }
        return values
    }

    mutating func textList() -> [String] {
        let count = number()
        if count == 0 { return [] }
        var values: [String] = []
        values.reserveCapacity(count)
        for _ in 0..<count { values.append(text()) }
        return values
    }

    mutating func optional<Value: BinaryCodable>() -> Value? { flag() ? Value(from: &self) : nil }
}
