/// Something that is given answers: a stub as a whole, or its case for certain arguments.
///
/// Later answers replace earlier ones. All of it may be called from any thread.
public protocol Answering<Arguments, Output, Failure> {
    /// The arguments of a call: the value itself for one, a tuple for several, `Void` for none.
    associatedtype Arguments
    /// What the call gives back.
    associatedtype Output
    /// What the call can throw; `Never` for one that does not.
    associatedtype Failure: Error

    /// Sets the answers, taken in turn; the last one stays.
    func setAnswers(_ answers: [Answer<Arguments, Output, Failure>])
}

extension Answering {
    /// Answers each call with `value`; with several values, one after the other, and the last of
    /// them from then on.
    public func returns(_ value: Output, _ next: Output...) {
        setAnswers(([value] + next).map { .returning($0) })
    }

    /// Makes each call throw `error`; with several, one after the other, the last from then on.
    public func `throws`(_ error: Failure, _ next: Failure...) {
        setAnswers(([error] + next).map { .throwing($0) })
    }

    /// Answers one call after the other, each in its own way.
    ///
    /// - Parameter last: What happens after the last answer: it stays, or the stub takes the answer that a more general case,
    ///   or an older one, has for the call.
    public func inTurn(_ answers: Answer<Arguments, Output, Failure>..., last: LastAnswer = .stays) {
        var answers = answers
        if last == .givesWay, let end = answers.indices.last { answers[end].givesWay = true }
        setAnswers(answers)
    }

    /// Answers each call with what `body` makes of its arguments.
    ///
    /// The closure runs on the thread or actor of the call, before the call returns. It may call
    /// the mock again.
    @_disfavoredOverload
    public func answers(_ body: @escaping (Arguments) throws(Failure) -> Output) {
        setAnswers([.computing(body)])
    }
}

/// What happens after the last of several answers.
public enum LastAnswer: Sendable {
    /// It answers all later calls too.
    case stays
    /// Its case matches no later call, so that another one answers them.
    case givesWay
}

/// `Answering` for asynchronous calls, whose answer may take its time.
public protocol AsyncAnswering<Arguments, Output, Failure>: Answering {}

extension AsyncAnswering {
    /// Answers each call with what `body` makes of its arguments, in its own time.
    ///
    /// The closure runs on the actor of the caller.
    public func answers(
        _ body: nonisolated(nonsending) @escaping (Arguments) async throws(Failure) -> Output
    ) {
        setAnswers([Answer(kind: .asyncClosure(body))])
    }
}
