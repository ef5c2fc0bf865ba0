/// A generic type of the standard library, made of values of its parameters.
protocol FabricatedFromParts {
    /// `nil` where a part cannot be made.
    static func fabricated(by maker: ValueFabricator, at path: ValuePath) -> Any?
}

extension Range: FabricatedFromParts {
    static func fabricated(by maker: ValueFabricator, at path: ValuePath) -> Any? {
        maker.make(Bound.self, at: path + "bound").map { Range(uncheckedBounds: ($0, $0)) }
    }
}

extension ClosedRange: FabricatedFromParts {
    static func fabricated(by maker: ValueFabricator, at path: ValuePath) -> Any? {
        maker.make(Bound.self, at: path + "bound").map { ClosedRange(uncheckedBounds: ($0, $0)) }
    }
}

extension PartialRangeFrom: FabricatedFromParts {
    static func fabricated(by maker: ValueFabricator, at path: ValuePath) -> Any? {
        maker.make(Bound.self, at: path + "bound").map { PartialRangeFrom($0) }
    }
}

extension PartialRangeUpTo: FabricatedFromParts {
    static func fabricated(by maker: ValueFabricator, at path: ValuePath) -> Any? {
        maker.make(Bound.self, at: path + "bound").map { PartialRangeUpTo($0) }
    }
}

extension PartialRangeThrough: FabricatedFromParts {
    static func fabricated(by maker: ValueFabricator, at path: ValuePath) -> Any? {
        maker.make(Bound.self, at: path + "bound").map { PartialRangeThrough($0) }
    }
}

extension Task: FabricatedFromParts {
    /// Work that throws, or that gives back a made value where it may not.
    static func fabricated(by maker: ValueFabricator, at path: ValuePath) -> Any? {
        if Failure.self == (any Error).self {
            return Task<Success, any Error> { throw UnansweredCall(name: path.text) }
        }
        return maker.make(Success.self, at: path).map { value in Task<Success, Never> { value } }
    }
}

extension AsyncStream.Continuation: FabricatedFromParts {
    static func fabricated(by maker: ValueFabricator, at path: ValuePath) -> Any? {
        AsyncStream<Element>.makeStream().continuation
    }
}

extension AnyIterator: FabricatedFromParts {
    static func fabricated(by maker: ValueFabricator, at path: ValuePath) -> Any? { AnyIterator { nil } }
}

extension AnySequence: FabricatedFromParts {
    static func fabricated(by maker: ValueFabricator, at path: ValuePath) -> Any? { AnySequence<Element>([]) }
}

extension AnyCollection: FabricatedFromParts {
    static func fabricated(by maker: ValueFabricator, at path: ValuePath) -> Any? {
        AnyCollection<Element>([])
    }
}

// MARK: Pointers, whose memory is never given back: nobody knows how long one is used.

extension UnsafePointer: FabricatedFromParts {
    static func fabricated(by maker: ValueFabricator, at path: ValuePath) -> Any? {
        allocated(Pointee.self, by: maker, at: path).map { UnsafePointer($0) }
    }
}

extension UnsafeMutablePointer: FabricatedFromParts {
    static func fabricated(by maker: ValueFabricator, at path: ValuePath) -> Any? {
        allocated(Pointee.self, by: maker, at: path)
    }
}

extension UnsafeBufferPointer: FabricatedFromParts {
    static func fabricated(by maker: ValueFabricator, at path: ValuePath) -> Any? {
        UnsafeBufferPointer(start: nil, count: 0)
    }
}

extension UnsafeMutableBufferPointer: FabricatedFromParts {
    static func fabricated(by maker: ValueFabricator, at path: ValuePath) -> Any? {
        UnsafeMutableBufferPointer(start: nil, count: 0)
    }
}

private func allocated<Value>(
    _ type: Value.Type, by maker: ValueFabricator, at path: ValuePath
) -> UnsafeMutablePointer<Value>? {
    maker.make(type, at: path).map { value in
        let memory = UnsafeMutablePointer<Value>.allocate(capacity: 1)
        memory.initialize(to: value)
        return memory
    }
}
