import SceneryFoundations
import Testing

@Suite("The lock")
struct ProtectedTests {
    /// Under ThreadSanitizer this also fails if the sanitizer does not see that one thread waited for another.
    /// The number of changes is small, because each wait may take long on a busy machine.
    @Test("no change is lost when threads wait for each other", .timeLimit(.minutes(10)))
    func contended() async {
        let lines = Lines()
        await withTaskGroup { group in
            for name in ["a", "b", "c"] {
                group.addTask { for _ in 0..<500 { lines.add(name) } }
            }
        }
        #expect(lines.counts == ["a": 500, "b": 500, "c": 500])
    }

    @Test("an error thrown under the lock is passed on, and the lock is released")
    func throwing() {
        let state = Protected(1)
        #expect(throws: CancellationError.self) {
            try state.withLock { value throws(CancellationError) in
                value = 2
                throw CancellationError()
            }
        }
        #expect(state.withLock { $0 } == 2)
    }
}

private final class Lines: Sendable {
    private let state = Protected<[String: Int]>([:])

    var counts: [String: Int] { state.withLock { $0 } }

    func add(_ name: String) { state.withLock { $0[name, default: 0] += 1 } }
}
