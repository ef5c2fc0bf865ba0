/// Lets so many through each second, and a burst at once. Pure: the time is a parameter.
struct RateLimit: Sendable {
    let perSecond: Double
    let burst: Double
    private var left: Double
    private var last: Double?

    /// - Parameters:
    ///   - perSecond: How many each second in the long run.
    ///   - burst: How many at once.
    init(perSecond: Int, burst: Int) {
        self.perSecond = Double(perSecond)
        self.burst = Double(burst)
        left = Double(burst)
    }

    /// - Parameter seconds: The time now, from any start.
    /// - Returns: Whether one more may come through.
    mutating func admits(at seconds: Double) -> Bool {
        left = min(burst, left + max(seconds - (last ?? seconds), 0) * perSecond)
        last = seconds
        guard left >= 1 else { return false }
        left -= 1
        return true
    }
}
