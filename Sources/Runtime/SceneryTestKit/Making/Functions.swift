/// Functions that a maker makes: closures that take whatever comes and give back a made value.
struct FunctionLayout {
    private let metadata: UnsafeRawPointer
    let result: Any.Type

    /// `nil` for a type that is no synchronous Swift function.
    init?(_ type: Any.Type) {
        let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
        guard metadata.load(as: Int.self) == 0x302 else { return nil }
        let flags = metadata.load(fromByteOffset: 8, as: UInt.self)
        let convention = flags & 0xff_0000
        let isAsync = flags & 0x2000_0000 != 0
        guard convention == 0, !isAsync else { return nil }
        self.metadata = metadata
        result = metadata.load(fromByteOffset: 16, as: Any.Type.self)
    }

    /// A function as generic code holds it: its result comes back through a pointer, which Swift's
    /// calling convention passes apart from the parameters. So one without parameters can be called
    /// with any: it does not look at them, and the caller cleans up after them.
    func make(_ type: Any.Type, by maker: ValueMaker, at path: ValuePath) -> Any? {
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

    private func reinterpreted<Value>(_ held: Held<Value>, as type: Any.Type) -> Any? {
        func opened<Wanted>(_ type: Wanted.Type) -> Any? {
            guard MemoryLayout<Wanted>.size == MemoryLayout<Held<Value>>.size else { return nil }
            let memory = UnsafeMutablePointer<Held<Value>>.allocate(capacity: 1)
            defer { memory.deallocate() }
            memory.initialize(to: held)
            return UnsafeMutableRawPointer(memory).assumingMemoryBound(to: Wanted.self).move()
        }
        return _openExistential(type, do: opened)
    }
}

/// Holds a function in the form that generic code uses.
private struct Held<Value> {
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
