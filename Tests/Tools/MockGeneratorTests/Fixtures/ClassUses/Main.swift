import Foundation
import SceneryTestKit

@MainActor var failures: [Int] = []
@MainActor func check(_ holds: Bool, _ line: Int = #line) { if !holds { failures.append(line) } }

@MainActor func useRides() async throws {
    let mock = RideServiceMock(city: "Vigo")
    let service: RideService = mock
    mock.onRideIn.when(42, .any).returns(Fare(amount: 9))
    mock.onRideIn.returns(Fare(amount: 2))
    mock.onLoad.returns(Fare(amount: 5))
    mock.onDriver.returns("Ana")
    mock.onBest.returns(Fare(amount: 8))
    mock.onEach.answers { $0(Fare(amount: 3)) }
    mock.onAdd.answers { $0.amount += 10 }
    mock.onSubscriptNumber.returns(Fare(amount: 6))
    mock.onDecodeFrom.returns(12)
    RideServiceMock.onMake.returns(70)
    check(service.city == "Vigo" && service.driver == "Ana" && service.best.amount == 8)
    check(service.ride(42).amount == 9 && service.ride(1, in: "Lugo").amount == 2)
    check(try await service.load(1).amount == 5)
    check(try service.decode(Int.self, from: Data()) == 12)
    var (seen, fare) = (0, Fare())
    service.each { seen = $0.amount }
    service.add(&fare)
    check(seen == 3 && fare.amount == 11)
    service.driver = "Eva"
    service[3] = Fare(amount: 4)
    check(service[1].amount == 6 && mock.onSetSubscriptNumber.count == 1)
    check(mock.onDriver.writes.calls == ["Eva"])
    check(type(of: service).make(1) == 70 && RideService.make(1) == 1)
    check(service.last() == 1 && service.fixed == 4 && service.guessed == Fare())
    mock.onRideIn.called(42, .any).verify(.once)

    let night = NightServiceMock(city: "Lugo")
    night.onLamps.returns(1)
    night.onRideIn.returns(Fare(amount: 30))
    check((night as RideService).ride(1).amount == 30 && night.lamps() == 1)
}

@MainActor func useOthers() throws {
    let store = StoreMock<String, Int>()
    store.onValueOf.returns(4)
    store.set(1, of: "a")
    check((store as Store<String, Int>).value(of: "b") == 4 && store.onSetOf.calls[0].1 == "a")
    let ints = IntStoreMock()
    ints.onValueOf.returns(Fare(amount: 2))
    ints.onSum.returns(3)
    check((ints as Store<Int, Fare>).value(of: 1) == Fare(amount: 2) && ints.sum() == 3)
    let screen = ScreenMock()
    screen.onTitle.returns("t")
    screen.onNumber.returns(2)
    screen.show { _ in }
    check((screen as Screen).title == "t" && screen.number() == 2 && screen.onShow.count == 1)
    let yard = try DepotDouble(bus: Depot.Bus())
    check(yard.park(Depot.Bus()).isEmpty && yard.onPark.calls == [Depot.Bus()])
    let saved = SavedMock(name: "n")
    saved.onSave.returns(true)
    check((saved as Saved).save())
    let archived = ArchivedMock(key: 1)
    archived.onRead.returns(2)
    check((archived as Archived).read() == 2)
    let shared = SharedMock()
    shared.onIsOpen.returns(false)
    shared.onDescription.returns("mock")
    check(!(shared as Shared).isOpen && "\(shared)" == "mock")
    shared.close(after: 1)
    check(shared.onCloseAfter.calls == [1])
    let conditional = ConditionalMock()
    conditional.onHere.returns(8)
    check((conditional as Conditional).here() == 8)
}

@main struct Main {
    @MainActor static func main() async throws {
        try await useRides()
        try useOthers()
        for failure in failures { print("failed: line \(failure)") }
        exit(failures.isEmpty ? 0 : 1)
    }
}
