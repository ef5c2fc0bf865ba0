/// `all` over work of which a limited amount runs at a time.
///
/// `@unchecked Sendable`: the lock of this promise protects `inputs`, `started` and `remaining`.
final class LimitedAggregate<Element: Sendable, Output: Sendable>: Promise<[Output]>, @unchecked Sendable {
    private let elements: [Element]
    private let limit: Int
    private let work: @Sendable (Element) throws -> Promise<Output>
    /// In the order of the elements; nil for those that have not started.
    private var inputs: [AggregateConsumer?]
    private var started = 0
    private var remaining: Int

    init(
        _ elements: some Sequence<Element>, limit: Int, at location: PackedSourceLocation,
        _ work: @escaping @Sendable (Element) throws -> Promise<Output>
    ) {
        self.elements = Array(elements)
        self.limit = max(1, limit)
        self.work = work
        remaining = self.elements.count
        inputs = Array(repeating: nil, count: self.elements.count)
        super.init(.pending, [], at: location)
    }

    func begin() {
        if elements.isEmpty { settle(.success([])) }
        Trampoline.run {
            for _ in 0..<min(limit, elements.count) { startNext() }
        }
    }

    private func startNext() {
        guard let index = takeIndex() else { return }
        let promise: Promise<Output>
        do {
            promise = try work(elements[index])
        } catch {
            promise = Promise<Output>(.error(error), [.settled, .rejected], at: location)
        }
        let consumer = AggregateConsumer(of: promise, in: self)
        let isWanted = locked { flags in
            guard !flags.contains(.settled) else { return false }
            inputs[index] = consumer
            return true
        }
        // In turn: work that finishes at once would otherwise nest one level for each element.
        promise.attach(consumer, inline: true)
        if !isWanted, let left = consumer.leave() { left.cancelUpstream() }
    }

    private func takeIndex() -> Int? {
        locked { flags in
            guard !flags.contains(.settled), started < elements.count else { return nil }
            defer { started += 1 }
            return started
        }
    }

    override func settled(_ consumer: AggregateConsumer) {
        if case .failure(let error) = consumer.outcome(of: Output.self) {
            if settle(.failure(error)) { cancelUpstream() }
        } else if isLast() {
            let inputs = takeInputs()
            settle(Result { try inputs.compactMap { try $0?.outcome(of: Output.self).get() } })
        } else {
            startNext()
        }
    }

    private func isLast() -> Bool {
        locked { _ in
            remaining -= 1
            return remaining == 0
        }
    }

    private func takeInputs() -> [AggregateConsumer?] {
        locked { _ in
            defer { inputs = [] }
            return inputs
        }
    }

    override func leaveUpstream() -> [AnyPromise] {
        takeInputs().compactMap { $0?.leave() }
    }
}
