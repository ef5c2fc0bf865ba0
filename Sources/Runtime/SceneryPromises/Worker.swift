/// One unit of asynchronous work with parameters.
///
///     struct LoadCity: Worker {
///         func start(_ id: Int, _ resolver: Resolver<City>) throws {
///             guard id > 0 else { throw CityError.unknown }
///             gateway.load(id) { resolver.settle($0) }
///         }
///     }
///
/// Work written with `async` conforms to ``AsyncWorker`` instead.
public protocol Worker<Parameters, Output>: Sendable {
    associatedtype Parameters: Sendable
    associatedtype Output: Sendable

    /// Starts the work, on the calling thread. If it throws, the promise is rejected.
    func start(_ parameters: Parameters, _ resolver: Resolver<Output>) throws
}

/// One unit of asynchronous work that returns or throws.
public protocol AsyncWorker<Parameters, Output>: Worker {
    // Repeated so that they are inferred from `output`.
    associatedtype Parameters
    associatedtype Output

    /// Does the work, in a task that is cancelled with its promise.
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

    /// Does the work of each worker once; outputs in the order of the workers, or the first rejection.
    public static func all<Parameters: Sendable, Output: Sendable>(
        _ workers: [any Worker<Parameters, Output>], _ parameters: Parameters,
        limit: Int = .max, fileID: StaticString = #fileID, line: UInt = #line
    ) -> Promise<[Output]> where Value == [Output] {
        all(over: workers, limit: limit, fileID: fileID, line: line) { worker in
            Promise<Output>(fileID: fileID, line: line) { try worker.start(parameters, $0) }
        }
    }

    /// Does the work of each worker once; outputs in the order of the workers, or the first rejection.
    public static func all<Output: Sendable>(
        _ workers: [any Worker<Void, Output>],
        limit: Int = .max, fileID: StaticString = #fileID, line: UInt = #line
    ) -> Promise<[Output]> where Value == [Output] {
        all(workers, (), limit: limit, fileID: fileID, line: line)
    }

    /// Does the work of one worker for each of the parameters; outputs in their order, or the first rejection.
    public static func all<Work: Worker>(
        _ worker: Work, each parameters: sending some Sequence<Work.Parameters>,
        limit: Int = .max, fileID: StaticString = #fileID, line: UInt = #line
    ) -> Promise<[Work.Output]> where Value == [Work.Output] {
        all(over: parameters, limit: limit, fileID: fileID, line: line) { parameters in
            Promise<Work.Output>.once(worker, parameters, fileID: fileID, line: line)
        }
    }
}
