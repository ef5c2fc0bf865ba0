import Scenery

@testable import SceneryTestKit

extension WrongUse {
    /// Expectations that are not met.
    static let verifying: [WrongUse] = [
        WrongUse("never-called") {
            let presenter = RidePresentingMock()
            presenter.onPresent.called(.equal(Ride(number: 1, city: "Lugo"))).verify()
        },
        WrongUse("unmet-count") {
            let presenter = RidePresentingMock()
            presenter.close()
            presenter.onClose.verify(.exactly(2))
        },
        WrongUse("too-many-calls") {
            let manager = RideManagingMock()
            manager.onRideIn.returns(Ride(number: 1, city: "Lugo"))
            for number in [41, 42, 42] { _ = try manager.ride(number, in: "Lugo") }
            manager.onRideIn.called(42, .any).verify(.once)
        },
        WrongUse("called-though-never-expected") {
            let presenter = RidePresentingMock()
            presenter.present(error: RideError.unknown(3))
            presenter.onPresentError.verify(.never)
        },
        WrongUse("wrong-argument") {
            let presenter = RidePresentingMock()
            presenter.present(Ride(number: 7, city: "Vigo", isShared: true))
            presenter.present(Ride(number: 42, city: "Vigo"))
            presenter.onPresent.called(.equal(Ride(number: 42, city: "Lugo"))).verify()
        },
        WrongUse("wrong-arguments") {
            let manager = RideManagingMock()
            manager.onRideIn.returns(Ride(number: 1, city: "Lugo"))
            for number in [1, 42, 3, 4] { _ = try manager.ride(number, in: "Vigo") }
            manager.onRideIn.called(42, .where("a city with L") { $0.hasPrefix("L") }).verify(.between(2...3))
        },
        WrongUse("wrong-command") {
            let stub = Stub<ViperTourCommand, Void, Never>("ViperTourCommandListening.handle(command:)")
            stub.call(.showActivity(true))
            stub.call(.show(TourShown(title: "Rome")))
            stub.called(.equal(.show(TourShown(title: "Lisbon")))).verify()
        },
        WrongUse("captured-though-never-called") {
            let manager = RideManagingMock()
            let cities = ArgumentCaptor<String>()
            manager.onRideIn.called(42, .capture(cities)).verify()
        },
        WrongUse("order-without-one-of-its-calls") {
            let presenter = RidePresentingMock()
            let manager = RideManagingMock()
            presenter.present(Ride(number: 7, city: "Vigo"))
            presenter.close()
            verifyInOrder {
                manager.onLoad.called(7)
                presenter.onPresent.called(.where("a ride in Vigo") { $0.city == "Vigo" })
            }
        },
        WrongUse("wrong-order") {
            let presenter = RidePresentingMock()
            let manager = RideManagingMock()
            manager.onCount.returns(3)
            presenter.close()
            _ = manager.count()
            verifyInOrder {
                manager.onCount.called()
                presenter.onClose.called()
                presenter.onPresent.called(.any)
            }
        },
        WrongUse("other-calls-between") {
            let presenter = RidePresentingMock()
            let manager = RideManagingMock()
            manager.onCount.returns(3)
            _ = manager.count()
            manager.home = "Lugo"
            presenter.close()
            verifyInOrder(.strict(manager, presenter)) {
                manager.onCount.called()
                presenter.onClose.called()
            }
        },
        WrongUse("something-else-happened") {
            let presenter = RidePresentingMock()
            presenter.present(Ride(number: 1, city: "Lugo"))
            presenter.close()
            presenter.onClose.verify()
            verifyNoMoreCalls(presenter)
        },
        WrongUse("no-mock") {
            verifyNoMoreCalls(Ride(number: 1, city: "Lugo"))
        },
        WrongUse("waited-in-vain") {
            let presenter = RidePresentingMock()
            let clock = TestExecutor()
            presenter.present(Ride(number: 1, city: "Lugo"))
            async let waiting: Void = clock.endOfTime(.seconds(5))
            await presenter.onPresent.called(.equal(Ride(number: 2, city: "Lugo"))).wait(
                within: .seconds(5), by: clock)
            await waiting
        },
        WrongUse("waited-without-a-limit") {
            let presenter = RidePresentingMock()
            let clock = TestExecutor()
            async let waiting: Void = clock.endOfTime(.seconds(30))
            _ = await presenter.onClose.called().wait(
                times: 1, until: WaitLimit(clock: .system, patienceClock: clock), at: .here())
            await waiting
        },
        WrongUse("waited-by-a-clock-that-stands-still") {
            let presenter = RidePresentingMock()
            let clock = TestExecutor()
            async let waiting: Void = clock.endOfTime(.seconds(35))
            _ = await presenter.onClose.called().wait(
                times: 1,
                until: WaitLimit(duration: .seconds(5), clock: TestExecutor(), patienceClock: clock),
                at: .here())
            await waiting
        },
        WrongUse("too-few-of-certain-calls") {
            let presenter = RidePresentingMock()
            presenter.present(Ride(number: 1, city: "Lugo"))
            presenter.present(Ride(number: 2, city: "Vigo"))
            presenter.onPresent.called(.equal(Ride(number: 1, city: "Lugo"))).verify(.atLeast(2))
        },
        WrongUse("another-value-written") {
            let manager = RideManagingMock()
            manager.home = "Vigo"
            manager.onHome.writes.called(.equal("Lugo")).verify()
        },
    ]
}

extension TestLocation {
    fileprivate static func here(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) -> TestLocation {
        TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    }
}

extension TestExecutor {
    /// Lets the time of a wait pass, as soon as there is one.
    @MainActor func endOfTime(_ duration: Duration) async {
        while timerCount == 0 { await Task.yield() }
        advance(by: duration)
    }
}
