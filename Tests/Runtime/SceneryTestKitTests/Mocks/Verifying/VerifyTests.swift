import Scenery
import SceneryTestKit
import Testing

@MainActor @Suite("verifying calls", .timeLimit(.minutes(10)))
struct VerifyTests {
    private let manager = RideManagingMock()
    private let presenter = RidePresentingMock()
    private let lugo = Ride(number: 42, city: "Lugo")

    init() {
        manager.onRideIn.answers { Ride(number: $0, city: $1) }
        manager.onLoad.answers { Ride(number: $0, city: "") }
        manager.onCount.returns(1)
    }

    @Test(
        "counts hold for what they say and for nothing else",
        arguments: [
            (CallCount.never, 0...0), (.once, 1...1), (.exactly(2), 2...2), (.atLeast(2), 2...9),
            (.atMost(2), 0...2), (.between(1...3), 1...3), (.anyNumber, 0...9),
        ])
    func counts(_ count: CallCount, _ right: ClosedRange<Int>) {
        for number in 0...9 {
            let mock = RidePresentingMock()
            for _ in 0..<number { mock.close() }
            if right.contains(number) {
                mock.onClose.verify(count)
            } else {
                withKnownIssue { mock.onClose.verify(count) }
            }
        }
    }

    @Test("only calls whose arguments all match are counted, and their arguments come back typed")
    func arguments() throws {
        for (number, city) in [(42, "Lugo"), (42, "Vigo"), (7, "Lugo")] {
            _ = try manager.ride(number, in: city)
        }
        #expect(manager.onRideIn.called(42, .any).verify(.exactly(2)) == [(42, "Lugo"), (42, "Vigo")])
        manager.onRideIn.called(.any, "Lugo").verify(.exactly(2))
        manager.onRideIn.called(.where { $0 < 10 }, .equal("Lugo")).verify(.once)
        manager.onRideIn.called(1, .any).verify(.never)
        #expect(manager.onRideIn.called(7, .any).calls == [(7, "Lugo")])
        #expect(manager.onRideIn.called().count == 3)
    }

    @Test("a value is compared where the argument's type says nothing of it")
    func values() {
        presenter.present(error: RideError.unknown(3))
        presenter.onPresentError.called(.value(RideError.unknown(3))).verify(.once)
        presenter.onPresentError.called(.value(RideError.gone)).verify(.never)
        presenter.onPresentError.called(.value("text")).verify(.never)
        presenter.onPresentError.called(.type(RideError.self)).verify(.once)
    }

    @Test("what is captured comes from calls that match as a whole")
    func captures() throws {
        let cities = ArgumentCaptor<String>()
        for (number, city) in [(1, "Lugo"), (2, "Vigo"), (1, "Ourense")] {
            _ = try manager.ride(number, in: city)
        }
        manager.onRideIn.called(1, .capture(cities)).verify()
        #expect(cities.all == ["Lugo", "Ourense"])
        let long = ArgumentCaptor<String>()
        manager.onRideIn.called(.any, .capture(long, if: .where { $0.count > 4 })).verify(.once)
        #expect(long.last == "Ourense")
    }

    @Test("a case captures the calls that it answers")
    func capturesAnswered() {
        let stub = Stub<(Int, String), Int, Never>("Counting.count(_:in:)")
        let captured = ArgumentCaptor<String>()
        stub.when(1, .capture(captured)).returns(1)
        stub.when(.any, .any).returns(0)
        _ = stub.call((1, "a"))
        _ = stub.call((2, "b"))
        #expect(captured.all == ["a"])
    }

    @Test("writes and reads of a property are verified like calls")
    func properties() {
        manager.home = "Lugo"
        #expect(manager.home == "Lugo")
        manager.onHome.writes.called(.equal("Lugo")).verify(.once)
        manager.onHome.reads.verify(.once)
        verifyNoMoreCalls(manager)
    }

    @Test("order is that of the calls, whichever mocks they went to")
    func order() throws {
        _ = manager.count()
        presenter.close()
        presenter.present(lugo)
        presenter.close()
        verifyInOrder {
            manager.onCount.called()
            presenter.onPresent.called(.any)
            presenter.onClose.called()
        }
        verifyInOrder {
            for _ in 1...2 { presenter.onClose.called() }
        }
        withKnownIssue {
            verifyInOrder {
                presenter.onPresent.called(.any)
                manager.onCount.called()
            }
        }
    }

    @Test("strict order wants every call of the members it names, and of the mocks it is given")
    func strictOrder() {
        _ = manager.count()
        presenter.close()
        verifyInOrder(.strict) {
            manager.onCount.called()
            presenter.onClose.called()
        }
        presenter.present(lugo)
        verifyInOrder(.strict) {
            manager.onCount.called()
            presenter.onClose.called()
        }
        withKnownIssue {
            verifyInOrder(.strict(presenter)) {
                manager.onCount.called()
                presenter.onClose.called()
            }
        }
    }

    @Test("once all calls are verified, nothing else happened")
    func nothingElse() {
        _ = manager.count()
        presenter.close()
        withKnownIssue { verifyNoMoreCalls(manager) }
        manager.onCount.verify()
        verifyNoMoreCalls(manager, presenter.onPresent)
        withKnownIssue { verifyNoMoreCalls(manager.mock, presenter.mock) }
        verifyInOrder { presenter.onClose.called() }
        verifyNoMoreCalls(manager, presenter)
    }

    @Test("an answer counts as used once a call took it")
    func answersUsed() throws {
        let fresh = RideManagingMock()
        fresh.onRideIn.when(1, .any).returns(lugo)
        withKnownIssue { verifyAnswersUsed(fresh) }
        _ = try fresh.ride(1, in: "Lugo")
        verifyAnswersUsed(fresh)
    }
}
