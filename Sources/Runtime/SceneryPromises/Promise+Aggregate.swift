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

    /// The values of two promises of different types; or the first rejection.
    public static func all<First: Sendable, Second: Sendable>(
        _ first: Promise<First>, _ second: Promise<Second>,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> Promise<(First, Second)> where Value == (First, Second) {
        let location = (fileID, line)
        return Promise<[Void]>.all(
            [first.outcomeOnly(at: location), second.outcomeOnly(at: location)], fileID: fileID, line: line
        )
        .then(on: .inline, fileID: fileID, line: line) { _ in
            (try first.settledValue(), try second.settledValue())
        }
    }

    /// The values of three promises of different types; or the first rejection.
    public static func all<First: Sendable, Second: Sendable, Third: Sendable>(
        _ first: Promise<First>, _ second: Promise<Second>, _ third: Promise<Third>,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> Promise<(First, Second, Third)> where Value == (First, Second, Third) {
        let location = (fileID, line)
        return Promise<[Void]>.all(
            [
                first.outcomeOnly(at: location), second.outcomeOnly(at: location),
                third.outcomeOnly(at: location),
            ],
            fileID: fileID, line: line
        ).then(on: .inline, fileID: fileID, line: line) { _ in
            (try first.settledValue(), try second.settledValue(), try third.settledValue())
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

    /// A promise without the value, to wait for promises of several types.
    private func outcomeOnly(at location: (StaticString, UInt)) -> Promise<Void> {
        then(on: .inline, fileID: location.0, line: location.1) { _ in }
    }

    /// The value of a promise known to be settled.
    private func settledValue() throws -> Value {
        guard let result else { throw PromiseError.neverSettled(source) }
        return try result.get()
    }
}
