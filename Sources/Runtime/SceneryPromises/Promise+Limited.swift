extension Promise {
    /// Starts work for each element, at most `limit` at a time; outputs in the order of the
    /// elements, or the first rejection. A rejection leaves the work in progress and starts no more.
    ///
    /// - Parameters:
    ///   - elements: Drawn one by one, each when its work may start, so that a sequence may be endless if a rejection
    ///     ends it. Without a limit, all are drawn before this returns.
    ///   - limit: The maximum number at a time, at least 1. No limit by default.
    ///   - work: Starts the work for an element. The first are started before this returns, each later one
    ///     on a thread where an earlier one ended, with no lock held. If it throws, the promise is rejected.
    public static func all<Element: Sendable, Output: Sendable>(
        over elements: sending some Sequence<Element>, limit: Int = .max,
        fileID: StaticString = #fileID, line: UInt = #line,
        _ work: @escaping @Sendable (Element) throws -> Promise<Output>
    ) -> Promise<[Output]> where Value == [Output] {
        let all = LimitedAggregate(
            elements, limit: limit, endsAtRejection: true, at: PackedSourceLocation(fileID, line), work
        ) {
            try $0.get()
        }
        all.begin()
        return all
    }

    /// Starts work for each element, at most `limit` at a time; all outcomes in the order of the elements. Never
    /// rejected, unless it is cancelled, which leaves the work in progress and starts no more.
    ///
    /// - Parameters:
    ///   - elements: Drawn one by one, each when its work may start. Without a limit, all are drawn before this returns.
    ///   - limit: The maximum number at a time, at least 1. No limit by default.
    ///   - work: Starts the work for an element, on the threads described at ``all(over:limit:fileID:line:_:)``. If
    ///     it throws, that is the outcome of the element.
    public static func allSettled<Element: Sendable, Output: Sendable>(
        over elements: sending some Sequence<Element>, limit: Int = .max,
        fileID: StaticString = #fileID, line: UInt = #line,
        _ work: @escaping @Sendable (Element) throws -> Promise<Output>
    ) -> Promise<[Result<Output, any Error>]> where Value == [Result<Output, any Error>] {
        let all = LimitedAggregate(
            elements, limit: limit, endsAtRejection: false, at: PackedSourceLocation(fileID, line), work
        ) {
            $0
        }
        all.begin()
        return all
    }

    /// Does the work of one worker for each of the parameters; all outcomes in their order. Never rejected, unless it
    /// is cancelled.
    public static func allSettled<Work: Worker>(
        _ worker: Work, each parameters: sending some Sequence<Work.Parameters>,
        limit: Int = .max, fileID: StaticString = #fileID, line: UInt = #line
    ) -> Promise<[Result<Work.Output, any Error>]> where Value == [Result<Work.Output, any Error>] {
        allSettled(over: parameters, limit: limit, fileID: fileID, line: line) { parameters in
            Promise<Work.Output>.once(worker, parameters, fileID: fileID, line: line)
        }
    }
}
