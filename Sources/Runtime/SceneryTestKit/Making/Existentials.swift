import Foundation

/// A value of a protocol type: of `Any`, or of a type in this process that conforms, mocks first.
func existential(_ type: Any.Type, by maker: ValueMaker, at path: ValuePath) -> Any? {
    if type == Any.self { return () }
    if type == AnyObject.self { return NSObject() }
    for candidate in conformingTypes(to: type) {
        if let value = maker.makeAny(candidate, at: path), isValue(value, of: type) { return value }
    }
    return nil
}

private func isValue(_ value: Any, of type: Any.Type) -> Bool {
    func opened<Value>(_ type: Value.Type) -> Bool { value is Value }
    return _openExistential(type, do: opened)
}

/// The types without generic parameters that conform to the first protocol of a protocol type:
/// mocks first, then by name.
private func conformingTypes(to type: Any.Type) -> [Any.Type] {
    let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
    // A protocol type; one with arguments of its associated types is another kind.
    guard metadata.load(as: Int.self) == 0x303 else { return [] }
    let flags = metadata.load(fromByteOffset: 8, as: UInt32.self)
    let hasSuperclass = flags & 0x4000_0000 != 0
    guard metadata.load(fromByteOffset: 12, as: UInt32.self) > 0 else { return [] }
    let wanted = metadata.load(fromByteOffset: hasSuperclass ? 24 : 16, as: UnsafeRawPointer.self)
    let records = ConformanceRecord.all.filter { $0.protocolDescriptor == wanted }
    return records.compactMap(\.type).map { (name: String(reflecting: $0), type: $0) }
        .sorted { (rank($0.name), $0.name) < (rank($1.name), $1.name) }.map(\.type)
}

private func rank(_ name: String) -> Int { name.hasSuffix("Mock") ? 0 : 1 }

/// One statement in the process's images that a type conforms to a protocol.
private struct ConformanceRecord {
    let record: UnsafeRawPointer

    static var all: [ConformanceRecord] {
        conformanceSections().flatMap { section in
            stride(from: 0, to: section.length, by: 4).compactMap { offset in
                relative(section.start + offset).map(ConformanceRecord.init)
            }
        }
    }

    var protocolDescriptor: UnsafeRawPointer? { indirectable(record) }

    /// The conforming type, if it is a Swift type without generic parameters.
    var type: Any.Type? {
        let kind = record.load(fromByteOffset: 12, as: UInt32.self) >> 3 & 7
        guard kind < 2, let place = relative(record + 4) else { return nil }
        let descriptor = kind == 0 ? place : place.load(as: UnsafeRawPointer.self)
        let flags = descriptor.load(as: UInt32.self)
        let isNominal = (16...18).contains(flags & 0x1f)
        let isGeneric = flags & 0x80 != 0
        guard isNominal, !isGeneric, let accessor = relative(descriptor + 12) else { return nil }
        typealias Access = @convention(c) (Int) -> UnsafeRawPointer
        let metadata = unsafeBitCast(accessor, to: Access.self)(0)
        return unsafeBitCast(metadata, to: Any.Type.self)
    }

    /// A relative pointer whose lowest bit says that it leads to a pointer.
    private func indirectable(_ place: UnsafeRawPointer) -> UnsafeRawPointer? {
        let offset = Int(place.load(as: Int32.self))
        guard offset != 0 else { return nil }
        let target = place + (offset & ~1)
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
