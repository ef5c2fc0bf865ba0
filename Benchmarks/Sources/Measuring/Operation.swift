/// Something to be measured, done many times in a row.
public struct Operation: Sendable {
    /// What the table calls it: a peer says whose it is ("GCD: async hop").
    public let name: String
    /// How many operations one round does. Choose it so that a round takes 10 to 100 ms.
    public let count: Int

    let body: @Sendable (Int, Meter) async throws -> Void

    /// An operation whose whole body is measured.
    ///
    /// - Parameters:
    ///   - count: Operations a round; `body` is told the same number and does that many.
    ///   - body: Does the operation as many times as it is told. What it sets up once for all of
    ///     them is measured too, and divided by `count`.
    public init(_ name: String, count: Int, body: @escaping @Sendable (Int) throws -> Void) {
        self.name = name
        self.count = count
        self.body = { number, _ in try body(number) }
    }

    /// An operation that waits: its body is asynchronous.
    public static func waiting(
        _ name: String, count: Int, body: @escaping @Sendable (Int) async throws -> Void
    ) -> Operation {
        Operation(name: name, count: count) { number, _ in try await body(number) }
    }

    /// An operation that needs a costly set-up: measured from `meter.start()` to `meter.stop()`.
    public static func metered(
        _ name: String, count: Int, body: @escaping @Sendable (Int, Meter) async throws -> Void
    ) -> Operation {
        Operation(name: name, count: count, body: body)
    }

    private init(name: String, count: Int, body: @escaping @Sendable (Int, Meter) async throws -> Void) {
        self.name = name
        self.count = count
        self.body = body
    }
}
