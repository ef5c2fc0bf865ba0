import Marked
import SceneryTestKit
import Testing

// The code of docs/moving/sourcery.md: its fences stand here between markers, and each line of its table somewhere.

@Suite struct MovingFromSourcery {
    private let mock = RideSharingMock()
    private let ride = Ride(number: 42, city: "Lugo")

    // snippet: test
    @Test func loadsAndForgets() async throws {
        let mock = RideSharingMock()
        mock.onLoad.returns(ride)

        let loaded = try await mock.load(42)
        mock.forget(loaded.number)

        #expect(mock.onLoad.count == 1)
        #expect(mock.onForget.calls == [42])
    }
    // end

    @Test func answers() async throws {
        mock.onLoad.returns(ride)
        #expect(try await mock.load(1) == ride)
        mock.onLoad.throws(Gone())
        await #expect(throws: Gone.self) { try await mock.load(1) }
        mock.onLoad.answers { number in Ride(number: number, city: "Lugo") }
        #expect(try await mock.load(7).number == 7)
        mock.onHome.returns("Vigo")
        #expect(mock.home == "Vigo")
    }

    @Test func calls() {
        mock.onRideIn.returns(ride)
        _ = mock.ride(42, in: "Lugo")
        mock.forget(42)
        mock.onForget.verify()
        #expect(mock.onForget.count == 1)
        #expect(mock.onForget.calls.last == 42)
        #expect(mock.onForget.calls == [42])
        #expect(mock.onRideIn.calls.last?.1 == "Lugo")
        #expect(mock.onRideIn.calls == [(42, "Lugo")])
    }

    @Test func allThreeMarks() {
        let (counting, drawing, erasing) = (RideCountingMock(), RideDrawingMock(), RideErasingMock())
        counting.onCount.returns(2)
        #expect(counting.count() == 2)
        drawing.draw(ride)
        erasing.erase(ride)
        #expect(drawing.onDraw.calls == [ride] && erasing.onErase.calls == [ride])
    }
}
