extension Promise {
    /// The values of all promises, in the order given; or the first rejection.
    ///
    /// No promises give an empty array at once. A rejection, like a cancellation, leaves the others. Complexity:
    /// linear, with one allocation for each promise.
    public static func all<Element: Sendable>(
        _ promises: some Sequence<Promise<Element>>, fileID: StaticString = #fileID, line: UInt = #line
    ) -> Promise<[Element]> where Value == [Element] {
        Gathering(promises, at: Place(fileID, line), rule: .init(
            decide: { outcome in
                if case .failure(let error) = outcome { .failure(error) } else { nil }
            },
            finish: { outcomes in Result { try outcomes.map { try $0.get() } } }))
    }

    /// The first value; or, when all are rejected, ``PromiseError/allRejected(_:)``.
    ///
    /// No promises are rejected at once. The first value leaves the others.
    public static func any(
        _ promises: some Sequence<Promise>, fileID: StaticString = #fileID, line: UInt = #line
    ) -> Promise {
        Gathering(promises, at: Place(fileID, line), rule: .init(
            decide: { outcome in
                if case .success = outcome { outcome } else { nil }
            },
            finish: { outcomes in
                .failure(PromiseError.allRejected(outcomes.compactMap { outcome in
                    if case .failure(let error) = outcome { error } else { nil }
                }))
            }))
    }

    /// The first outcome, value or error.
    ///
    /// No promises are rejected at once with ``PromiseError/allRejected(_:)``, since nothing could
    /// ever come. The first outcome leaves the others.
    public static func race(
        _ promises: some Sequence<Promise>, fileID: StaticString = #fileID, line: UInt = #line
    ) -> Promise {
        Gathering(promises, at: Place(fileID, line), rule: .init(
            decide: { $0 }, finish: { _ in .failure(PromiseError.allRejected([])) }))
    }

    /// Every outcome, in the order given; never rejected, unless it is cancelled.
    public static func allSettled<Element: Sendable>(
        _ promises: some Sequence<Promise<Element>>, fileID: StaticString = #fileID, line: UInt = #line
    ) -> Promise<[Result<Element, any Error>]> where Value == [Result<Element, any Error>] {
        Gathering(promises, at: Place(fileID, line), rule: .init(
            decide: { _ in nil }, finish: { .success($0) }))
    }

    /// The values of two promises of different types; or the first rejection.
    public static func all<First: Sendable, Second: Sendable>(
        _ first: Promise<First>, _ second: Promise<Second>,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> Promise<(First, Second)> where Value == (First, Second) {
        let place = (fileID, line)
        return Promise<[Void]>.all([first.outcomeOnly(at: place), second.outcomeOnly(at: place)], fileID: fileID, line: line)
            .then(on: .inline, fileID: fileID, line: line) { _ in
                (try first.settledValue(), try second.settledValue())
            }
    }

    /// The values of three promises of different types; or the first rejection.
    public static func all<First: Sendable, Second: Sendable, Third: Sendable>(
        _ first: Promise<First>, _ second: Promise<Second>, _ third: Promise<Third>,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> Promise<(First, Second, Third)> where Value == (First, Second, Third) {
        let place = (fileID, line)
        return Promise<[Void]>.all(
            [first.outcomeOnly(at: place), second.outcomeOnly(at: place), third.outcomeOnly(at: place)],
            fileID: fileID, line: line
        ).then(on: .inline, fileID: fileID, line: line) { _ in
            (try first.settledValue(), try second.settledValue(), try third.settledValue())
        }
    }

    /// Starts with `initial` and goes through `elements` in order, one after the other: each step begins
    /// when the promise of the one before is fulfilled. A rejection ends it.
    ///
    /// - Parameters:
    ///   - delivery: Where `next` is called; the main queue unless given.
    ///   - next: The promise of the next result, from the last result and an element.
    public static func reduce<Element: Sendable>(
        _ elements: some Sequence<Element>, _ initial: Value, on delivery: Delivery = .main,
        fileID: StaticString = #fileID, line: UInt = #line,
        _ next: @escaping @Sendable (Value, Element) throws -> Promise
    ) -> Promise {
        elements.reduce(.fulfilled(initial, fileID: fileID, line: line)) { promise, element in
            promise.then(on: delivery, fileID: fileID, line: line) { try next($0, element) }
        }
    }

    /// The value without its type, to wait for promises of several types alike.
    private func outcomeOnly(at place: (StaticString, UInt)) -> Promise<Void> {
        then(on: .inline, fileID: place.0, line: place.1) { _ in }
    }

    /// The value of a promise known to be settled.
    private func settledValue() throws -> Value {
        guard let result else { throw PromiseError.neverSettled(source) }
        return try result.get()
    }
}
