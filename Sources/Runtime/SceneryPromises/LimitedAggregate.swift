/// `all` and `allSettled` over work of which a limited amount runs at a time.
///
/// Elements are drawn one by one, when their work may start: a sequence can be endless, if a rejection ends it.
///
/// `@unchecked Sendable`: the lock of this promise protects `slots`, `isDrawing`, `isExhausted`, `inputs` and
/// `remaining`. `elements` belongs to the thread that set `isDrawing`. The rest is constant.
final class LimitedAggregate<Element: Sendable, Input: Sendable, Output: Sendable>: Promise<[Output]>,
    @unchecked Sendable
{
    private let work: @Sendable (Element) throws -> Promise<Input>
    private let endsAtRejection: Bool
    /// Makes the output of the outcome of an input; throws for a rejection at which this ends.
    private let output: @Sendable (Result<Input, any Error>) throws -> Output
    private var elements: any IteratorProtocol<Element>
    /// How many more may start now.
    private var slots: Int
    private var isDrawing = false
    private var isExhausted = false
    /// In the order of the elements; nil while the work is being started.
    private var inputs: [AggregateConsumer?] = []
    /// The number of elements drawn whose work has not ended.
    private var remaining = 0

    init(
        _ elements: sending some Sequence<Element>, limit: Int, endsAtRejection: Bool,
        at location: PackedSourceLocation, _ work: @escaping @Sendable (Element) throws -> Promise<Input>,
        output: @escaping @Sendable (Result<Input, any Error>) throws -> Output
    ) {
        self.elements = elements.makeIterator()
        slots = max(1, limit)
        self.endsAtRejection = endsAtRejection
        self.work = work
        self.output = output
        super.init(.pending, [], at: location)
    }

    /// Starts as much work as may start now.
    func begin() {
        Trampoline.run {
            while let (index, element) = nextElement() { start(element, at: index) }
        }
    }

    // MARK: - Drawing

    /// The next element and its index, if one may start now. It is drawn with no lock held, because that calls the
    /// user's code; a thread that finds another one drawing leaves its slot to that one.
    private func nextElement() -> (Int, Element)? {
        let mayDraw = locked { flags in
            guard !flags.contains(.settled), slots > 0, !isExhausted, !isDrawing else { return false }
            slots -= 1
            isDrawing = true
            return true
        }
        guard mayDraw else { return nil }
        let element = elements.next()
        guard let element else {
            finishIfComplete { isExhausted = true }
            return nil
        }
        return admit().map { ($0, element) }
    }

    /// The index of an element that was drawn; nil if the aggregate was settled in the meantime.
    private func admit() -> Int? {
        locked { flags in
            isDrawing = false
            guard !flags.contains(.settled) else { return nil }
            remaining += 1
            inputs.append(nil)
            return inputs.count - 1
        }
    }

    private func start(_ element: Element, at index: Int) {
        let promise: Promise<Input>
        do {
            promise = try work(element)
        } catch {
            promise = Promise<Input>(.error(error), [.settled, .rejected], at: location)
        }
        let consumer = AggregateConsumer(of: promise, in: self)
        let isWanted = locked { flags in
            guard !flags.contains(.settled) else { return false }
            inputs[index] = consumer
            return true
        }
        // In turn: work that finishes at once would otherwise nest one level for each element. A rejection that ends all
        // comes at once, so that no more work starts.
        promise.attach(consumer, inline: !(endsAtRejection && promise.state.contains(.rejected)))
        if !isWanted, let left = consumer.leave() { left.cancelUpstream() }
    }

    // MARK: - Settling

    override func settled(_ consumer: AggregateConsumer) {
        if endsAtRejection, let error = consumer.source.rejection {
            if settle(.failure(error)) { cancelUpstream() }
            return
        }
        let isComplete = finishIfComplete {
            remaining -= 1
            slots += 1
        }
        if !isComplete { begin() }
    }

    /// Changes the state under the lock, then settles this if all elements were drawn and all work has ended.
    @discardableResult
    private func finishIfComplete(_ change: () -> Void) -> Bool {
        let isComplete = locked { _ in
            change()
            return isExhausted && remaining == 0
        }
        if isComplete {
            let inputs = takeInputs()
            settle(Result { try inputs.compactMap { try $0.map { try output($0.outcome(of: Input.self)) } } })
        }
        return isComplete
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
