import Foundation

// Ring: a stub without an answer fails the test and continues with a placeholder value, whose creation is
// an extension of the stub; a failure names calls, and a call belongs to a stub. The three folders meet in
// this type alone.

/// One method of a mock: notes its calls and answers them.
///
/// ```swift
/// manager.onAbout.returns(about)
/// manager.onRide.when(42, .any).throws(RideError.gone)
/// #expect(presenter.onPresent.calls == [about])
/// ```
///
/// A call is answered by the case that says most about its arguments, among equals by the
/// newest; else by the answer of the stub as a whole; else by the default of its type (`Void`,
/// optionals and collections have one). A call that nothing answers fails the test, which then
/// goes on: the member throws where it can, and else gives back a stand-in (zero, the first
/// case, an instance decoded from nothing). Only a call that can neither throw nor give back
/// anything ends the test process, with a message that names the call and what was stubbed.
///
/// All of it may be used from any thread.
open class Stub<Arguments, Output, Failure: Error>: CallLog<Arguments>, Answering, @unchecked Sendable {
    // Unchecked, because arguments and outputs need not be Sendable: the inherited `lock` guards
    // `cases`, `standIn`
    // and `isStrict`.
    private var cases: [StubCase<Arguments, Output, Failure>] = []
    private let standIn: (() -> Output)?
    private var isStrict = false

    /// - Parameters:
    ///   - name: the member as Swift names it, with its protocol.
    ///   - standIn: a value with which the test can go on after a call that nothing answers has
    ///     failed it. It is only asked for then.
    public required init(_ name: String, standIn: (() -> Output)? = nil) {
        self.standIn = standIn
        super.init(name)
    }

    public func setAnswers(_ answers: [Answer<Arguments, Output, Failure>]) {
        let added = StubCase<Arguments, Output, Failure>(conditions: nil)
        added.setAnswers(answers)
        lock.withLock {
            cases.removeAll { $0.conditions == nil }
            cases.append(added)
        }
    }

    /// Forgets all answers; calls stay.
    open override func forgetAnswers() { lock.withLock { cases = [] } }

    /// From now on, a call without an answer fails the test even if its type has a default answer. Writes of properties and
    /// subscripts, and initializers, need none.
    open override func requireAnswers() {
        guard !name.hasSuffix(" ="), !name.contains(".init") else { return }
        lock.withLock { isStrict = true }
    }

    /// The value that a call without an answer gives back without failing the test.
    func quietAnswer<Wanted>(of type: Wanted.Type) -> Wanted? {
        lock.withLock { isStrict } ? nil : defaultAnswer(of: type)
    }

    public override var unusedAnswers: [UnusedAnswer] {
        let entries = snapshot
        return snapshotOfCases.filter(\.isUnused).map { unused in
            let ranked = entries.enumerated().map { number, entry in
                let differences = unused.conditions?.differences(entry.arguments).flatMap(\.lines) ?? []
                // A case that matches was given its answer too late, or another one says more.
                let reasons =
                    differences.isEmpty
                    ? ["another answer was taken, or this one was given later"] : differences
                return ["call \(number + 1)\(describeTail(entry.arguments))"] + reasons.map { "  \($0)" }
            }
            let closest = ranked.enumerated().sorted {
                ($0.element.count, $0.offset) < ($1.element.count, $1.offset)
            }
            return UnusedAnswer(condition: unused.text, closest: closest.prefix(3).flatMap(\.element))
        }
    }

    var snapshotOfCases: [StubCase<Arguments, Output, Failure>] { lock.withLock { cases } }

    func add(_ added: StubCase<Arguments, Output, Failure>) { lock.withLock { cases.append(added) } }

    /// Notes a call and answers it. Mocks call it.
    public func call(_ arguments: Arguments) throws(Failure) -> Output {
        record(arguments)
        return try answer(arguments)
    }

    /// Answers a call that is already noted.
    public func answer(_ arguments: Arguments) throws(Failure) -> Output {
        switch nextAnswer(for: arguments) {
        case .value(let value): return value
        case .failure(let error): throw error
        case .closure(let body): return try body(arguments)
        case .asyncClosure, nil: return try unanswered(arguments)
        }
    }

    /// Whether it takes a closure of the member's own type before everything else.
    var takesHandler: Bool { false }

    func nextAnswer(for arguments: Arguments) -> Answer<Arguments, Output, Failure>.Kind? {
        // Conditions are the test's own code: they run outside the lock.
        while true {
            var best: StubCase<Arguments, Output, Failure>?
            for candidate in snapshotOfCases where candidate.weight >= (best?.weight ?? Int.min) {
                if candidate.matches(arguments) { best = candidate }
            }
            guard let best else { return nil }
            // Another call may have taken the last answer of a case that gives way since.
            guard let answer = best.nextAnswer() else { continue }
            best.conditions?.capture(arguments)
            return answer.kind
        }
    }

    /// The default of the type; else a failed test and something to go on with.
    func unanswered(_ arguments: Arguments) throws(Failure) -> Output {
        if let value = quietAnswer(of: Output.self) { return value }
        try fail(arguments)
        if let value = defaultAnswer(of: Output.self) ?? standIn?() { return value }
        return standInOrStop(for: Output.self, name: name, message: unansweredMessage(arguments))
    }

    /// Fails the test, and throws where the member can.
    func fail(_ arguments: Arguments) throws(Failure) { try fail(with: unansweredMessage(arguments)) }

    /// Fails the test, and throws where the member can.
    func fail(with message: String) throws(Failure) {
        let own = UnansweredCall(name: name) as? Failure
        let made =
            own == nil && Failure.self != Never.self
            ? ValueFabricator(source: .nothing).make(Failure.self) : nil
        let end = made.map { "\n  it throws \(display($0)), which is made up" } ?? ""
        failure.report(message + end, ofMockMadeAt: location)
        if let error = own ?? made { throw error }
    }
}

extension Stub where Arguments == Void {
    /// Notes a call without arguments and answers it. Mocks call it.
    public func call() throws(Failure) -> Output { try call(()) }
}

extension Stub {
    /// The case of the arguments for which all conditions hold, which is given an answer:
    /// `stub.when(42, .any).returns(ride)`.
    @_disfavoredOverload
    public func when<each Argument>(
        _ conditions: repeat ArgumentMatcher<each Argument>
    ) -> any Answering<Arguments, Output, Failure> where Arguments == (repeat each Argument) {
        let added = StubCase<Arguments, Output, Failure>(conditions: MatchedArguments(repeat each conditions))
        add(added)
        return added
    }
}

/// Thrown by a stub of a throwing member when nothing answers a call; the test has failed by then.
public struct UnansweredCall: Error, CustomStringConvertible {
    /// The member that was called.
    public let name: String

    public var description: String { "no answer for \(name)" }
}
