import Foundation

/// What a stub answers when the arguments meet certain conditions, or always.
final class StubCase<Arguments, Output, Failure: Error>: AsyncAnswering, @unchecked Sendable {
    // Unchecked, because answers need not be Sendable: `lock` guards the rest.
    let conditions: MatchedArguments<Arguments>?
    private let lock = NSLock()
    private var answers: [Answer<Arguments, Output, Failure>] = []
    private var turn = 0
    private var wasUsed = false

    init(conditions: MatchedArguments<Arguments>?) {
        self.conditions = conditions
    }

    var weight: Int { conditions?.weight ?? -1 }

    var text: String {
        guard let conditions else { return "every call" }
        return "(" + conditions.texts.joined(separator: ", ") + ")"
    }

    func setAnswers(_ answers: [Answer<Arguments, Output, Failure>]) {
        lock.withLock {
            self.answers = answers
            turn = 0
            wasUsed = false
        }
    }

    /// Whether it has an answer that no call took.
    var isUnused: Bool { lock.withLock { !answers.isEmpty && !wasUsed } }

    var isTold: Bool { lock.withLock { !answers.isEmpty } }

    /// Whether it has an answer for another call.
    private var isOpen: Bool { lock.withLock { turn < answers.count } }

    /// A case without an answer matches nothing.
    func matches(_ arguments: Arguments) -> Bool {
        guard isOpen else { return false }
        return conditions?.test(arguments) ?? true
    }

    func nextAnswer() -> Answer<Arguments, Output, Failure>? {
        lock.withLock {
            guard turn < answers.count else { return nil }
            wasUsed = true
            let answer = answers[turn]
            if turn < answers.count - 1 || answer.givesWay { turn += 1 }
            return answer
        }
    }
}
