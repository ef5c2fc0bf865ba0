/// How far a piece of work is.
public struct ScreenProgress: ScreenElementConvertible, Sendable, Codable, Equatable {
    public var title: String
    /// 0 to 1; `nil` where it is not known. Other numbers are drawn as the nearest of these.
    public var fraction: Double?

    public init(_ title: String, fraction: Double? = nil) {
        self.title = title
        self.fraction = fraction
    }

    public var element: ScreenElement { ScreenElement(.progress(self)) }

    /// The fraction as hosts draw it: 0 to 1 whatever a division gave, 0 for not-a-number.
    public var drawnFraction: Double? {
        fraction.map { $0.isNaN ? 0 : min(max($0, 0), 1) }
    }
}
