import Testing

@testable import SceneryTestKit

@Suite("What a closure captured") struct ClosureCapturesTests {
    fileprivate final class Ride {
        var closure: (() -> Void)?
        func start() {}
    }

    private struct Trip {
        let ride: Ride
        let stops: Int8
    }

    private let ride = Ride()
    private let other = Ride()

    @Test("one object, and several")
    func strong() {
        let (ride, other) = (ride, other)
        let one = captured { ride.start() }
        #expect(one == [ride])
        let both = captured {
            ride.start()
            other.start()
        }
        #expect(both == [ride, other])
    }

    @Test("weak and unowned references hold nobody")
    func weak() {
        let (ride, other) = (ride, other)
        let none = captured { [weak ride] in ride?.start() }
        #expect(none == [])
        let one = captured { [weak ride, other] in
            ride?.start()
            other.start()
        }
        #expect(one == [other])
        let unowned = captured { [unowned ride, unowned other] in
            ride.start()
            other.start()
        }
        #expect(unowned == [])
    }

    @Test("what lies in a struct, in a variable, and in a closure within")
    func nested() {
        let (ride, other) = (ride, other)
        let trip = Trip(ride: ride, stops: 3)
        let inStruct = captured {
            trip.ride.start()
            other.start()
        }
        #expect(inStruct == [ride, other])
        var current = ride
        let inVariable = captured {
            current.start()
            current = other
        }
        #expect(inVariable == [ride, other])
        let inner: () -> Void = {
            ride.start()
            other.start()
        }
        let within = captured { inner() }
        #expect(within == [ride, other])
    }

    @Test("a method is its object")
    func method() {
        #expect(captured(ride.start) == [ride])
    }

    @Test("a closure made in generic code says that it does not know all")
    func generic() {
        #expect(!ClosureCaptures(of: sized([ride])).isComplete)
    }

    @Test("a function that captures nothing has nothing")
    func nothing() {
        #expect(captured({}) == [])
        #expect(!ClosureCaptures.isClosure(7))
    }

    private func sized<Value>(_ value: Value) -> () -> Int {
        { [ride] in
            ride.start()
            return MemoryLayout.size(ofValue: value)
        }
    }

    /// The rides in the order in which they are captured, read from where a closure is stored.
    private func captured(_ closure: @escaping () -> Void) -> [Ride] {
        let holder = Ride()
        holder.closure = closure
        guard let stored = Mirror(reflecting: holder).children.first?.value,
            let value = Mirror(reflecting: stored).children.first?.value, ClosureCaptures.isClosure(value)
        else { return [] }
        let captures = ClosureCaptures(of: value)
        return captures.isComplete ? captures.values.flatMap(rides) : []
    }

    private func rides(in value: Any) -> [Ride] {
        (value as? Ride).map { [$0] } ?? (value as? Trip).map { [$0.ride] } ?? []
    }
}

extension ClosureCapturesTests.Ride: Equatable {
    fileprivate static func == (left: ClosureCapturesTests.Ride, right: ClosureCapturesTests.Ride) -> Bool {
        left === right
    }
}
