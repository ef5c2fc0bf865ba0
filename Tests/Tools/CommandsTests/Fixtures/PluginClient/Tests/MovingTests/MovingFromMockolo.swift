import Marked
import SceneryTestKit
import Testing

// The code of docs/moving/mockolo.md: its fences stand here between markers, and each line of its table somewhere.

@Suite struct MovingFromMockolo {
    private let mock = RideLoadingMock()
    private let ride = Ride(number: 42, city: "Lugo")

    // snippet: test
    @Test func loadsARide() async throws {
        let mock = RideLoadingMock()
        mock.onHome.returns("Vigo")
        mock.onLoad.answers { number in Ride(number: number, city: "Lugo") }

        let ride = try await mock.load(42)

        #expect(ride.city == "Lugo")
        #expect(mock.onLoad.count == 1)
        #expect(mock.onLoad.calls == [42])
    }
    // end

    @Test func answers() async throws {
        mock.onHome.returns("Vigo")
        #expect(mock.home == "Vigo")
        mock.onLoad.throws(Gone())
        await #expect(throws: Gone.self) { try await mock.load(1) }
        mock.onLoad.inTurn(.throwing(Gone()), .returning(ride))
        await #expect(throws: Gone.self) { try await mock.load(1) }
        #expect(try await mock.load(1) == ride)
        mock.onRideIn.answers { number, city in Ride(number: number, city: city) }
        mock.onRideIn.when(42, .any).returns(ride)
        #expect(mock.ride(42, in: "Vigo").city == "Lugo")
        #expect(mock.ride(7, in: "Vigo").city == "Vigo")
    }

    @Test func calls() {
        mock.onRideIn.returns(ride)
        mock.home = "Lugo"
        _ = mock.ride(42, in: "Lugo")
        mock.forget(42)
        #expect(mock.onForget.count == 1)
        #expect(mock.onRideIn.calls == [(42, "Lugo")])
        #expect(mock.onHome.writes.count == 1)
        mock.onForget.called(42).verify(.once)
    }

    @Test func options() {
        let keeping = ItemKeepingMock()
        keeping.keep(ride)
        #expect(keeping.onKeep.calls == [ride])
        RideTrackingDouble.onTrack.returns(3)
        #expect(RideTrackingDouble.track(ride) == 3)
    }
}
