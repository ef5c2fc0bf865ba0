#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif
import Synchronization

/// One notification on its way through the observers, on the stack of the thread that makes it.
///
/// The rounds of a thread form a list, newest first. A notification that is made inside a round of
/// the same topic finds it there and carries it to its end before it begins its own. So no observer
/// hears the newer of two before the older.
@usableFromInline
struct Round<Topic> {
    /// What can be read of a round without knowing its topic. It comes first.
    @usableFromInline
    struct Header {
        @usableFromInline let channel: UnsafeRawPointer
        @usableFromInline let outer: UnsafeMutableRawPointer?

        @inlinable
        init(channel: UnsafeRawPointer, outer: UnsafeMutableRawPointer?) {
            self.channel = channel
            self.outer = outer
        }
    }

    @usableFromInline let header: Header
    @usableFromInline let places: UnsafeMutablePointer<Unmanaged<Registration>>
    @usableFromInline let count: Int
    @usableFromInline let body: (Topic) -> Void
    @usableFromInline var next = 0
    @usableFromInline var gone = 0

    @inlinable
    init(
        channel: Channel, outer: UnsafeMutableRawPointer?, table: Unmanaged<ObserverTable>, count: Int,
        body: @escaping (Topic) -> Void
    ) {
        header = Header(channel: UnsafeRawPointer(Unmanaged.passUnretained(channel).toOpaque()), outer: outer)
        places = table._withUnsafeGuaranteedRef { $0.places }
        self.count = count
        self.body = body
    }

    /// Tells those who were not told yet. Whoever is told may come here again for the same round.
    @inlinable
    static func finish(_ round: UnsafeMutablePointer<Self>) {
        let (places, count, body) = (round.pointee.places, round.pointee.count, round.pointee.body)
        while round.pointee.next < count {
            let place = round.pointee.next
            round.pointee.next = place + 1
            if !places[place]._withUnsafeGuaranteedRef({ $0.tell(body) }) { round.pointee.gone += 1 }
        }
    }
}

/// The newest round of each thread.
@usableFromInline
enum Rounds {
    @usableFromInline static let key: pthread_key_t = {
        var key = pthread_key_t()
        pthread_key_create(&key, nil)
        return key
    }()

    @inlinable
    static var newest: UnsafeMutableRawPointer? {
        get { pthread_getspecific(key) }
        set { pthread_setspecific(key, newValue) }
    }

    /// Carries the round of `channel` that this thread is in, if any, to its end.
    @inlinable
    static func finish<Topic>(of channel: Channel, _ topic: Topic.Type) {
        guard var candidate = newest else { return }
        let wanted = UnsafeRawPointer(Unmanaged.passUnretained(channel).toOpaque())
        while true {
            let header = candidate.assumingMemoryBound(to: Round<Topic>.Header.self)
            if header.pointee.channel == wanted {
                return Round.finish(candidate.assumingMemoryBound(to: Round<Topic>.self))
            }
            guard let outer = header.pointee.outer else { return }
            candidate = outer
        }
    }
}
