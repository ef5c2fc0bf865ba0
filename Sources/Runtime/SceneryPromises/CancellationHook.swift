/// Calls a closure when a promise is cancelled.
///
/// `@unchecked Sendable`: its own properties are constant.
final class CancellationHook: AnyPromise, @unchecked Sendable {
    private let body: @Sendable () -> Void

    init(_ body: @escaping @Sendable () -> Void) {
        self.body = body
        super.init([], line: 0)
    }

    override var isHook: Bool { true }

    override func settled(_ upstream: AnyPromise, cancelled: Bool) {
        if cancelled { body() }
    }
}

/// Cancels the task that does the work of a promise when the promise is cancelled.
///
/// `@unchecked Sendable`: its own properties are constant.
final class TaskHook: AnyPromise, @unchecked Sendable {
    private let task: Task<Void, Never>

    init(_ task: Task<Void, Never>) {
        self.task = task
        super.init([], line: 0)
    }

    override var isHook: Bool { true }

    override func settled(_ upstream: AnyPromise, cancelled: Bool) {
        if cancelled { task.cancel() }
    }
}
