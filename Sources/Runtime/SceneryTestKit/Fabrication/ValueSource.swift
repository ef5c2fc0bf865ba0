/// Where made values get their leaves from: zero and empty, or what a seed says.
///
/// Each leaf depends on the seed and on its own path alone, so that a type with a field more keeps
/// the values of the others.
struct ValueSource: Sendable {
    /// `nil` gives nothing: zero, the empty text, no elements.
    let seed: UInt64?

    static let nothing = ValueSource(seed: nil)

    var isEmpty: Bool { seed == nil }

    /// From 1 to 99, so that it fits every type of number; zero without a seed.
    func number(at path: ValuePath) -> Int { isEmpty ? 0 : Int(bits(at: path) % 99) + 1 }

    func flag(at path: ValuePath) -> Bool { bits(at: path) & 1 == 1 }

    /// The last name of the path and a number, such as "city 42".
    func text(at path: ValuePath) -> String { isEmpty ? "" : "\(path.name) \(number(at: path))" }

    /// One of `count` choices; the first without a seed.
    func choice(of count: Int, at path: ValuePath) -> Int { Int(bits(at: path) % UInt64(max(1, count))) }

    /// 64 bits that look random; zero without a seed.
    func bits(at path: ValuePath) -> UInt64 {
        guard let seed else { return 0 }
        var mixed: UInt64 = 0xcbf2_9ce4_8422_2325 ^ (seed &* 0x9e37_79b9_7f4a_7c15)
        for byte in path.text.utf8 { mixed = (mixed ^ UInt64(byte)) &* 0x100_0000_01b3 }
        // The finalizer of splitmix64: FNV alone leaves the low bits of short paths alike.
        mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
        return mixed ^ (mixed >> 31)
    }
}

/// The names that lead from a made value to a part of it.
struct ValuePath: Sendable {
    private(set) var names: [String] = []

    static func + (path: ValuePath, name: String) -> ValuePath {
        var longer = path
        longer.names.append(name)
        return longer
    }

    var depth: Int { names.count }
    /// With dots: `stops.0.city`.
    var text: String { names.joined(separator: ".") }
    /// The last name that is not an index; "value" at the root.
    var name: String { names.last { Int($0) == nil } ?? "value" }
}
