/// What a closure keeps, as far as its own description of itself tells.
///
/// The context of a closure is either the one object it captures, or a box that says the types of what
/// lies in it, in the form in which the compiler writes types. Both are part of Swift's runtime; where a type
/// is not known, as in generic code, the rest of that box stays unread.
struct ClosureCaptures {
    /// Values that are captured strongly, those of closures within it included.
    private(set) var values: [Any] = []
    /// Whether nothing is missing.
    private(set) var isComplete = true

    /// - Parameter closure: A function as a stored property holds it.
    init(of closure: Any) {
        // A function is two words, its code and its context, and fits into `Any` as it is.
        let context = withUnsafePointer(to: closure) {
            UnsafeRawPointer($0).load(fromByteOffset: wordSize, as: UnsafeRawPointer?.self)
        }
        if let context { read(context, depth: 0) }
    }

    /// Whether `value` is a function with a context, and not a C function or a block.
    static func isClosure(_ value: Any) -> Bool {
        let type = unsafeBitCast(type(of: value), to: UnsafeRawPointer.self)
        guard type.load(as: UInt.self) == functionKind else { return false }
        let convention = type.load(fromByteOffset: wordSize, as: UInt.self) >> 16 & 0xFF
        return convention == 0
    }

    private mutating func read(_ context: UnsafeRawPointer, depth: Int) {
        let kind = context.load(as: UnsafeRawPointer.self).load(as: UInt.self)
        if kind == boxKind, depth < 8 {
            readBox(context, depth)
        } else if kind == 0 || kind > lastKind {
            values.append(unsafeBitCast(context, to: AnyObject.self))
        } else {
            isComplete = false
        }
    }

    private mutating func readBox(_ box: UnsafeRawPointer, _ depth: Int) {
        let metadata = box.load(as: UnsafeRawPointer.self)
        var offset = Int(metadata.load(fromByteOffset: wordSize, as: UInt32.self))
        guard let list = metadata.load(fromByteOffset: 2 * wordSize, as: UnsafeRawPointer?.self),
            list.load(fromByteOffset: 8, as: UInt32.self) == 0  // how many generic types it is bound to
        else {
            isComplete = false
            return
        }
        for index in 0..<Int(list.load(as: UInt32.self)) {
            let field = CapturedField(list + 12 + 4 * index)
            guard let layout = field.layout else {
                isComplete = false
                return
            }
            offset = (offset + layout.alignment - 1) / layout.alignment * layout.alignment
            take(field, at: box + offset, depth)
            offset += layout.size
        }
    }

    private mutating func take(_ field: CapturedField, at address: UnsafeRawPointer, _ depth: Int) {
        switch field.kind {
        case .weak: break
        case .value(let type):
            func value<ArgumentCaptor>(_ type: ArgumentCaptor.Type) -> Any {
                address.assumingMemoryBound(to: type).pointee
            }
            values.append(_openExistential(type, do: value))
        case .box: read(address.load(as: UnsafeRawPointer.self), depth: depth + 1)
        case .function:
            let context = address.load(fromByteOffset: wordSize, as: UnsafeRawPointer?.self)
            if let context { read(context, depth: depth + 1) }
        }
    }
}

/// One thing that is captured, by the name of its type.
private struct CapturedField {
    enum Kind {
        case value(Any.Type)
        /// `weak` or `unowned`: it holds nobody.
        case weak
        /// A variable, in a box of its own.
        case box
        /// A function as closures see each other.
        case function
    }

    let kind: Kind
    /// `nil` where the type cannot be told.
    let layout: (size: Int, alignment: Int)?

    /// - Parameter reference: The distance from here to the name.
    init(_ reference: UnsafeRawPointer) {
        let name = (reference + Int(reference.load(as: Int32.self))).assumingMemoryBound(to: UInt8.self)
        let length = Self.length(of: name)
        let type = _getTypeByMangledNameInContext(
            name, UInt(length), genericContext: nil, genericArguments: nil)
        let end = String(
            decoding: UnsafeBufferPointer(start: name + max(0, length - 2), count: min(2, length)),
            as: UTF8.self)
        switch end {
        case "Xw", "Xo", "Xu": kind = .weak
        case "Xx", "XX", "Xb": kind = .box
        case _ where type == nil && end.hasSuffix("_"): kind = .function
        default: kind = .value(type ?? Any.self)
        }
        switch kind {
        case .box: layout = (wordSize, wordSize)
        case .function: layout = (2 * wordSize, wordSize)
        case .value, .weak: layout = type.map { Self.layout(of: $0) }
        }
    }

    private static func layout(of type: Any.Type) -> (size: Int, alignment: Int) {
        func layout<ArgumentCaptor>(_ type: ArgumentCaptor.Type) -> (size: Int, alignment: Int) {
            (MemoryLayout<ArgumentCaptor>.size, MemoryLayout<ArgumentCaptor>.alignment)
        }
        return _openExistential(type, do: layout)
    }

    /// A name ends with a zero, and may hold references of four bytes or of a word.
    private static func length(of name: UnsafePointer<UInt8>) -> Int {
        var length = 0
        while name[length] != 0 {
            switch name[length] {
            case 0x01...0x17: length += 5
            case 0x18...0x1F: length += 1 + wordSize
            default: length += 1
            }
        }
        return length
    }
}

private let wordSize = MemoryLayout<UnsafeRawPointer>.size
// What the runtime calls the kinds of what has metadata; a class has none or, with Objective-C, a pointer.
private let functionKind: UInt = 0x302
private let boxKind: UInt = 0x400
private let lastKind: UInt = 0x7FF
