import Scenery

extension Gate {
    /// Waits for the test, on the caller's actor. What mocks and stand-ins of managers call.
    ///
    /// - Throws: What the test has it fail with; `CancellationError` when the task is cancelled.
    public nonisolated(nonsending) func pass(_ request: Request) async throws -> Output {
        let parked = Parked<Output>()
        let number = hold(request) { parked.settle($0) }
        defer { left(number) }
        return isStubborn ? try await parked.told() : try await parked.value()
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
