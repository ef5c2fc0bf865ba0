import SourceModel

extension FlattenedProtocol {
    /// Whether its members, or the bounds of its associated types, mention a type from outside of the standard library: one
    /// of the sources, or of a module that they import.
    var namesOthers: Bool {
        let open = Set(open.map(\.name))
        return requirements.contains { requirement in
            let own = open.union(requirement.generics.map(\.name))
            return requirement.mentions { !own.contains($0) && !Self.swiftTypes.contains($0) }
        } || self.open.contains { $0.bounds.contains { $0.mentions { !Self.swiftTypes.contains($0) } } }
    }

    /// The types of the standard library that are most common in protocols. A missing one can result in a compiler warning
    /// about an unused public import, if the sources state the access levels of their imports.
    private static let swiftTypes: Set<String> = [
        "Any", "AnyClass", "AnyHashable", "AnyKeyPath", "AnyObject", "AnySequence", "Actor", "Array",
        "ArraySlice",
        "AsyncIteratorProtocol", "AsyncSequence", "AsyncStream", "AsyncThrowingStream",
        "BidirectionalCollection",
        "BinaryFloatingPoint", "BinaryInteger", "Bool", "CancellationError", "Character", "Clock",
        "ClosedRange",
        "Codable", "CodingKey", "Collection", "CollectionDifference", "Comparable", "ContiguousArray",
        "ContinuousClock", "CustomStringConvertible", "Decodable", "Decoder", "Dictionary", "Double",
        "Duration",
        "Encodable", "Encoder", "Equatable", "Error", "FixedWidthInteger", "Float", "Hashable", "Hasher",
        "Identifiable", "InlineArray", "InstantProtocol", "Int", "Int128", "Int16", "Int32", "Int64", "Int8",
        "IteratorProtocol", "KeyPath", "KeyValuePairs", "LosslessStringConvertible", "MainActor",
        "MutableCollection", "Never", "ObjectIdentifier", "Optional", "OptionSet", "PartialKeyPath", "Range",
        "RandomAccessCollection", "RandomNumberGenerator", "RawRepresentable", "ReferenceWritableKeyPath",
        "Result", "Self", "Sendable", "Sequence", "Set", "Span", "StaticString", "String", "StringProtocol",
        "Substring", "SuspendingClock", "Task", "TaskGroup", "TaskPriority", "UInt", "UInt128", "UInt16",
        "UInt32", "UInt64", "UInt8", "UnsafeBufferPointer", "UnsafeMutableBufferPointer",
        "UnsafeMutablePointer", "UnsafeMutableRawPointer", "UnsafePointer", "UnsafeRawBufferPointer",
        "UnsafeRawPointer", "Void", "WritableKeyPath",
    ]
}
