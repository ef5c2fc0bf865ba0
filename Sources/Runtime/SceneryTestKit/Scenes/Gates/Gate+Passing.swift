import Scenery

extension Gate {
    /// Waits for the test, on the caller's actor. What mocks and stand-ins of managers call.
    ///
    /// - Throws: What the test has it fail with; `CancellationError` when the task is cancelled.
    public nonisolated(nonsending) func pass(_ request: Request) async throws -> Output {
        let parked = Suspension<Output>()
        let number = hold(request) { parked.settle($0) }
        defer { settled() }
        return try await end(of: parked, number, isCancellable: !isStubborn)
    }
}

extension Gate {
    /// Waits for the test in a member that throws errors of its own type, or none.
    ///
    /// What throws nothing minds no cancelling. A failure of another type fails the test, and the member goes on with
    /// a fabricated value.
    nonisolated(nonsending) func pass<Failure: Error>(
        _ request: Request, throwing type: Failure.Type
    ) async throws(Failure) -> Output {
        let canThrow = type != Never.self
        let parked = Suspension<Output>()
        let number = hold(request, isCancellable: canThrow) { parked.settle($0) }
        defer { settled() }
        do {
            return try await end(of: parked, number, isCancellable: canThrow && !isStubborn)
        } catch let error as Failure {
            throw error
        } catch {
            let ends = canThrow ? "throws \(type)" : "cannot throw"
            let message = "the gate \"\(name)\" was told \(display(error)), and what waits there \(ends)"
            // Cancelling is nobody's mistake: a scene that is closed ends what waits.
            if !(error is CancellationError) { failure.report(message, at: nil) }
            if canThrow, let made = ValueFabricator(source: .nothing).make(type) { throw made }
            return standInOrStop(for: Output.self, name: name, message: message)
        }
    }

    /// Cancelling takes the request away at once, whenever its task gets to go on.
    private nonisolated(nonsending) func end(
        of parked: Suspension<Output>, _ number: Int, isCancellable: Bool
    ) async throws -> Output {
        try await withTaskCancellationHandler {
            try await parked.told()
        } onCancel: {
            if isCancellable { release(number, .failure(CancellationError())) }
        }
    }
}

extension Gate where Request == Void {
    /// Waits for the test, on the caller's actor.
    public nonisolated(nonsending) func pass() async throws -> Output { try await pass(()) }
}

extension Gate: Worker {
    public typealias Parameters = Request

    /// Has a promise wait for the test.
    public func start(_ parameters: Request, _ resolver: Resolver<Output>) throws {
        let number = hold(parameters) { [weak self] result in
            resolver.settle(result)
            self?.settled()
        }
        guard !isStubborn else { return }
        resolver.onCancel { [weak self] in _ = self?.take(number, leaving: 0) }
    }
}
