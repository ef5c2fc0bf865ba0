import Scenery
import SceneryTestKit
import Testing

@MainActor @Suite("waiting for calls", .timeLimit(.minutes(10)))
struct WaitTests {
    private let presenter = RidePresentingMock()
    private let lugo = Ride(number: 42, city: "Lugo")

    @Test("a call that came already is not waited for")
    func already() async {
        presenter.present(lugo)
        #expect(await presenter.onPresent.called(.any).wait() == lugo)
        verifyNoMoreCalls(presenter)
    }

    @Test("a wait ends with the call that matches, and gives its arguments")
    func later() async {
        async let calls: Void = call(Ride(number: 1, city: "Vigo"), lugo)
        #expect(await presenter.onPresent.called(.equal(lugo)).wait() == lugo)
        await calls
        #expect(presenter.onPresent.count == 2)
    }

    @Test("several calls are waited for together")
    func several() async {
        async let calls: Void = call(lugo, lugo, lugo)
        await presenter.onPresent.called(.any).wait(times: 3)
        presenter.onPresent.verify(.exactly(3))
        await calls
    }

    @Test("calls from other threads are heard", arguments: 0..<20)
    func threads(_ round: Int) async {
        let stub = Stub<Int, Void, Never>("Counting.note(_:)")
        await withTaskGroup(of: Void.self) { group in
            for number in 0..<50 { group.addTask { stub.call(number) } }
            await stub.called(.any).wait(times: 50)
        }
        #expect(stub.count == 50)
    }

    @Test("the time of the wait is that of the clock it is given")
    func time() async {
        let clock = TestExecutor()
        async let calls: Void = call(lugo)
        await presenter.onPresent.called(.any).wait(within: .seconds(5), by: clock)
        await calls
        #expect(clock.timerCount == 0)
        async let end: Void = clock.endOfTime(.seconds(5))
        await withKnownIssue {
            #expect(await presenter.onClose.called().wait(within: .seconds(5), by: clock) == nil)
        }
        await end
        #expect(clock.now == .seconds(5))
    }

    @Test("a cancelled wait ends and fails the test")
    func cancelled() async {
        let presenter = presenter
        await withKnownIssue {
            let task = Task { @MainActor in await presenter.onClose.called().wait() == nil }
            await Task.yield()
            task.cancel()
            #expect(await task.value)
        }
    }

    private func call(_ rides: Ride...) async {
        for ride in rides {
            await Task.yield()
            presenter.present(ride)
        }
    }
}
