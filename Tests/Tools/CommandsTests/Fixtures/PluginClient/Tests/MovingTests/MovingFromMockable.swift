import Marked
import SceneryTestKit
import Testing

// The code of docs/moving/mockable.md: its fences stand here between markers, and each line of its table somewhere.

@Suite struct MovingFromMockable {
    private let mock = RideKeepingMock()
    private let ride = Ride(number: 42, city: "Lugo")
    private let first = Ride(number: 1, city: "Lugo")
    private let second = Ride(number: 2, city: "Vigo")

    // snippet: test
    @Test func givesAndVerifies() async throws {
        let mock = RideKeepingMock()
        mock.onRideIn.when(42, .any).returns(ride)
        mock.onLoad.inTurn(.throwing(Gone()), .returning(ride))

        _ = mock.ride(42, in: "Lugo")
        await #expect(throws: Gone.self) { try await mock.load(1) }
        #expect(try await mock.load(1) == ride)

        mock.onRideIn.called(42, .any).verify(.once)
        mock.onLoad.called(1).verify(.exactly(2))
        mock.onForget.verify(.never)
    }
    // end

    @Test func given() async throws {
        mock.onRideIn.when(42, .any).returns(ride)
        #expect(mock.ride(42, in: "Vigo") == ride)
        mock.onRideIn.returns(first, second)
        #expect(
            mock.ride(1, in: "") == first && mock.ride(1, in: "") == second && mock.ride(1, in: "") == second)
        mock.onRideIn.answers { number, city in Ride(number: number, city: city) }
        #expect(mock.ride(9, in: "Vigo").number == 9)
        mock.onLoad.throws(Gone())
        await #expect(throws: Gone.self) { try await mock.load(1) }
        mock.onHome.returns("Vigo")
        #expect(mock.home == "Vigo")
        mock.mock.forgetCalls()
        mock.mock.forgetAnswers()
        #expect(mock.home == nil && mock.onRideIn.count == 0)
    }

    @Test func givesWay() {
        mock.onRideIn.returns(second)
        mock.onRideIn.when(1, .any).inTurn(.returning(ride), last: .givesWay)
        #expect(mock.ride(1, in: "") == ride && mock.ride(1, in: "") == second)
    }

    @Test func perform() {
        let forgotten = ArgumentCaptor<Int>()
        var numbers: [Int] = []
        mock.onForget.answers { number in numbers.append(number) }
        mock.forget(42)
        #expect(numbers == [42])
        mock.onForget.called(.capture(forgotten)).verify()
        #expect(forgotten.all == [42])
    }

    @Test func verify() async {
        mock.forget(42)
        mock.home = "Lugo"
        mock.onForget.called(42).verify()
        mock.onForget.verify(.exactly(1))
        mock.onForget.called(7).verify(.never)
        mock.onForget.verify(.atMost(2))
        mock.onForget.verify(.between(1...2))
        mock.onForget.called(.where { $0 > 40 }).verify()
        mock.onHome.writes.called(.equal("Lugo")).verify(.once)
        await mock.onForget.called(42).wait()
    }

    @Test func associatedTypes() {
        let sorter = ItemSortingMock<Ride>()
        sorter.sort(ride)
        sorter.onSort.called(.equal(ride)).verify()
    }
}
