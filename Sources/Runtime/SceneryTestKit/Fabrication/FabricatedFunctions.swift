/// Functions that a maker makes: closures that take whatever comes and give back a made value.
struct FunctionLayout {
    private let metadata: UnsafeRawPointer
    let result: Any.Type

    let isAsync: Bool
    let isThrowing: Bool
    private let parameterCount: Int
    private let hasMore: Bool

    /// `nil` for a type that is not a Swift function.
    init?(_ type: Any.Type) {
        let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
        guard metadata.load(as: Int.self) == 0x302 else { return nil }
        let flags = metadata.load(fromByteOffset: 8, as: UInt.self)
        let convention = flags & 0xff_0000
        guard convention == 0 else { return nil }
        self.metadata = metadata
        parameterCount = Int(flags & 0xffff)
        isThrowing = flags & 0x100_0000 != 0
        isAsync = flags & 0x2000_0000 != 0
        // Errors of a type of its own, isolation that is asked for at run time.
        hasMore = flags & 0x8000_0000 != 0
        result = metadata.load(fromByteOffset: 16, as: Any.Type.self)
    }

    /// Whether a function without parameters can stand for it: an asynchronous one would have to clean up
    /// parameters that do not fit into registers.
    var isIgnorant: Bool {
        guard !hasMore else { return false }
        guard isAsync else { return true }
        let words = (0..<parameterCount).map { number in
            let type = metadata.load(fromByteOffset: 24 + number * 8, as: Any.Type.self)
            return max(1, min(4, (ValueLayout(type).size + 7) / 8))
        }
        return words.reduce(1, +) <= 6
    }

    /// A function as generic code holds it: its result comes back through a pointer, which Swift's
    /// calling convention passes apart from the parameters. So one without parameters can be called
    /// with any: it does not look at them, and the caller cleans up after them.
    func make(_ type: Any.Type, by maker: ValueFabricator, at path: ValuePath) -> Any? {
        guard !isAsync else { return nil }
        func opened<Result>(_ result: Result.Type) -> Any? {
            guard let sample = maker.make(result, at: path) else { return nil }
            return reinterpreted(
                Held<() -> Result>(value: { maker.make(result, at: path) ?? sample }), as: type)
        }
        return _openExistential(result, do: opened)
    }

    /// A function without result, which can be kept in any form: it does nothing.
    func makeIdle(_ type: Any.Type) -> Any? {
        result == Void.self ? reinterpreted(Held<() -> Void>(value: {}), as: type) : nil
    }

    func reinterpreted<Holder>(_ held: Holder, as type: Any.Type) -> Any? {
        func opened<Wanted>(_ type: Wanted.Type) -> Any? {
            guard MemoryLayout<Wanted>.size == MemoryLayout<Holder>.size else { return nil }
            let memory = UnsafeMutablePointer<Holder>.allocate(capacity: 1)
            defer { memory.deallocate() }
            memory.initialize(to: held)
            return UnsafeMutableRawPointer(memory).assumingMemoryBound(to: Wanted.self).move()
        }
        return _openExistential(type, do: opened)
    }
}

/// Holds a function in the form that generic code uses.
struct Held<Value> {
    let value: Value
}

/// Whether a stored property's type is a function, or an optional one.
///
/// Such a property holds its function in a form of its own, which generic code does not know.
func isFunction(_ type: Any.Type) -> Bool {
    func isPlain(_ type: Any.Type) -> Bool {
        unsafeBitCast(type, to: UnsafeRawPointer.self).load(as: Int.self) == 0x302
    }
    if let optional = type as? any WrappingType.Type { return isPlain(optional.wrapped) }
    return isPlain(type)
}

private protocol WrappingType {
    static var wrapped: Any.Type { get }
}

extension Optional: WrappingType {
    static var wrapped: Any.Type { Wrapped.self }
}
