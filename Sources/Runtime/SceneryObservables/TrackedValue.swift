import Observation

/// The value of an observable for code that tracks with `Observation`, such as a SwiftUI view.
///
/// Reading `value` inside `withObservationTracking`, or in the body of a view, registers the access;
/// the next set notifies the tracker, on the main actor.
@MainActor
public final class TrackedValue<Value: Sendable>: Observation.Observable {
    private let registrar = ObservationRegistrar()
    private var current: Value
    /// Kept alive here, because a token does not.
    private let source: any ObservableReading<Value>
    private var token: ObservationToken?

    init(_ source: some ObservableReading<Value>) {
        self.source = source
        current = source.value
        token = source.bind { [weak self] in self?.take($0) }
    }

    /// The value of the last set that has reached the main actor.
    public var value: Value {
        registrar.access(self, keyPath: \.value)
        return current
    }

    private func take(_ new: Value) {
        registrar.withMutation(of: self, keyPath: \.value) { current = new }
    }
}

extension ObservableReading {
    /// The value in a form that `withObservationTracking` and SwiftUI track. It keeps its sources alive.
    @MainActor
    public func tracked() -> TrackedValue<Value> { TrackedValue(self) }
}

extension ObservableValue {
    /// Creates an observable whose value `read` computes from objects marked `@Observable`.
    ///
    /// After each change of a property that was read, `read` runs again, asynchronously on the main actor; several changes
    /// in one turn are seen as one. This continues for the lifetime of the observable, which its owner keeps: a token
    /// of an observation does not.
    @MainActor
    public convenience init(tracking read: @escaping @MainActor () -> Value) {
        self.init(read())
        _ = track(read)
    }

    /// Reads the value and tracks the access. The next access is tracked before its value is delivered, so that no
    /// change is missed that an observer makes in response.
    @MainActor
    private func track(_ read: @escaping @MainActor () -> Value) -> Value {
        withObservationTracking(read) { [weak self] in
            Task { @MainActor in
                guard let self, !self.isFinished else { return }
                self.set(self.track(read))
            }
        }
    }
}
