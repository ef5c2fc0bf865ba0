import Scenery
import SceneryTestKit
import Testing

@MainActor @Suite("Gates") struct GateTests {
    private let gate = Gate<Int, String>("numbers")

    @Test("requests end in any order, each with an outcome of its own")
    func order() async throws {
        let tasks = (1...3).map { number in Task { try await gate.pass(number) } }
        await gate.arrival(3)
        #expect(gate.waiting.sorted() == [1, 2, 3])
        let second = try #require(gate.waiting.firstIndex(of: 2))
        gate.fail(Offline(), at: second)
        await #expect(throws: Offline.self) { try await tasks[1].value }
        gate.succeed("three", at: try #require(gate.waiting.firstIndex(of: 3)))
        #expect(try await tasks[2].value == "three")
        gate.succeed("one")
        #expect(try await tasks[0].value == "one")
        #expect(gate.arrivals == 3)
    }

    @Test("a cancelled request leaves at once; a stubborn gate keeps it")
    func cancellation() async throws {
        let stubborn = Gate<Int, String>("stubborn", isStubborn: true)
        let quick = Task { try await gate.pass(1) }
        let slow = Task { try await stubborn.pass(1) }
        await gate.arrival()
        await stubborn.arrival()
        quick.cancel()
        slow.cancel()
        // Its task cannot have gone on: it needs the actor of this test.
        #expect(gate.waiting.isEmpty)
        #expect(gate.isLeaving)
        await #expect(throws: CancellationError.self) { try await quick.value }
        #expect(!gate.isLeaving)
        stubborn.succeed("late")
        #expect(try await slow.value == "late")
    }

    @Test("it is a worker, for promises")
    func worker() {
        let clock = ManualClock()
        var said: [String] = []
        clock.executor.run {
            Promise.once(gate, 7).then { said.append($0) }.catch { said.append("\($0)") }
        }
        #expect(gate.waiting == [7])
        clock.executor.run { gate.succeed("seven") }
        #expect(said == ["seven"])
        let promise = clock.executor.run { Promise.once(gate, 8) }
        promise.cancel()
        #expect(gate.waiting.isEmpty)
    }

    @Test("what cannot throw waits as well, and minds no cancelling")
    func neverThrowing() async {
        let stub = AsyncStub<Int, String, Never>("Counting.text(of:)")
        stub.waits(at: gate)
        let call = Task { await stub.call(7) }
        await gate.arrival()
        call.cancel()
        #expect(gate.waiting == [7])
        gate.succeed("seven")
        #expect(await call.value == "seven")
    }

    @Test("what cannot throw and is told to fails the test, and goes on")
    func neverThrowingThough() async {
        let stub = AsyncStub<Int, String, Never>("Counting.text(of:)")
        stub.waits(at: gate)
        await withKnownIssue {
            let call = Task { await stub.call(7) }
            await gate.arrival()
            gate.fail(Offline())
            #expect(await call.value.isEmpty)
        } matching: { issue in
            issue.comments.contains {
                $0.rawValue == #"the gate "numbers" was told Offline(), and what waits there cannot throw"#
            }
        }
    }

    @Test(
        "what throws errors of its own type throws those that it is told, and one of them when it is cancelled"
    )
    func typed() async {
        let stub = AsyncStub<Int, String, RideError>("Counting.text(of:)")
        stub.waits(at: gate)
        let call = Task { try await stub.call(7) }
        await gate.arrival()
        gate.fail(RideError.unknown(3))
        await #expect(throws: RideError.unknown(3)) { try await call.value }
        let cancelled = Task { try await stub.call(8) }
        await gate.arrival(2)
        cancelled.cancel()
        await #expect(throws: RideError.self) { try await cancelled.value }
        #expect(gate.waiting.isEmpty)
    }
}
