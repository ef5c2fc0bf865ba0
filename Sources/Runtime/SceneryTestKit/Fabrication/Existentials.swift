import Foundation

/// A value of a protocol type: of `Any`, or of a type in this process that conforms, mocks first.
func existential(_ type: Any.Type, by maker: ValueFabricator, at path: ValuePath) -> Any? {
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

/// The types that conform to the first protocol of a protocol type: mocks first, then a team's own, then by name.
private func conformingTypes(to type: Any.Type) -> [Any.Type] {
    let types: [Any.Type] =
        switch unsafeBitCast(type, to: UnsafeRawPointer.self).load(as: Int.self) {
        case 0x303: plainTypes(conformingTo: type)
        case 0x307: types(conformingToParameterized: type)
        default: []
        }
    return types.map { (name: String(reflecting: $0), type: $0) }
        .sorted { (rank($0.name, $0.type), $0.name) < (rank($1.name, $1.type), $1.name) }.map(\.type)
}

private func rank(_ name: String, _ type: Any.Type) -> Int {
    if name.prefix(while: { $0 != "<" }).hasSuffix("Mock") { return 0 }
    if type == Int.self || type == String.self || name.hasPrefix("Swift.Array<") { return 1 }
    return isForeign(type) ? 3 : 2
}

private func plainTypes(conformingTo type: Any.Type) -> [Any.Type] {
    let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
    let flags = metadata.load(fromByteOffset: 8, as: UInt32.self)
    let hasSuperclass = flags & 0x4000_0000 != 0
    guard metadata.load(fromByteOffset: 12, as: UInt32.self) > 0 else { return [] }
    let wanted = metadata.load(fromByteOffset: hasSuperclass ? 24 : 16, as: UnsafeRawPointer.self)
    return ConformanceRecord.all.filter { $0.protocolDescriptor == wanted }.compactMap { $0.type(of: []) }
}

/// For a protocol type such as `any Sequence<Int>`, whose generic arguments may be those of a type that conforms.
private func types(conformingToParameterized type: Any.Type) -> [Any.Type] {
    // As text it is "any Swift.Sequence<Self.Swift.Sequence.Element == Swift.Int>".
    let text = String(reflecting: type)
    guard let end = text.firstRange(of: "<Self."),
        let last = text[..<end.lowerBound].split(separator: ".").last
    else { return [] }
    // A private one is "(Name in _0123)".
    let name = last.drop { $0 == "(" }.prefix { $0 != " " }
    let count = text.components(separatedBy: " == ").count - 1
    let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
    let arguments = (0..<count).map { metadata.load(fromByteOffset: 16 + $0 * 8, as: Any.Type.self) }
    return ConformanceRecord.all.filter { $0.protocolName == name }.compactMap { $0.type(of: arguments) }
}
