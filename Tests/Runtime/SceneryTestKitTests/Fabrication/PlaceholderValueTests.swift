import Foundation
import SceneryTestKit
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// What a call that nothing answers gives back, once it has failed the test.
@MainActor @Suite("going on after an unanswered call", .timeLimit(.minutes(10)))
struct StandInTests {
    private func unanswered<Output>(_ type: Output.Type = Output.self) -> Output {
        let stub = Stub<Int, Output, Never>("Making.make(_:)")
        var output: Output?
        withKnownIssue { output = stub.call(7) }
        return output!
    }

    @Test("numbers are zero, texts empty, enumerations their first case")
    func leaves() {
        #expect(unanswered(Int8.self) == 0)
        #expect(unanswered(Double.self) == 0)
        #expect(unanswered(String.self) == "")
        #expect(unanswered(Bool.self) == false)
        #expect(unanswered(Date.self) == Date(timeIntervalSince1970: 0))
        #expect(unanswered(Direction.self) == .north)
        guard case .idle = unanswered(Stage.self) else {
            Issue.record("expected the first case without values")
            return
        }
        #expect(unanswered(Ride.self) == Ride(number: 0, city: ""))
    }

    @Test("structures and tuples are put together from their properties")
    func structures() {
        let trip = unanswered(Trip.self)
        #expect(trip.stops.isEmpty && trip.note == nil && trip.start.city == "" && trip.watcher == nil)
        let pair = unanswered((Int, Trip).self)
        #expect(pair.0 == 0 && pair.1.start.number == 0)
    }

    @Test("enumerations with values get values")
    func payloads() {
        guard case .success(let trip) = unanswered(Result<Trip, RideError>.self) else {
            Issue.record("expected a success")
            return
        }
        #expect(trip.start.number == 0)
        #expect(unanswered(Either<Int, String>.self) == .left(0))
        #expect(unanswered(Letter<String>.self) == .empty)
    }

    @Test("instances are made without their initializers, and released like any other")
    func instances() {
        var session: Session? = unanswered(Session.self)
        #expect(session?.name == "" && session?.count == 0 && session?.parent == nil)
        session?.name = "a name long enough to be allocated on the heap"
        weak let old = session
        session = nil
        #expect(old == nil)
    }

    @Test("a protocol is stood in for by a mock, whose own calls fail the test as well")
    func protocols() {
        let presenter = unanswered((any RidePresenting).self)
        #expect(presenter is RidePresentingMock)
        presenter.close()
        (presenter as? RidePresentingMock)?.onClose.verify(.once)
        let manager = unanswered((any RideManaging).self)
        withKnownIssue { #expect(manager.count() == 0) }
        #expect(unanswered((any Watching).self) is Watcher)
        #expect(unanswered((any Error).self) is UnansweredCall)
    }

    @Test("a function takes whatever comes and gives back a value of its kind")
    func functions() throws {
        let cancel = unanswered((() -> Void).self)
        cancel()
        let ride = unanswered(((Int, String, Double, Ride) -> Ride).self)
        #expect(ride(1, "a text long enough to be on the heap", 2, Ride(number: 1, city: "Lugo")).city == "")
        let risky = unanswered((@Sendable (Int) throws -> [String]).self)
        #expect(try risky(3) == [])
        let handlers = unanswered(Handlers.self)
        handlers.done("text")
        #expect(handlers.check == nil && handlers.name == "")
    }

    @Test(
        "a function that a mock made up for a member fails with the member's name where nothing can be made")
    func idleFunctions() async throws {
        let stub = Stub<Void, @Sendable () async -> Ride, Never>(
            "Making.make()", standIn: { { placeholderValue(by: "Making.make()") } })
        var function: (@Sendable () async -> Ride)?
        withKnownIssue { function = stub.call() }
        #expect(await function?() == Ride(number: 0, city: ""))
    }

    @Test("ranges, tasks, pointers and metatypes are made of what they are about")
    func parts() async throws {
        #expect(unanswered(Range<Int>.self).isEmpty)
        #expect(unanswered(ClosedRange<Double>.self) == 0...0)
        #expect(await unanswered(Task<String, Never>.self).value == "")
        await #expect(throws: UnansweredCall.self) {
            try await unanswered(Task<String, any Error>.self).value
        }
        #expect(unanswered(UnsafePointer<Ride>.self).pointee == Ride(number: 0, city: ""))
        #expect(unanswered(UnsafeRawPointer.self).load(as: Int.self) == 0)
        #expect(unanswered(UnsafeBufferPointer<Int>.self).isEmpty)
        #expect(unanswered(ArraySlice<Ride>.self).isEmpty)
        #expect(Array(unanswered(AnySequence<Ride>.self)) == [])
        #expect(unanswered(Ride.Type.self) == Ride.self)
    }

    @Test("values of the system are made as one makes them")
    func system() {
        #expect(unanswered(Calendar.self).identifier == .gregorian)
        #expect(unanswered(DateComponents.self) == DateComponents())
        #expect(unanswered(IndexSet.self).isEmpty && unanswered(IndexPath.self).isEmpty)
        #expect(unanswered(URLRequest.self).url != nil)
        #expect(unanswered(HTTPURLResponse.self).statusCode == 200)
        #expect(unanswered(URLSession.self) === URLSession.shared)
        #expect(unanswered(NotificationCenter.self) !== NotificationCenter.default)
        #expect(unanswered(DispatchQueue.self).label == "placeholder")
        #expect(unanswered(AnyHashable.self) == AnyHashable(0))
        #expect(unanswered(Notification.Name.self).rawValue == "")
    }

    @Test("an actor that was made up runs like any other")
    func actors() async {
        let counter = unanswered(Counter.self)
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<20 { group.addTask { await counter.add() } }
        }
        #expect(await counter.count == 20)
    }

    @Test("types that hold themselves end")
    func recursion() {
        #expect(unanswered(Node.self).children.isEmpty)
    }

    @Test("a member that throws a type of its own throws one of its values")
    func typedThrows() {
        let stub = Stub<Int, Locked, RideError>("Making.make(_:)")
        withKnownIssue { #expect(throws: RideError.gone) { _ = try stub.call(1) } }
    }

    @Test("a type of which nothing can be made ends the process, and names the call")
    func nothing() async {
        var text = ""
        await withKnownIssue {
            let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                let stub = Stub<Int, any Unmet, Never>("Making.make(_:)")
                stub.when(.equal(1)).returns(Hidden<Int>())
                _ = stub.call(7)
            }
            text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        } matching: { issue in
            issue.comments.contains { $0.rawValue.contains("no answer for Making.make(_:)") }
        }
        #expect(text.contains("no answer for Making.make(_:) with (7)"))
        #expect(text.contains("no Unmet to go on with"))
    }
}

private enum Direction: CaseIterable { case north, south }
private enum Stage {
    case loaded(Ride)
    case failed(any Error)
    case idle, done
}
private enum Either<Left: Equatable, Right: Equatable>: Equatable {
    case left(Left)
    case right(Right)
}
private indirect enum Letter<Content: Equatable>: Equatable {
    case more(Content, Letter)
    case empty
}

private struct Trip {
    let stops: [Ride]
    let note: String?
    let start: Ride
    let kind: Direction
    weak var watcher: Watcher?
}

private class Node {
    let children: [Node]
    init(_ children: [Node]) { self.children = children }
}

private class Thing {
    var name: String
    init(name: String) { self.name = name }
}

private final class Session: Thing {
    let count: Int
    weak var parent: Session?
    let trip: Trip

    init(count: Int, trip: Trip) {
        self.count = count
        self.trip = trip
        super.init(name: "session")
    }
}

private protocol Watching {}
private final class Watcher: Watching {}

private struct Handlers {
    let name: String
    let done: (String) -> Void
    let check: ((Int) -> Bool)?
}

private actor Counter {
    var count = 0
    func add() { count += 1 }
}

private struct Locked {
    let open: (Int) -> Int
}
