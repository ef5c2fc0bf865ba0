import SourceModel

/// The closures that one call receives together: `sink { … } receiveValue: { … }`.
struct SiblingClosures {
    let body: BodyFact

    /// Whether a call is in another closure of the call that receives that of a clause.
    func contain(_ call: CallFact, of clause: CatchFact) -> Bool {
        let own = clause.kind == .handler ? handler(of: clause) : clause.closure
        guard let own, own < body.closures.count, let receiver = body.closures[own].call else { return false }
        var current = call.closure
        while let index = current, index < body.closures.count {
            if index != own, body.closures[index].call == receiver { return true }
            current = body.closures[index].closure
        }
        return false
    }

    /// The closure that a clause of the kind `handler` is.
    func handler(of clause: CatchFact) -> Int? {
        body.closures.firstIndex { $0.location == clause.location }
    }
}
