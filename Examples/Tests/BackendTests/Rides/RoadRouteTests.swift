import Testing

@testable import Backend

@Suite("The way of a driver")
struct RoadRouteTests {
    private let start = Coordinates(43.36, -8.41)
    private let end = Coordinates(43.38, -8.39)

    @Test("it leads from its start around two corners to its end")
    func way() {
        let route = RoadRoute(from: start, to: end)
        #expect(route.point(at: 0) == start)
        #expect(route.point(at: 1) == end)
        #expect(route.point(at: 0.1).latitude == start.latitude)
        #expect(abs(route.point(at: 0.5).longitude - -8.4) < 1e-9)
        #expect(route.point(at: 0.9).latitude == end.latitude)
    }

    @Test("each part of it comes nearer to the end")
    func nearer() {
        let route = RoadRoute(from: start, to: end)
        let distances = (0...10).map { route.point(at: Double($0) / 10).meters(to: end) }
        #expect(zip(distances, distances.dropFirst()).allSatisfy { $0 > $1 })
    }

    @Test("a way to where one is already is that point")
    func nowhere() {
        #expect(RoadRoute(from: start, to: start).point(at: 0.5) == start)
    }

    @Test("a degree of latitude is 111 km")
    func meters() {
        #expect(abs(Coordinates(0, 0).meters(to: Coordinates(1, 0)) - 111_195) < 1)
    }
}
