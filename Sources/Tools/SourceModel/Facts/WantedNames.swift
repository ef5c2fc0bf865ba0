/// Names that a rule looks for in chains, made once and asked of many bodies.
///
/// A class, as who is asked remembers the answer by it.
public final class WantedNames: Sendable {
    private let names: Set<String>
    private let longest: Int

    public init(_ names: Set<String>) {
        self.names = names
        longest = names.map(\.utf8.count).max() ?? 0
    }

    /// Whether one of them is in a table of texts, as a `Packer` writes it.
    func isAny(in bytes: UnsafeRawBufferPointer, at position: Int) -> Bool {
        var table = Unpacker(bytes, at: position, path: "")
        for _ in 0..<table.number() {
            let length = table.number()
            if length <= longest {
                let text = bytes[table.position..<(table.position + length)]
                if names.contains(String(decoding: text, as: UTF8.self)) { return true }
            }
            table.position += length
        }
        return false
    }
}
