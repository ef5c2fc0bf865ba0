/// `then` to a next promise.
///
/// `@unchecked Sendable`: the lock of this promise protects `handler`.
final class ThenPromiseLink<Input: Sendable, Output: Sendable>: Link<Input, Output>, @unchecked Sendable {
    private var handler: (@Sendable (Input) throws -> Promise<Output>)?

    init(after upstream: Promise<Input>, on delivery: Delivery, at place: Place,
         _ handler: @escaping @Sendable (Input) throws -> Promise<Output>) {
        self.handler = handler
        super.init(after: upstream, on: delivery, at: place)
    }

    override func passed(_ outcome: Result<Input, any Error>) -> Result<Output, any Error>? {
        if case .failure(let error) = outcome { .failure(error) } else { nil }
    }

    override func react(to outcome: Result<Input, any Error>) {
        guard let handler = takeHandler(), case .success(let value) = outcome else { return }
        do { adopt(try handler(value)) } catch { settle(.failure(error)) }
    }

    override func forgetHandler() { _ = takeHandler() }

    private func takeHandler() -> (@Sendable (Input) throws -> Promise<Output>)? {
        locked {
            defer { handler = nil }
            return handler
        }
    }
}
