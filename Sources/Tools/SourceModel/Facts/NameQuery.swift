/// Names that a rule looks for in chains, created once for a query of many bodies.
///
/// A class, because answers are cached by its identity.
public final class NameQuery: Sendable {
    /// As bytes, by their length.
    private let names: [[[UInt8]]]
    /// Whether files keep their answers. Otherwise they keep the last one only.
    let isConstant: Bool

    /// - Parameter isConstant: Whether the query lives as long as the program, and is asked in each check.
    public init(_ names: Set<String>, isConstant: Bool = false) {
        self.isConstant = isConstant
        let longest = names.map(\.utf8.count).max() ?? 0
        var byLength: [[[UInt8]]] = Array(repeating: [], count: longest + 1)
        for name in names { byLength[name.utf8.count].append(Array(name.utf8)) }
        self.names = byLength
    }

    /// Whether one of them is in a string table, as a `BinaryEncoder` writes it.
    func isAny(in bytes: UnsafeRawBufferPointer, at position: Int) -> Bool {
        var table = BinaryDecoder(bytes, at: position, path: "")
        for _ in 0..<table.number() {
            let length = table.number()
            if length < names.count, !names[length].isEmpty {
                let text = bytes[table.position..<(table.position + length)]
                if names[length].contains(where: { $0.elementsEqual(text) }) { return true }
            }
            table.position += length
        }
        return false
    }
}
