import SourceModel

/// Every chain that a body reads or calls, with its location; without default values of parameters.
struct BodyChains: Sequence {
    private let body: BodyFact

    init(_ body: BodyFact) { self.body = body }

    func makeIterator() -> AnyIterator<(chain: ChainFact, location: FileLocation)> {
        let uses = body.uses.dropFirst(body.defaults.uses).lazy.map { ($0.chain, $0.location) }
        let calls = body.calls.dropFirst(body.defaults.calls).lazy.map { ($0.callee, $0.location) }
        var first = uses.makeIterator()
        var second = calls.makeIterator()
        return AnyIterator { first.next() ?? second.next() }
    }
}
