import Foundation
import Scenery
import SceneryFoundations
import SceneryTestKit
import Testing

/// What a call that nothing answers gives back where no value of the type can be put together from its properties.
@MainActor @Suite("values made as their types need it", .timeLimit(.minutes(10)))
struct MadeSystemValueTests {
    private func unanswered<Output>(_ type: Output.Type = Output.self) -> Output {
        let stub = Stub<Int, Output, Never>("Making.make(_:)")
        var output: Output?
        withKnownIssue { output = stub.call(7) }
        return output!
    }

    @Test("a key path leads to a made value from wherever it starts, and takes writes")
    func keyPaths() {
        let ride = Ride(number: 42, city: "Lugo")
        #expect(ride[keyPath: unanswered(KeyPath<Ride, String>.self)] == "")
        #expect(ride[keyPath: unanswered(KeyPath<Ride, [Ride]>.self)] == [])
        var written = ride
        written[keyPath: unanswered(WritableKeyPath<Ride, Int>.self)] = 3
        #expect(written == ride)
        let box = NSObject()
        box[keyPath: unanswered(ReferenceWritableKeyPath<NSObject, Double>.self)] = 3
        #expect(ride[keyPath: unanswered(PartialKeyPath<Ride>.self)] as? Ride == ride)
        let longer = unanswered(KeyPath<Ride, Bool>.self).appending(path: \.description)
        #expect(ride[keyPath: longer] == "false")
        _ = unanswered(AnyKeyPath.self)
    }

    @Test("a protocol with arguments is stood in for by a type with the same arguments")
    func parameterized() {
        #expect(Array(unanswered((any Sequence<Int>).self)).isEmpty)
        #expect(unanswered((any Collection<String>).self).count == 0)
        _ = unanswered((any Clock<Duration>).self)
        let keeping = unanswered((any ValueKeeping<Int>).self)
        withKnownIssue { #expect(keeping.value() == 0) }
        #expect(unanswered((any Hashable).self) is Int)
    }

    @Test("a value that cannot be copied is put together, and ends as its type says")
    func noncopyable() throws {
        let stub = HandlerStub<Int, Void, Never, (Int) -> Ticket>("Making.ticket(_:)")
        let ended = Protected<[Int]>([])
        withKnownIssue {
            let ticket: Ticket = stub.hold(7)
            #expect(ticket.number == -1 && ticket.city == "" && ticket.inner.id == 0)
            ended.withLock { $0.append(ticket.number) }
        } matching: { issue in
            issue.comments.contains { $0.rawValue.contains("no answer for Making.ticket(_:) with (7)") }
        }
        #expect(ended.withLock { $0 } == [-1])
        let risky = HandlerStub<Int, Void, any Error, (Int) throws -> Ticket>("Making.ticket(_:)")
        withKnownIssue {
            #expect(throws: UnansweredCall.self) { let _: Ticket = try risky.hold(7) }
        }
        withKnownIssue {
            let slot: Slot = HandlerStub<Void, Void, Never, () -> Slot>("Making.slot()").hold(())
            guard case .empty = slot else {
                Issue.record("expected the case without values")
                return
            }
            let maybe: Ticket? = HandlerStub<Void, Void, Never, () -> Ticket?>("Making.maybe()").hold(())
            if maybe != nil { Issue.record("expected nothing") }
        } matching: {
            $0.comments.contains { $0.rawValue.contains("no answer for Making.") }
        }
    }

    @Test("sequences over others are empty")
    func sequences() {
        #expect(Array(unanswered(ReversedCollection<[Int]>.self)) == [])
        #expect(Array(unanswered(Zip2Sequence<[Int], Set<String>>.self)).isEmpty)
        #expect(Array(unanswered(LazyMapSequence<[Int], String>.self)) == [])
        #expect(
            Array(unanswered(StrideTo<Int>.self)) == [] && Array(unanswered(StrideThrough<Double>.self)) == []
        )
        #expect(Array(unanswered(CollectionOfOne<Int>.self)) == [0])
        var iterator = unanswered(Set<Int>.Iterator.self)
        #expect(iterator.next() == nil)
        #expect(unanswered(SIMD4<Float>.self) == .zero)
    }

    @Test("instances of the system do nothing until they are told to")
    func instances() {
        #expect(!unanswered(Process.self).isRunning)
        #expect(unanswered(Timer.self).isValid)
        #expect(unanswered(Thread.self).isExecuting == false)
        #expect(unanswered(NSError.self).domain == "placeholder")
        #expect(unanswered(URLError.self).code == .unknown)
        #expect(unanswered(NSCache<NSString, NSNumber>.self).object(forKey: "a") == nil)
        _ = unanswered((any DispatchSourceTimer).self)
        _ = (unanswered(Pipe.self), unanswered(InputStream.self), unanswered(ISO8601DateFormatter.self))
    }

    @Test("types of this package that lock their state work, also in a type that has one")
    func locking() {
        #expect(unanswered(TestExecutor.self).jobCount == 0)
        #expect(unanswered(ManualClock.self).sleepers == 0)
        unanswered(ObservationToken.self).end()
        unanswered(BroadcastToken.self).end()
        unanswered(BroadcastScope.self).end()
        _ = unanswered(Broadcasts.self)
        let holder = unanswered(Holder.self)
        holder.title.value = "Lugo"
        #expect(holder.title.value == "Lugo" && holder.clock.now.sinceStart == .zero)
    }

    @Test("what a type makes of an empty literal, or decodes from nothing, cannot end the process")
    func refusals() {
        #expect(unanswered(Path.self).text == "" && unanswered(Strict.self).count == 0)
    }
}

private struct Inner { let id: UInt8 }
private struct Ticket: ~Copyable {
    let number: Int
    let city: String
    let inner: Inner
    deinit { _ = number }
}
private enum Slot: ~Copyable {
    case full(Ticket)
    case empty
}

protocol ValueKeeping<Value> {
    associatedtype Value
    func value() -> Value
}

struct Shelf<Value>: ValueKeeping {
    let stub: Stub<Void, Value, Never>
    func value() -> Value { stub.call() }
}

private final class Holder: Sendable {
    let title: ObservableValue<String>
    let clock: ManualClock
    init(title: ObservableValue<String>, clock: ManualClock) {
        self.title = title
        self.clock = clock
    }
}

private struct Path: ExpressibleByStringLiteral {
    let text: String
    init(stringLiteral value: String) {
        precondition(!value.isEmpty)
        text = value
    }
}

private struct Strict: Decodable {
    let count: Int
    enum CodingKeys: CodingKey { case count }
    init(from decoder: any Decoder) throws {
        count = try decoder.container(keyedBy: CodingKeys.self).decode(Int.self, forKey: .count)
        precondition(count > 0)
    }
}
