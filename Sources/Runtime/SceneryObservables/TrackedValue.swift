import Observation

/// The value of an observable for code that tracks with `Observation`, such as a SwiftUI view.
///
/// Reading `value` inside `withObservationTracking`, or in the body of a view, notes the access;
/// the next set tells the tracker, on main.
@MainActor
public final class TrackedValue<Value: Sendable>: Observation.Observable {
    private let registrar = ObservationRegistrar()
    private var current: Value
    private var token: ObservationToken?

    init(_ source: some ObservableReading<Value>) {
        current = source.value
        token = source.bind { [weak self] in self?.take($0) }
    }

    /// The value as of the last set that has reached main.
    public var value: Value {
        registrar.access(self, keyPath: \.value)
        return current
    }

    private func take(_ new: Value) {
        registrar.withMutation(of: self, keyPath: \.value) { current = new }
    }
}

extension ObservableReading {
    /// The value in a form that `withObservationTracking` and SwiftUI follow.
    @MainActor
    public func tracked() -> TrackedValue<Value> { TrackedValue(self) }
}

extension Observable {
    /// Makes an observable that follows what `read` finds in objects marked `@Observable`.
    ///
    /// After each change of what was read, `read` runs again on main, a hop later; several changes
    /// in one go are seen as one. It goes on for as long as the observable lives.
    @MainActor
    public convenience init(tracking read: @escaping @MainActor () -> Value) {
        self.init(read())
        _ = track(read)
    }

    /// Reads and notes what was read. The next reading is noted before its value is told, so that a
    /// change which an observer makes in answer is not missed.
    @MainActor
    private func track(_ read: @escaping @MainActor () -> Value) -> Value {
        withObservationTracking(read) { [weak self] in
            Task { @MainActor in
                guard let self else { return }
                self.set(self.track(read))
            }
        }
    }
}
