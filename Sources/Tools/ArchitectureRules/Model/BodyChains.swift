import SourceModel

/// Every chain that a body reads or calls, with its location; without default values of parameters.
struct BodyChains: Sequence {
    private let body: BodyFact

    init(_ body: BodyFact) { self.body = body }

    func makeIterator() -> Iterator {
        Iterator(body: body, use: body.defaults.uses, call: body.defaults.calls)
    }

    struct Iterator: IteratorProtocol {
        fileprivate let body: BodyFact
        fileprivate var use: Int
        fileprivate var call: Int

        mutating func next() -> (chain: ChainFact, location: FileLocation)? {
            if use < body.uses.count {
                defer { use += 1 }
                return (body.uses[use].chain, body.uses[use].location)
            }
            guard call < body.calls.count else { return nil }
            defer { call += 1 }
            return (body.calls[call].callee, body.calls[call].location)
        }
    }
}
