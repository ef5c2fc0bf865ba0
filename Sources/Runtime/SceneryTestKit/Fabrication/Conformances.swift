import Foundation

/// One statement in the process's images that a type conforms to a protocol.
struct ConformanceRecord {
    let record: UnsafeRawPointer

    static var all: [ConformanceRecord] {
        conformanceSections().flatMap { section in
            stride(from: 0, to: section.length, by: 4).compactMap { offset in
                relative(section.start + offset).map(ConformanceRecord.init)
            }
        }
    }

    var protocolDescriptor: UnsafeRawPointer? { indirectable(record) }

    /// The conforming type, if it is a Swift type.
    ///
    /// - Parameter arguments: what to take for its generic parameters; a type with more or with fewer of them, or
    ///   with conditions on them, is none.
    func type(of arguments: [Any.Type]) -> Any.Type? {
        let kind = record.load(fromByteOffset: 12, as: UInt32.self) >> 3 & 7
        guard kind < 2, let address = relative(record + 4) else { return nil }
        let descriptor = kind == 0 ? address : address.load(as: UnsafeRawPointer.self)
        let flags = descriptor.load(as: UInt32.self)
        let isNominal = (16...18).contains(flags & 0x1f)
        let isGeneric = flags & 0x80 != 0
        guard isNominal, let accessor = relative(descriptor + 12) else { return nil }
        let count = isGeneric ? plainParameters(of: descriptor, isClass: flags & 0x1f == 16) : 0
        guard let count, count <= arguments.count else { return nil }
        let words = arguments.prefix(count).map { unsafeBitCast($0, to: Int.self) } + [0, 0, 0]
        typealias Access = @convention(c) (Int, Int, Int, Int) -> UnsafeRawPointer
        let metadata = unsafeBitCast(accessor, to: Access.self)(0, words[0], words[1], words[2])
        return unsafeBitCast(metadata, to: Any.Type.self)
    }

    /// How many generic parameters a type has, if it asks nothing of them and has no more than are handed over in
    /// registers.
    private func plainParameters(of descriptor: UnsafeRawPointer, isClass: Bool) -> Int? {
        let header = descriptor + (isClass ? 44 : 28) + 8
        let count = Int(header.load(as: UInt16.self))
        let arguments = Int(header.load(fromByteOffset: 4, as: UInt16.self))
        return count == arguments && count <= 3 ? count : nil
    }

    /// The name of the protocol alone.
    var protocolName: String {
        guard let address = protocolDescriptor, let name = relative(address + 8) else { return "" }
        return String(cString: name.assumingMemoryBound(to: CChar.self))
    }

    /// A relative pointer whose lowest bit says that it leads to a pointer.
    private func indirectable(_ address: UnsafeRawPointer) -> UnsafeRawPointer? {
        let offset = Int(address.load(as: Int32.self))
        guard offset != 0 else { return nil }
        let target = address + (offset & ~1)
        return offset & 1 == 0 ? target : target.load(as: UnsafeRawPointer?.self)
    }
}

private struct Section {
    let start: UnsafeRawPointer
    let length: Int
}

#if os(Linux)
    /// The sections of all images, as each registered itself with the runtime.
    private func conformanceSections() -> [Section] {
        typealias Visit = @convention(c) (UnsafeRawPointer, UnsafeMutableRawPointer) -> Bool
        typealias Enumerate = @convention(c) (Visit, UnsafeMutableRawPointer) -> Void
        guard let enumerate = symbol("swift_enumerateAllMetadataSections") else { return [] }
        var sections: [Section] = []
        withUnsafeMutablePointer(to: &sections) { found in
            unsafeBitCast(enumerate, to: Enumerate.self)(
                { image, found in
                    // Version, base and two words of the registry come first, then the protocols' range.
                    let start = image.load(fromByteOffset: 48, as: UnsafeRawPointer?.self)
                    let length = image.load(fromByteOffset: 56, as: Int.self)
                    if let start, length > 0 {
                        found.assumingMemoryBound(to: [Section].self).pointee.append(
                            Section(start: start, length: length))
                    }
                    return true
                }, UnsafeMutableRawPointer(found))
        }
        return sections
    }
#else
    /// Other systems keep them elsewhere: there only `Any` and `AnyObject` are made.
    private func conformanceSections() -> [Section] { [] }
#endif
