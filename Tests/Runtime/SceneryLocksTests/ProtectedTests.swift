import SceneryLocks
import Testing

@Suite("A state behind a lock")
struct ProtectedTests {
    /// Under ThreadSanitizer this fails as well where the sanitizer does not see that one thread waited for another.
    @Test("threads that have to wait for each other lose no change", .timeLimit(.minutes(2)))
    func contended() async {
        let lines = Lines()
        await withTaskGroup { group in
            for name in ["a", "b", "c"] {
                group.addTask { for _ in 0..<20_000 { lines.add(name) } }
            }
        }
        #expect(lines.counts == ["a": 20_000, "b": 20_000, "c": 20_000])
    }

    @Test("what a section throws comes out, and the state is free again")
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
