/// Writes values as bytes: numbers as short as they are, each text once.
///
/// Made for speed: a project's facts are written and read at every run.
struct Packer {
    private(set) var bytes: [UInt8] = []
    private var texts = TextTable()

    var count: Int { bytes.count }

    mutating func add(_ byte: UInt8) { bytes.append(byte) }

    mutating func add(_ flag: Bool) { bytes.append(flag ? 1 : 0) }

    /// Seven bits a byte, the lowest first.
    mutating func add(_ number: Int) {
        var rest = UInt(bitPattern: number)
        while rest >= 0x80 {
            bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        bytes.append(UInt8(truncatingIfNeeded: rest))
    }

    mutating func add(_ text: String) {
        add(texts.number(of: text))
    }

    mutating func add<Value: Packable>(_ values: [Value]) {
        add(values.count)
        for value in values { value.pack(into: &self) }
    }

    mutating func add(_ texts: [String]) {
        add(texts.count)
        for text in texts { add(text) }
    }

    mutating func add<Value: Packable>(_ value: Value?) {
        add(value != nil)
        value?.pack(into: &self)
    }

    mutating func add(_ text: String?) {
        add(text != nil)
        if let text { add(text) }
    }

    mutating func add(_ index: Int?) { add(index.map { $0 + 1 } ?? 0) }

    /// The texts, then everything else.
    ///
    /// - Returns: Where everything else begins.
    func finish(into result: inout [UInt8]) -> Int {
        var table = Packer()
        table.add(texts.all.count)
        for text in texts.all {
            table.add(text.utf8.count)
            table.bytes.append(contentsOf: text.utf8)
        }
        result += table.bytes
        let start = result.count
        result += bytes
        return start
    }
}

/// Reads what a `Packer` wrote; the bytes are known to be whole.
struct Unpacker {
    let bytes: UnsafeRawBufferPointer
    var position: Int
    var texts: [String] = []
    /// The path of all places.
    let path: String

    init(_ bytes: UnsafeRawBufferPointer, at position: Int, path: String) {
        self.bytes = bytes
        self.position = position
        self.path = path
    }

    /// Reads the table of texts, which stands first.
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

    mutating func list<Value: Packable>() -> [Value] {
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

    mutating func optional<Value: Packable>() -> Value? { flag() ? Value(from: &self) : nil }
}

/// What can be written as bytes and read again.
protocol Packable {
    func pack(into packer: inout Packer)
    init(from unpacker: inout Unpacker)
}
