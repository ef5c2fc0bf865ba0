/// A way through streets: along one street, around a corner into another, and around a corner again.
struct RoadRoute: Sendable {
    private let points: [Coordinates]

    init(from start: Coordinates, to end: Coordinates) {
        let middle = (start.longitude + end.longitude) / 2
        points = [
            start, Coordinates(start.latitude, middle), Coordinates(end.latitude, middle), end,
        ]
    }

    /// The way of a driver to the pickup.
    init(toPickup pickup: Coordinates) {
        self.init(from: Coordinates(pickup.latitude + 0.006, pickup.longitude - 0.009), to: pickup)
    }

    /// Where one is after a part of the way.
    ///
    /// - Parameter part: From 0, the start, to 1, the end.
    func point(at part: Double) -> Coordinates {
        let legs = zip(points, points.dropFirst())
        var left = legs.map { $0.meters(to: $1) }.reduce(0, +) * part
        for (start, end) in legs {
            let length = start.meters(to: end)
            if left < length { return start.moved(left / length, towards: end) }
            left -= length
        }
        return points[points.count - 1]
    }
}
