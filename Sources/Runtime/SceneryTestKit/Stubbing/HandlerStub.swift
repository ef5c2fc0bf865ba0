import Foundation

/// One method of a mock whose arguments cannot all be kept: it takes closures that do not
/// escape, `inout` or noncopyable values. What can be kept is noted; a closure of the method's
/// own type sees everything.
public final class HandlerStub<Arguments, Output, Failure: Error, Handler>:
    Stub<Arguments, Output, Failure>, @unchecked Sendable
{
    // Unchecked, because a handler need not be Sendable: the inherited `lock` guards `handler`.
    private var handler: Handler?

    /// Answers each call with `handler`, which has the method's own type. It goes before every
    /// other answer.
    public func answers(_ handler: Handler) { lock.withLock { self.handler = handler } }

    override var takesHandler: Bool { true }

    public override func forgetAnswers() {
        super.forgetAnswers()
        lock.withLock { handler = nil }
    }

    /// Notes a call and gives the closure that answers it, if there is one. Mocks call it.
    public func handler(noting arguments: Arguments) -> Handler? {
        record(arguments)
        return lock.withLock { handler }
    }
}
