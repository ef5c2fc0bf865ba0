public struct Ride: Equatable, Sendable {
    public var number: Int
    public var city: String

    public init(number: Int, city: String) {
        self.number = number
        self.city = city
    }
}

public struct Gone: Error, Equatable {
    public init() {}
}
