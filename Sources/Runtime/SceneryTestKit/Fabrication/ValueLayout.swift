/// Size and kind of a type, as its metadata tells them; also for types whose values cannot be copied.
///
/// The layout of type metadata is that of Swift's stable binary interface
/// (https://github.com/swiftlang/swift/blob/main/docs/ABI/TypeMetadata.rst).
struct ValueLayout {
    enum Kind { case structure, enumeration, optional, tuple, function, existential, instance, other }

    let kind: Kind
    private let metadata: UnsafeRawPointer
    private let witnesses: UnsafeRawPointer

    init(_ type: Any.Type) {
        metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
        witnesses = metadata.load(fromByteOffset: -8, as: UnsafeRawPointer.self)
        kind =
            switch metadata.load(as: Int.self) {
            case 0x200: .structure
            case 0x201: .enumeration
            case 0x202: .optional
            case 0x301: .tuple
            case 0x302: .function
            case 0x303: .existential
            // Of a class, the word is zero or leads to what Objective-C knows of it.
            case 0, 0x800...: .instance
            default: .other
            }
    }

    var size: Int { witnesses.load(fromByteOffset: 64, as: Int.self) }
    var alignment: Int { Int(flags & 0xff) + 1 }
    var isBitwiseTakable: Bool { flags & 0x10_0000 == 0 }
    var isCopyable: Bool { flags & 0x80_0000 == 0 }

    /// A value of any type behind a protocol; not an instance, nor an error, which are references.
    var isOpaqueExistential: Bool {
        let flags = metadata.load(fromByteOffset: 8, as: UInt32.self)
        let isOfInstances = flags & 0x8000_0000 == 0
        let isError = flags >> 24 & 0x3f == 1
        return kind == .existential && !isOfInstances && !isError
    }

    /// Of an instance's type.
    var superclass: Any.Type? {
        guard kind == .instance else { return nil }
        return metadata.load(fromByteOffset: 8, as: UnsafeRawPointer?.self)
            .map { unsafeBitCast($0, to: Any.Type.self) }
    }

    private var flags: UInt32 { witnesses.load(fromByteOffset: 80, as: UInt32.self) }
}
