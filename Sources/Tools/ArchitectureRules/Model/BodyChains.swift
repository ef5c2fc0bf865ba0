import SourceModel

/// Every chain that a body reads or calls, with its place; default values of parameters left out.
struct BodyChains: Sequence {
    private let body: BodyFact

    init(_ body: BodyFact) { self.body = body }

    func makeIterator() -> AnyIterator<(chain: ChainFact, place: SourcePlace)> {
        let uses = body.uses.dropFirst(body.defaults.uses).lazy.map { ($0.chain, $0.place) }
        let calls = body.calls.dropFirst(body.defaults.calls).lazy.map { ($0.callee, $0.place) }
        var first = uses.makeIterator()
        var second = calls.makeIterator()
        return AnyIterator { first.next() ?? second.next() }
    }
}
