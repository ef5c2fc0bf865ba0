import SourceModel

extension MockShape {
    /// Whether a type stands in its members, or in the bounds of its associated types, that the standard library does
    /// not have: one of the sources' own, or one of a module that they import.
    var namesOthers: Bool {
        let open = Set(open.map(\.name))
        return requirements.contains { requirement in
            let own = open.union(requirement.generics.map(\.name))
            return requirement.mentions { !own.contains($0) && !Self.swiftTypes.contains($0) }
        } || self.open.contains { $0.bounds.contains { $0.mentions { !Self.swiftTypes.contains($0) } } }
    }

    /// Those of the standard library that stand in contracts most. One that is missing here costs a warning of the
    /// compiler about a public import, where the sources say the access of their imports.
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
