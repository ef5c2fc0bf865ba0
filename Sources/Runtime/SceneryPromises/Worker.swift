/// One unit of asynchronous work, given parameters.
///
///     struct LoadPlace: Worker {
///         func start(_ id: Int, _ resolver: Resolver<Place>) throws {
///             guard id > 0 else { throw PlaceError.noSuchPlace }
///             gateway.load(id) { resolver.settle($0) }
///         }
///     }
///
/// Work written with `async` conforms to ``AsyncWorker`` instead.
public protocol Worker<Parameters, Output>: Sendable {
    associatedtype Parameters: Sendable
    associatedtype Output: Sendable

    /// Starts the work, on the calling thread. A throw is a rejection.
    func start(_ parameters: Parameters, _ resolver: Resolver<Output>) throws
}

/// One unit of asynchronous work that returns or throws.
public protocol AsyncWorker<Parameters, Output>: Worker {
    // Said again so that they are inferred from `output`.
    associatedtype Parameters
    associatedtype Output

    /// Does the work, in a task that is cancelled when nobody waits for it any more.
    func output(_ parameters: Parameters) async throws -> Output
}

extension AsyncWorker {
    public func start(_ parameters: Parameters, _ resolver: Resolver<Output>) throws {
        resolver.follow(Promise { try await output(parameters) })
    }
}

extension Promise {
    /// Does the work of `worker` once; it starts before this returns.
    public static func once<Work: Worker>(
        _ worker: Work, _ parameters: Work.Parameters,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> Promise where Value == Work.Output {
        Promise(fileID: fileID, line: line) { try worker.start(parameters, $0) }
    }

    /// Does the work of `worker` once; it starts before this returns.
    public static func once<Work: Worker>(
        _ worker: Work, fileID: StaticString = #fileID, line: UInt = #line
    ) -> Promise where Value == Work.Output, Work.Parameters == Void {
        once(worker, (), fileID: fileID, line: line)
    }

    /// Does the work of each worker once; outputs in the order of the workers, first rejection wins.
    public static func all<Parameters: Sendable, Output: Sendable>(
        _ workers: [any Worker<Parameters, Output>], _ parameters: Parameters,
        limit: Int = .max, fileID: StaticString = #fileID, line: UInt = #line
    ) -> Promise<[Output]> where Value == [Output] {
        all(over: workers, limit: limit, fileID: fileID, line: line) { worker in
            Promise<Output>(fileID: fileID, line: line) { try worker.start(parameters, $0) }
        }
    }

    /// Does the work of each worker once; outputs in the order of the workers, first rejection wins.
    public static func all<Output: Sendable>(
        _ workers: [any Worker<Void, Output>],
        limit: Int = .max, fileID: StaticString = #fileID, line: UInt = #line
    ) -> Promise<[Output]> where Value == [Output] {
        all(workers, (), limit: limit, fileID: fileID, line: line)
    }

    /// Does the work of one worker for each of the parameters; outputs in their order, first rejection wins.
    public static func all<Work: Worker>(
        _ worker: Work, each parameters: some Sequence<Work.Parameters>,
        limit: Int = .max, fileID: StaticString = #fileID, line: UInt = #line
    ) -> Promise<[Work.Output]> where Value == [Work.Output] {
        all(over: parameters, limit: limit, fileID: fileID, line: line) { parameters in
            Promise<Work.Output>.once(worker, parameters, fileID: fileID, line: line)
        }
    }

    /// Starts work for each element, no more than `limit` at a time; outputs in the order of the
    /// elements, first rejection wins: work at hand is left then, and no other is started.
    ///
    /// - Parameters:
    ///   - limit: How many run at a time; less than 1 reads as 1. No limit unless given.
    ///   - work: Starts the work for an element. The first are started before this returns, each later one
    ///     on the thread where one before it ended, outside of any lock. A throw is a rejection.
    public static func all<Element: Sendable, Output: Sendable>(
        over elements: some Sequence<Element>, limit: Int = .max,
        fileID: StaticString = #fileID, line: UInt = #line,
        _ work: @escaping @Sendable (Element) throws -> Promise<Output>
    ) -> Promise<[Output]> where Value == [Output] {
        let all = LimitedGathering(elements, limit: limit, at: Place(fileID, line), work)
        all.begin()
        return all
    }
}
