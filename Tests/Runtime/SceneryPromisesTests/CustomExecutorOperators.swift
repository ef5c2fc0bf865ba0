import SceneryPromises
import Testing

/// An operator whose handler runs on an executor, as a promise of a number.
struct ExecutorOperator: Sendable, CustomTestStringConvertible {
    let name: String
    /// Whether the handler runs for a rejection rather than for a value.
    var forRejection = false
    /// The result when the promise before it has the value 1 or is rejected with a `Refusal`, and the handler runs.
    let result: Int?
    /// Attaches a handler that calls the closure when it runs.
    let attach: @Sendable (Promise<Int>, HandlerExecutor, @escaping @Sendable () -> Void) -> Promise<Int>

    var testDescription: String { name }

    /// A promise after which the handler is due, and the resolver that has yet to settle it, if any.
    func upstream(settled: Bool) -> (promise: Promise<Int>, settle: @Sendable () -> Void) {
        let (promise, resolver) = Promise<Int>.pending()
        let outcome: Result<Int, any Error> = forRejection ? .failure(Refusal()) : .success(1)
        if settled { resolver.settle(outcome) }
        return (promise, { resolver.settle(outcome) })
    }

    /// Without a value, so that its outcome is one as well.
    private static func number(_ promise: Promise<Void>) -> Promise<Int> { promise.then(on: .inline) { 0 } }

    static let all: [ExecutorOperator] = [
        ExecutorOperator(name: "then to a value", result: 2) { promise, executor, ran in
            promise.then(on: executor) { value in
                ran()
                return value + 1
            }
        },
        ExecutorOperator(name: "then to a promise", result: 3) { promise, executor, ran in
            promise.then(on: executor) { value -> Promise<Int> in
                ran()
                return .fulfilled(value + 2)
            }
        },
        ExecutorOperator(name: "reduce", result: 5) { promise, executor, ran in
            promise.then(on: .inline) { value in
                Promise.reduce([4], value, on: executor) { sum, element in
                    ran()
                    return .fulfilled(sum + element)
                }
            }
        },
        ExecutorOperator(name: "tap", result: 1) { promise, executor, ran in
            promise.tap(on: executor) { _ in ran() }
        },
        ExecutorOperator(name: "validate", result: 1) { promise, executor, ran in
            promise.validate(on: executor) { _ in
                ran()
                return true
            }
        },
        ExecutorOperator(name: "always, with the outcome", result: 1) { promise, executor, ran in
            promise.always(on: executor) { (_: Result<Int, any Error>) in ran() }
        },
        ExecutorOperator(name: "always", forRejection: true, result: nil) { promise, executor, ran in
            promise.always(on: executor) { ran() }
        },
        ExecutorOperator(name: "tapError", forRejection: true, result: nil) { promise, executor, ran in
            promise.tapError(on: executor) { _ in ran() }
        },
        ExecutorOperator(name: "catch", forRejection: true, result: 0) { promise, executor, ran in
            number(promise.catch(on: executor) { _ in ran() })
        },
        ExecutorOperator(name: "catch of a type", forRejection: true, result: 0) { promise, executor, ran in
            number(promise.catch(Refusal.self, on: executor) { _ in ran() })
        },
        ExecutorOperator(name: "recover to a value", forRejection: true, result: 6) {
            promise, executor, ran in
            promise.recover(on: executor) { _ -> Int in
                ran()
                return 6
            }
        },
        ExecutorOperator(name: "recover to a promise", forRejection: true, result: 7) {
            promise, executor, ran in
            promise.recover(on: executor) { _ -> Promise<Int> in
                ran()
                return .fulfilled(7)
            }
        },
        ExecutorOperator(name: "recover of a type to a value", forRejection: true, result: 8) {
            promise, executor, ran in
            promise.recover(Refusal.self, on: executor) { _ -> Int in
                ran()
                return 8
            }
        },
        ExecutorOperator(name: "recover of a type to a promise", forRejection: true, result: 9) {
            promise, executor, ran in
            promise.recover(Refusal.self, on: executor) { _ -> Promise<Int> in
                ran()
                return .fulfilled(9)
            }
        },
    ]
}

extension Promise {
    /// The outcome, from a task of its own.
    var outcome: Result<Value, any Error> {
        get async { await Task { try await value }.result }
    }
}

extension Result {
    /// Whether it failed because an executor dropped a handler.
    var isDropped: Bool {
        guard case .failure(let error) = self, case .handlerDropped? = error as? PromiseError else {
            return false
        }
        return true
    }
}
