/// Encodes values as bytes: numbers with a variable length, each string once.
///
/// Optimized for speed: the facts of a project are written and read at every run.
struct BinaryEncoder {
    private(set) var bytes: [UInt8] = []
    private var texts = StringTable()

    var count: Int { bytes.count }

    mutating func add(_ byte: UInt8) { bytes.append(byte) }

    mutating func add(_ flag: Bool) { bytes.append(flag ? 1 : 0) }

    /// Seven bits in each byte, the lowest first.
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

    mutating func add<Value: BinaryCodable>(_ values: [Value]) {
        add(values.count)
        for value in values { value.encode(into: &self) }
    }

    mutating func add(_ texts: [String]) {
        add(texts.count)
        for text in texts { add(text) }
    }

    mutating func add<Value: BinaryCodable>(_ value: Value?) {
        add(value != nil)
        value?.encode(into: &self)
    }

    mutating func add(_ text: String?) {
        add(text != nil)
        if let text { add(text) }
    }

    mutating func add(_ index: Int?) { add(index.map { $0 + 1 } ?? 0) }

    /// Appends the string table, then everything else.
    ///
    /// - Returns: The offset where everything else begins.
    func finish(into result: inout [UInt8]) -> Int {
        var table = BinaryEncoder()
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
