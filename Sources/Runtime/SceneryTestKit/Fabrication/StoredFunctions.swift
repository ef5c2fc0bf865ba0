/// Functions in the form in which a property of a concrete type keeps them: what they give back comes in the
/// registers of its type, which a closure without parameters fills whatever it is called with.
extension FunctionLayout {
    /// A function that throws where it can, and else returns a fabricated value; `nil` where it is not known
    /// how its result is given back.
    func makeStored(_ type: Any.Type, by maker: ValueFabricator, at path: ValuePath) -> Any? {
        guard isIgnorant else { return nil }
        if result == Void.self, !isThrowing, !isAsync { return makeIdle(type) }
        if isThrowing { return throwing(type, at: path) }
        if result == Void.self { return reinterpreted(AsyncIdle {}, as: type) }
        func opened<Result>(_ result: Result.Type) -> Any? {
            guard let sample = maker.make(result, at: path), let registers = ReturnRegisters(result) else {
                return nil
            }
            let next: () -> Result = { maker.make(result, at: path) ?? sample }
            guard case .direct(_, let fractions) = registers else { return inMemory(next, as: type) }
            let made = { Returned(next(), registers) }
            return isAsync
                ? asynchronous(made, fractions.count, as: type) : synchronous(made, fractions.count, as: type)
        }
        return _openExistential(result, do: opened)
    }

    private func throwing(_ type: Any.Type, at path: ValuePath) -> Any? {
        let error = UnansweredCall(name: path.text)
        guard isAsync else { return reinterpreted(Throwing { throw error }, as: type) }
        return reinterpreted(AsyncThrowing { throw error }, as: type)
    }

    /// A large result goes to memory of the caller's, as a generic one does.
    private func inMemory<Result>(_ next: @escaping () -> Result, as type: Any.Type) -> Any? {
        guard isAsync else { return reinterpreted(Held<() -> Result>(value: next), as: type) }
        return reinterpreted(Held<() async -> Result>(value: { next() }), as: type)
    }

    private func synchronous(_ made: @escaping () -> Returned, _ fractions: Int, as type: Any.Type) -> Any? {
        switch fractions {
        case 0: return reinterpreted(Words { made().words }, as: type)
        case 1:
            return reinterpreted(
                ThreeWords {
                    let all = made()
                    return (all.words.0, all.words.1, all.words.2, all.fractions.0)
                }, as: type)
        case 2:
            return reinterpreted(
                TwoWords {
                    let all = made()
                    return (all.words.0, all.words.1, all.fractions.0, all.fractions.1)
                }, as: type)
        case 3:
            return reinterpreted(
                OneWord {
                    let all = made()
                    return (all.words.0, all.fractions.0, all.fractions.1, all.fractions.2)
                }, as: type)
        default: return reinterpreted(Fractions { made().fractions }, as: type)
        }
    }

    private func asynchronous(_ made: @escaping () -> Returned, _ fractions: Int, as type: Any.Type) -> Any? {
        switch fractions {
        case 0: return reinterpreted(AsyncWords { made().words }, as: type)
        case 1:
            return reinterpreted(
                AsyncThreeWords {
                    let all = made()
                    return (all.words.0, all.words.1, all.words.2, all.fractions.0)
                }, as: type)
        default: return nil
        }
    }
}

/// What one call gives back, in registers.
private struct Returned {
    private(set) var words: (UInt, UInt, UInt, UInt) = (0, 0, 0, 0)
    private(set) var fractions: (Double, Double, Double, Double) = (0, 0, 0, 0)

    /// Takes a value apart, which belongs to the caller from then on.
    init<Value>(_ value: Value, _ registers: ReturnRegisters) {
        guard case .direct(let offsets, let small) = registers else { return }
        withUnsafeTemporaryAllocation(byteCount: 64, alignment: 16) { memory in
            guard let start = memory.baseAddress else { return }
            start.initializeMemory(as: UInt8.self, repeating: 0, count: 64)
            start.initializeMemory(as: Value.self, to: value)
            withUnsafeMutableBytes(of: &words) { all in
                for (number, offset) in offsets.enumerated() {
                    all.storeBytes(
                        of: start.load(fromByteOffset: offset, as: UInt.self), toByteOffset: number * 8,
                        as: UInt.self)
                }
            }
            withUnsafeMutableBytes(of: &fractions) { all in
                for (number, fraction) in small.enumerated() {
                    // A small one takes the lower half of its register.
                    let bits =
                        fraction.size == 8
                        ? start.load(fromByteOffset: fraction.offset, as: UInt64.self)
                        : UInt64(start.load(fromByteOffset: fraction.offset, as: UInt32.self))
                    all.storeBytes(of: bits, toByteOffset: number * 8, as: UInt64.self)
                }
            }
        }
    }
}

// MARK: One structure for each way to give back, whose property the compiler gives that form

private struct Words { let body: () -> (UInt, UInt, UInt, UInt) }
private struct ThreeWords { let body: () -> (UInt, UInt, UInt, Double) }
private struct TwoWords { let body: () -> (UInt, UInt, Double, Double) }
private struct OneWord { let body: () -> (UInt, Double, Double, Double) }
private struct Fractions { let body: () -> (Double, Double, Double, Double) }
private struct Throwing { let body: () throws -> Void }
private struct AsyncWords { let body: () async -> (UInt, UInt, UInt, UInt) }
private struct AsyncThreeWords { let body: () async -> (UInt, UInt, UInt, Double) }
private struct AsyncThrowing { let body: () async throws -> Void }
private struct AsyncIdle { let body: () async -> Void }
