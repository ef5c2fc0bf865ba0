import Synchronization

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

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

    /// Tells those who were not told yet, by `body`, which is the round's own: the frame that made
    /// the round has it at hand in a form that is faster to call. Whoever is told may come here again
    /// for the same round.
    @inlinable
    @inline(__always)
    static func finish(_ round: UnsafeMutablePointer<Self>, by body: (Topic) -> Void) {
        let (places, count) = (round.pointee.places, round.pointee.count)
        while round.pointee.next < count {
            let place = round.pointee.next
            round.pointee.next = place + 1
            if !places[place]._withUnsafeGuaranteedRef({ $0.tell(body) }) { round.pointee.gone += 1 }
        }
    }
}

/// The newest round of each thread, under a key that all instances share.
@usableFromInline
struct Rounds: Sendable {
    private static let shared = Rounds()

    /// A copy, so that a notification need not ask whether the global was made.
    static var copy: Rounds { shared }

    @usableFromInline let key: pthread_key_t

    private init() {
        var key = pthread_key_t()
        let failure = pthread_key_create(&key, nil)
        precondition(failure == 0, "no thread-specific key is left for the rounds of broadcasts; free some")
        self.key = key
    }

    @inlinable
    var newest: UnsafeMutableRawPointer? {
        get { pthread_getspecific(key) }
        nonmutating set { pthread_setspecific(key, newValue) }
    }
}
