extension Promise {
    /// The values of all promises, in the order given; or the first rejection.
    ///
    /// The result is an empty array if there are no promises. A rejection, like a cancellation, leaves the others.
    /// Complexity: O(n), with one allocation for each promise.
    @inlinable
    public static func all<Element: Sendable>(
        _ promises: some Sequence<Promise<Element>>, fileID: StaticString = #fileID, line: UInt = #line
    ) -> Promise<[Element]> where Value == [Element] {
        Aggregate(Array(promises), decidedBy: .rejection, at: PackedSourceLocation(fileID, line)) {
            consumers in
            Result { try consumers.map { try $0.outcome(of: Element.self).get() } }
        }
    }

    /// The first value; or, when all are rejected, ``PromiseError/allRejected(_:)``.
    ///
    /// Without promises, the result is rejected at once. The first value leaves the others.
    public static func any(
        _ promises: some Sequence<Promise>, fileID: StaticString = #fileID, line: UInt = #line
    ) -> Promise {
        Aggregate(Array(promises), decidedBy: .fulfillment, at: PackedSourceLocation(fileID, line)) {
            consumers in
            var errors: [any Error] = []
            for consumer in consumers {
                switch consumer.outcome(of: Value.self) {
                case .success(let value): return .success(value)
                case .failure(let error): errors.append(error)
                }
            }
            return .failure(PromiseError.allRejected(errors))
        }
    }

    /// The first outcome, value or error.
    ///
    /// Without promises, the result is rejected at once with ``PromiseError/allRejected(_:)``. The first outcome leaves
    /// the others.
    public static func race(
        _ promises: some Sequence<Promise>, fileID: StaticString = #fileID, line: UInt = #line
    ) -> Promise {
        Aggregate(Array(promises), decidedBy: .first, at: PackedSourceLocation(fileID, line)) { consumers in
            consumers.first?.outcome(of: Value.self) ?? .failure(PromiseError.allRejected([]))
        }
    }

    /// All outcomes, in the order given. Never rejected, unless it is cancelled.
    public static func allSettled<Element: Sendable>(
        _ promises: some Sequence<Promise<Element>>, fileID: StaticString = #fileID, line: UInt = #line
    ) -> Promise<[Result<Element, any Error>]> where Value == [Result<Element, any Error>] {
        Aggregate(Array(promises), decidedBy: .none, at: PackedSourceLocation(fileID, line)) { consumers in
            .success(consumers.map { $0.outcome(of: Element.self) })
        }
    }

    /// The values of two or more promises of different types; or the first rejection, which leaves the others.
    public static func all<First: Sendable, Second: Sendable, each Other: Sendable>(
        _ first: Promise<First>, _ second: Promise<Second>, _ others: repeat Promise<each Other>,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> Promise<(First, Second, repeat each Other)> where Value == (First, Second, repeat each Other) {
        var promises: [AnyPromise] = [first, second]
        for other in repeat each others { promises.append(other) }
        return Aggregate(promises, decidedBy: .rejection, at: PackedSourceLocation(fileID, line)) {
            consumers in
            // There are at least two promises, so a single consumer is the one that decided.
            if consumers.count == 1, let error = consumers[0].source.rejection { return .failure(error) }
            var rest = consumers[...]
            func next<Element: Sendable>(_ type: Element.Type) throws -> Element {
                try rest.removeFirst().outcome(of: type).get()
            }
            return Result {
                (try next(First.self), try next(Second.self), repeat try next((each Other).self))
            }
        }
    }

    /// Combines `elements` in order, beginning with `initial`: each step starts
    /// when the promise of the previous one is fulfilled. A rejection ends the sequence.
    ///
    /// - Parameters:
    ///   - executor: Where `next` is called; the main actor by default.
    ///   - next: Returns the promise of the next result for the previous result and an element.
    public static func reduce<Element: Sendable>(
        _ elements: some Sequence<Element>, _ initial: Value, on executor: HandlerExecutor = .main,
        fileID: StaticString = #fileID, line: UInt = #line,
        _ next: @escaping @Sendable (Value, Element) throws -> Promise
    ) -> Promise {
        elements.reduce(.fulfilled(initial, fileID: fileID, line: line)) { promise, element in
            promise.then(on: executor, fileID: fileID, line: line) { try next($0, element) }
        }
    }
}
