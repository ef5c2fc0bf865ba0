import SceneryBroadcasts

protocol RideObserving: AnyObject, Sendable {
    func rideDidChange(_ ride: Int)
}

/// A protocol of the same name, as in another module.
enum Elsewhere {
    /// @mockable(override: name = ElsewhereObservingMock)
    protocol RideObserving: AnyObject, Sendable {
        func rideDidChange(_ ride: Int)
    }
}

/// Not class-bound, so that a value may conform.
protocol OpenObserving: Sendable {
    func rideDidChange(_ ride: Int)
}

/// Observes with a closure and records what it receives under its name.
final class Card: RideObserving, OpenObserving, Elsewhere.RideObserving {
    let name: String
    let journal: Journal<String>
    let answer: @Sendable (Int) -> Void

    init(_ name: String, _ journal: Journal<String>, answer: @escaping @Sendable (Int) -> Void = { _ in }) {
        self.name = name
        self.journal = journal
        self.answer = answer
    }

    func rideDidChange(_ ride: Int) {
        journal.append("\(name)\(ride)")
        answer(ride)
    }
}

extension Broadcasts {
    func notify(_ ride: Int) {
        notify((any RideObserving).self) { $0.rideDidChange(ride) }
    }
}
