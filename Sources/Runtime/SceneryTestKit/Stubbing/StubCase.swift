import Foundation

/// What a stub answers when the arguments meet certain conditions, or always.
final class StubCase<Arguments, Output, Failure: Error>: AsyncAnswering, @unchecked Sendable {
    // Unchecked, because answers need not be Sendable: `lock` guards `answers` and `turn`.
    let conditions: MatchedArguments<Arguments>?
    private let lock = NSLock()
    private var answers: [Answer<Arguments, Output, Failure>] = []
    private var turn = 0

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
        }
    }

    /// A case that was made and never told its answer matches nothing.
    func matches(_ arguments: Arguments) -> Bool {
        guard lock.withLock({ !answers.isEmpty }) else { return false }
        return conditions?.test(arguments) ?? true
    }

    func nextAnswer() -> Answer<Arguments, Output, Failure>? {
        lock.withLock {
            guard !answers.isEmpty else { return nil }
            defer { turn = min(turn + 1, answers.count - 1) }
            return answers[turn]
        }
    }
}
