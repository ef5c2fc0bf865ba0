import Marked
import SceneryTestKit
import Testing

// The code of docs/moving/swiftymocky.md: its fences stand here between markers, and each line of its table somewhere.

@Suite struct MovingFromSwiftyMocky {
    private let mock = RideStoringMock()
    private let ride = Ride(number: 42, city: "Lugo")
    private let first = Ride(number: 1, city: "Lugo")
    private let second = Ride(number: 2, city: "Vigo")

    // snippet: test
    @Test func givesAndVerifies() {
        let mock = RideStoringMock()
        mock.onRideIn.when(42, .any).returns(ride)
        mock.onRideIn.when(.any, "Vigo").returns(first, second)

        _ = mock.ride(42, in: "Lugo")
        _ = mock.ride(7, in: "Vigo")

        mock.onRideIn.called(42, .any).verify(.once)
        mock.onRideIn.verify(.exactly(2))
        mock.onForget.verify(.never)
    }
    // end

    @Test func given() async throws {
        mock.onRideIn.when(42, .any).returns(ride)
        #expect(mock.ride(42, in: "Vigo") == ride)
        mock.onRideIn.returns(first, second)
        #expect(mock.ride(1, in: "") == first && mock.ride(1, in: "") == second && mock.ride(1, in: "") == second)
        mock.onRideIn.answers { number, city in Ride(number: number, city: city) }
        #expect(mock.ride(9, in: "Vigo").number == 9)
        mock.onLoad.throws(Gone())
        await #expect(throws: Gone.self) { try await mock.load(1) }
        mock.onHome.returns("Vigo")
        #expect(mock.home == "Vigo")
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
        mock.onForget.verify(.atLeast(1))
        mock.onForget.verify(.atMost(2))
        mock.onForget.verify(.between(1...2))
        mock.onForget.called(.where { $0 > 40 }).verify()
        mock.onHome.writes.called(.equal("Lugo")).verify()
        mock.onHome.writes.called(.notNil()).verify()
        await mock.onForget.called(42).wait()
    }

    @Test func associatedTypes() {
        let store = ItemStoringMock<Ride>()
        store.store(ride)
        store.onStore.called(.equal(ride)).verify()
    }
}
