import Synchronization

/// One promise that combines several: `all`, `any`, `race`, `allSettled`.
///
/// `@unchecked Sendable`: the lock of this promise protects `inputs`; everything else is constant or atomic.
@usableFromInline
final class Aggregate<Output: Sendable>: Promise<Output>, @unchecked Sendable {
    /// The outcome of one input that settles the aggregate at once.
    @usableFromInline
    enum Decision: Sendable { case rejection, fulfillment, first, none }

    /// Makes the outcome of the aggregate from the consumer that decides, or from all of them if none does.
    @usableFromInline typealias Finish = @Sendable ([AggregateConsumer]) -> Result<Output, any Error>

    private let decision: Decision
    private let finish: Finish
    private let remaining: Atomic<Int>
    private var inputs: [AggregateConsumer] = []

    @usableFromInline
    init(
        _ promises: [AnyPromise], decidedBy decision: Decision, at location: PackedSourceLocation,
        finish: @escaping Finish
    ) {
        self.decision = decision
        self.finish = finish
        remaining = Atomic(promises.count)
        super.init(.pending, [], at: location)
        guard !promises.isEmpty else {
            settle(finish([]))
            return
        }
        let inputs = promises.map { AggregateConsumer(of: $0, in: self) }
        self.inputs = inputs
        for input in inputs { input.source.attach(input, inline: false) }
    }

    override func settled(_ consumer: AggregateConsumer) {
        if decides(rejection: consumer.source.state.contains(.rejected)) {
            if settle(finish([consumer])) { cancelUpstream() }
        } else if remaining.subtract(1, ordering: .acquiringAndReleasing).newValue == 0 {
            // A consumer that decides never decrements the count, so all are present here.
            settle(finish(takeInputs()))
        }
    }

    private func decides(rejection: Bool) -> Bool {
        switch decision {
        case .rejection: rejection
        case .fulfillment: !rejection
        case .first: true
        case .none: false
        }
    }

    private func takeInputs() -> [AggregateConsumer] {
        locked { _ in
            defer { inputs = [] }
            return inputs
        }
    }

    override func leaveUpstream() -> [AnyPromise] {
        takeInputs().compactMap { $0.leave() }
    }
}

extension AggregateConsumer {
    /// The outcome of the source.
    ///
    /// - Parameter type: The type of the source's value, which the creator of the consumer knows.
    @inlinable
    func outcome<Value: Sendable>(of type: Value.Type) -> Result<Value, any Error> {
        unsafeDowncast(source, to: Promise<Value>.self).storage.outcome
            ?? .failure(CancellationError())
    }
}
