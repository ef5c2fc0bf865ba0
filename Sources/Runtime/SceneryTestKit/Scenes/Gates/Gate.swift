import Scenery
import SceneryFoundations

/// Where work waits until a test lets it finish: one request at a time, in whatever order, and with
/// whatever outcome.
///
///     let rides = Gate<Int, Ride>("rides")
///     manager.onRide.waits(at: rides)
///     …
///     await rides.arrival()
///     rides.succeed(Ride(number: 7))
///
/// It is a `Worker` too. A request leaves the gate as soon as its task or promise is cancelled, as good
/// work does; a stubborn gate keeps it, as work that does not notice. Any thread may use it.
public final class Gate<Request: Sendable, Output: Sendable>: Sendable {
    /// A request that waits at the gate.
    struct Held: Sendable {
        let number: Int
        /// The gate and the request as steps call it; a second of its like has a number.
        let name: String
        let request: Request
        /// Whether an exploration may cancel it: not what cannot throw.
        let isCancellable: Bool
        let settle: @Sendable (Result<Output, any Error>) -> Void
    }

    private struct State {
        var held: [Held] = []
        var arrivals = 0
        /// Tasks that were released or cancelled and have not continued yet.
        var leaving = 0
        var waiting: [(count: Int, wake: Suspension<Void>)] = []
        var names: [String: Int] = [:]
    }

    /// What failures call it.
    public let name: String
    let isStubborn: Bool
    /// What a request is answered with where nobody says; used by explorations.
    let answer: (@Sendable (Request) throws -> Output)?
    let failure = TestFailure()
    private let state = Protected(State())

    /// - Parameters:
    ///   - name: What failures call it.
    ///   - isStubborn: Whether a request stays when its task is cancelled. False by default.
    public convenience init(_ name: String, isStubborn: Bool = false) {
        self.init(name, isStubborn: isStubborn, answer: nil)
    }

    init(_ name: String, isStubborn: Bool, answer: (@Sendable (Request) throws -> Output)?) {
        self.name = name
        self.isStubborn = isStubborn
        self.answer = answer
    }

    /// The requests that wait, in the order they came.
    public var waiting: [Request] { held.map(\.request) }

    /// How many requests have come, including those that were released.
    public var arrivals: Int { state.withLock { $0.arrivals } }

    /// Waits until so many requests have come since the start, on the caller's actor; at once if they
    /// have. It sleeps on nothing: each request that comes wakes it.
    public nonisolated(nonsending) func arrival(_ count: Int = 1) async {
        let wake = Suspension<Void>()
        let isThere = state.withLock { state in
            if state.arrivals < count { state.waiting.append((count, wake)) }
            return state.arrivals >= count
        }
        // Cancelling the test ends the wait; the next statement of the test reports what is missing.
        if !isThere { try? await wake.value() }
    }

    // MARK: What is at the gate

    var held: [Held] { state.withLock { $0.held } }

    /// Whether a task was released or cancelled and has not continued yet.
    public var isLeaving: Bool { state.withLock { $0.leaving > 0 } }

    func hold(
        _ request: Request, isCancellable: Bool = true,
        settle: @escaping @Sendable (Result<Output, any Error>) -> Void
    ) -> Int {
        let text = name + describeArguments(request)
        let (number, woken) = state.withLock { state in
            state.arrivals += 1
            let like = state.names[text, default: 0] + 1
            state.names[text] = like
            let name = like == 1 ? text : "\(text)#\(like)"
            state.held.append(
                Held(
                    number: state.arrivals, name: name, request: request, isCancellable: isCancellable,
                    settle: settle))
            let count = state.arrivals
            let woken = state.waiting.filter { $0.count <= count }
            state.waiting.removeAll { $0.count <= count }
            return (count, woken)
        }
        for waiter in woken { waiter.wake.settle(.success(())) }
        return number
    }

    /// False when the request is not at the gate any more.
    @discardableResult
    func release(_ number: Int, _ result: Result<Output, any Error>) -> Bool {
        guard let held = take(number, leaving: 1) else { return false }
        held.settle(result)
        return true
    }

    /// Takes away a request that was cancelled or released.
    @discardableResult
    func take(_ number: Int, leaving: Int) -> Held? {
        state.withLock { state in
            guard let index = state.held.firstIndex(where: { $0.number == number }) else { return nil }
            state.leaving += leaving
            return state.held.remove(at: index)
        }
    }

    /// A task or promise goes on.
    func settled() {
        state.withLock { $0.leaving -= 1 }
    }
}
