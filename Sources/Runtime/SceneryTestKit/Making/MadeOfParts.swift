/// A generic type of the standard library, made of values of its parameters.
protocol MadeOfParts {
    /// `nil` where a part cannot be made.
    static func made(by maker: ValueMaker, at path: ValuePath) -> Any?
}

extension Range: MadeOfParts {
    static func made(by maker: ValueMaker, at path: ValuePath) -> Any? {
        maker.make(Bound.self, at: path + "bound").map { Range(uncheckedBounds: ($0, $0)) }
    }
}

extension ClosedRange: MadeOfParts {
    static func made(by maker: ValueMaker, at path: ValuePath) -> Any? {
        maker.make(Bound.self, at: path + "bound").map { ClosedRange(uncheckedBounds: ($0, $0)) }
    }
}

extension PartialRangeFrom: MadeOfParts {
    static func made(by maker: ValueMaker, at path: ValuePath) -> Any? {
        maker.make(Bound.self, at: path + "bound").map { PartialRangeFrom($0) }
    }
}

extension PartialRangeUpTo: MadeOfParts {
    static func made(by maker: ValueMaker, at path: ValuePath) -> Any? {
        maker.make(Bound.self, at: path + "bound").map { PartialRangeUpTo($0) }
    }
}

extension PartialRangeThrough: MadeOfParts {
    static func made(by maker: ValueMaker, at path: ValuePath) -> Any? {
        maker.make(Bound.self, at: path + "bound").map { PartialRangeThrough($0) }
    }
}

extension Task: MadeOfParts {
    /// Work that throws, or that gives back a made value where it may not.
    static func made(by maker: ValueMaker, at path: ValuePath) -> Any? {
        if Failure.self == (any Error).self {
            return Task<Success, any Error> { throw UnansweredCall(name: path.text) }
        }
        return maker.make(Success.self, at: path).map { value in Task<Success, Never> { value } }
    }
}

extension AsyncStream.Continuation: MadeOfParts {
    static func made(by maker: ValueMaker, at path: ValuePath) -> Any? {
        AsyncStream<Element>.makeStream().continuation
    }
}

extension AnyIterator: MadeOfParts {
    static func made(by maker: ValueMaker, at path: ValuePath) -> Any? { AnyIterator { nil } }
}

extension AnySequence: MadeOfParts {
    static func made(by maker: ValueMaker, at path: ValuePath) -> Any? { AnySequence<Element>([]) }
}

extension AnyCollection: MadeOfParts {
    static func made(by maker: ValueMaker, at path: ValuePath) -> Any? { AnyCollection<Element>([]) }
}

// MARK: Pointers, whose memory is never given back: nobody knows how long one is used.

extension UnsafePointer: MadeOfParts {
    static func made(by maker: ValueMaker, at path: ValuePath) -> Any? {
        allocated(Pointee.self, by: maker, at: path).map { UnsafePointer($0) }
    }
}

extension UnsafeMutablePointer: MadeOfParts {
    static func made(by maker: ValueMaker, at path: ValuePath) -> Any? {
        allocated(Pointee.self, by: maker, at: path)
    }
}

extension UnsafeBufferPointer: MadeOfParts {
    static func made(by maker: ValueMaker, at path: ValuePath) -> Any? {
        UnsafeBufferPointer(start: nil, count: 0)
    }
}

extension UnsafeMutableBufferPointer: MadeOfParts {
    static func made(by maker: ValueMaker, at path: ValuePath) -> Any? {
        UnsafeMutableBufferPointer(start: nil, count: 0)
    }
}

private func allocated<Value>(
    _ type: Value.Type, by maker: ValueMaker, at path: ValuePath
) -> UnsafeMutablePointer<Value>? {
    maker.make(type, at: path).map { value in
        let memory = UnsafeMutablePointer<Value>.allocate(capacity: 1)
        memory.initialize(to: value)
        return memory
    }
}
