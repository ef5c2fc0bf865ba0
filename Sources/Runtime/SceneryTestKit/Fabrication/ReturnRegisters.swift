/// The registers in which Swift's calling convention gives back a value: up to four words and fractions, else
/// memory of the caller's.
///
/// How a type is taken apart is described in https://github.com/swiftlang/swift/blob/main/docs/ABI/CallingConvention.rst:
/// what is no fraction comes in words, each as it lies in memory.
enum ReturnRegisters: Equatable {
    /// Offsets of the words, and of the fractions with their sizes.
    case direct(words: [Int], fractions: [Fraction])
    /// Memory of the caller's, for what is large or whose size the caller cannot know.
    case memory

    struct Fraction: Equatable {
        let offset: Int
        let size: Int
    }

    /// `nil` where it is not known for certain.
    init?(_ type: Any.Type) {
        var parts = Parts()
        guard parts.add(type, at: 0) else { return nil }
        guard !parts.isInMemory else {
            self = .memory
            return
        }
        guard let words = parts.words else { return nil }
        self =
            words.count + parts.fractions.count > 4
            ? .memory : .direct(words: words, fractions: parts.fractions)
    }
}

/// What a type consists of: fractions, and bytes of everything else.
private struct Parts {
    var fractions: [ReturnRegisters.Fraction] = []
    /// From the first byte to the one behind the last, in order.
    var bytes: [Range<Int>] = []
    /// Whether the size is known at run time only.
    var isInMemory = false

    /// The words that hold the bytes; `nil` where one shares a word with a fraction or does not begin it.
    var words: [Int]? {
        var words: [Int] = []
        for range in bytes {
            for word in range.lowerBound / 8...(range.upperBound - 1) / 8 where words.last != word * 8 {
                guard range.lowerBound <= word * 8 else { return nil }
                words.append(word * 8)
            }
        }
        let isShared = fractions.contains { words.contains($0.offset / 8 * 8) }
        return isShared ? nil : words
    }

    /// False where it is not known what the type consists of.
    mutating func add(_ type: Any.Type, at offset: Int) -> Bool {
        let layout = ValueLayout(type)
        guard layout.size > 0 else { return true }
        guard layout.alignment <= 8 else { return false }
        if !layout.isBitwiseTakable {
            isInMemory = true
            return true
        }
        if type == Double.self || type == Float.self {
            fractions.append(ReturnRegisters.Fraction(offset: offset, size: layout.size))
            return true
        }
        switch layout.kind {
        case .instance, .function:
            return addBytes(layout, at: offset)
        case .structure, .tuple:
            return isPlain(type) ? addBytes(layout, at: offset) : addFields(of: type, at: offset)
        case .enumeration, .optional:
            return addCases(of: type, layout, at: offset)
        case .existential:
            if layout.isOpaqueExistential { isInMemory = true } else { return addBytes(layout, at: offset) }
            return true
        case .other:
            return false
        }
    }

    private mutating func addBytes(_ layout: ValueLayout, at offset: Int) -> Bool {
        bytes.append(offset..<offset + layout.size)
        return true
    }

    private mutating func addFields(of type: Any.Type, at offset: Int) -> Bool {
        let count = storedPropertyCount(type)
        guard count > 0, isLaidOut(type) || isAssembledByFields(type) else { return false }
        return (0..<count).allSatisfy { number in
            var field = StoredProperty()
            let part = storedPropertyType(type, index: number, into: &field)
            field.freeName?(field.name)
            return add(part, at: offset + storedPropertyOffset(type, index: number))
        }
    }

    /// An enumeration's values share their bytes, so that none of them is a fraction.
    private mutating func addCases(of type: Any.Type, _ layout: ValueLayout, at offset: Int) -> Bool {
        guard let cases = EnumLayout(type), isLaidOut(type) || layout.kind == .optional else { return false }
        var inner = Parts()
        guard cases.payloads.allSatisfy({ $0.map { inner.add($0, at: 0) } ?? true }) else { return false }
        if inner.isInMemory { isInMemory = true }
        // A lone case is passed as its values are.
        guard cases.count > 1 || inner.fractions.isEmpty else { return false }
        return addBytes(layout, at: offset)
    }
}

/// Whether who calls knows the parts of a type. Where the system's frameworks may change without their clients, it
/// does not know theirs.
private func isLaidOut(_ type: Any.Type) -> Bool {
    #if os(Linux)
        !isForeign(type) || String(reflecting: type).hasPrefix("Foundation")
    #else
        !isForeign(type)
    #endif
}

/// Types of the standard library that its stable interface fixes as words.
private func isPlain(_ type: Any.Type) -> Bool {
    switch type {
    case is any FixedWidthInteger.Type, is Bool.Type, is String.Type, is Substring.Type, is Character.Type,
        is ObjectIdentifier.Type, is Duration.Type, is any WordSized.Type:
        return true
    default: return false
    }
}

/// Generic types of the standard library that its stable interface fixes as they lie in memory.
private func isAssembledByFields(_ type: Any.Type) -> Bool { type is any FixedParts.Type }

private protocol WordSized {}
extension Array: WordSized {}
extension ContiguousArray: WordSized {}
extension ArraySlice: WordSized {}
extension Dictionary: WordSized {}
extension Set: WordSized {}
extension UnsafePointer: WordSized {}
extension UnsafeMutablePointer: WordSized {}

private protocol FixedParts {}
extension Range: FixedParts {}
extension ClosedRange: FixedParts {}
