import Foundation

/// One method of a mock whose arguments cannot all be kept: it takes closures that do not
/// escape, `inout` or noncopyable values. What can be kept is noted; a closure of the method's
/// own type sees everything.
public final class HandlerStub<Arguments, Output, Failure: Error, Handler>:
    Stub<Arguments, Output, Failure>, @unchecked Sendable
{
    // Unchecked, because a handler need not be Sendable: the inherited `lock` guards both.
    private var handler: Handler?
    private var isHandlerUnused = false

    /// Answers each call with `handler`, which has the method's own type. It goes before every
    /// other answer.
    public func answers(_ handler: Handler) {
        lock.withLock { (self.handler, isHandlerUnused) = (handler, true) }
    }

    public override var unusedAnswers: [UnusedAnswer] {
        let isUnused = lock.withLock { isHandlerUnused }
        return (isUnused ? [UnusedAnswer(condition: "every call", closest: [])] : []) + super.unusedAnswers
    }

    override var takesHandler: Bool { true }

    public override func forgetAnswers() {
        super.forgetAnswers()
        lock.withLock { (handler, isHandlerUnused) = (nil, false) }
    }

    /// Notes a call and gives the closure that answers it, if there is one. Mocks call it.
    @_documentation(visibility: internal)
    public func handler(noting arguments: Arguments) -> Handler? {
        record(arguments)
        return lock.withLock {
            isHandlerUnused = false
            return handler
        }
    }
}
