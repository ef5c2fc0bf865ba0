import Synchronization

/// One observer of one topic, held weakly, in a form that can be called without a cast.
///
/// `@unchecked Sendable`: `observer` is the reference of a topic, which is `Sendable`; a weak
/// reference that is never assigned may be read by any thread.
@usableFromInline
class Registration: @unchecked Sendable {
    /// Storage for an `any P`; five words are the size for a protocol that is not class-bound.
    @usableFromInline
    typealias Words = (UInt, UInt, UInt, UInt, UInt)

    @usableFromInline final weak let observer: AnyObject?

    /// The address of the observer. After its release, another object can have the same address.
    final let identity: ObjectIdentifier

    /// The bits of the observer as a `Topic`, without ownership. They are used only
    /// together with the strong reference from `observer`.
    @usableFromInline final let words: Words

    /// Whether `words` is usable: it fits, and the first word is the reference, as it is for every
    /// protocol on every platform so far. Otherwise each call casts.
    @usableFromInline final let hasWords: Bool

    /// False once the observer is unregistered: no call begins after that.
    @usableFromInline final let isLive = Atomic<Bool>(true)

    @usableFromInline
    init(_ object: AnyObject, words: Words?) {
        observer = object
        identity = ObjectIdentifier(object)
        self.words = words ?? (0, 0, 0, 0, 0)
        hasWords = words?.0 == UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque())
    }

    /// The bits of `topic`; nil if they do not fit.
    @inlinable
    static func words<Topic>(of topic: Topic) -> Words? {
        guard MemoryLayout<Topic>.size <= MemoryLayout<Words>.size else { return nil }
        var words: Words = (0, 0, 0, 0, 0)
        withUnsafeBytes(of: topic) { source in
            withUnsafeMutableBytes(of: &words) { $0.copyMemory(from: source) }
        }
        return words
    }

    /// The reference in `topic`, whose dynamic type is a class.
    @inlinable
    static func object<Topic>(of topic: Topic) -> AnyObject {
        // Below the size of an `any P` that may hold values there are only references and class-bound
        // protocols, both of which begin with the reference. The cast is slow.
        guard MemoryLayout<Topic>.size < MemoryLayout<Words>.size, let words = words(of: topic),
            let start = UnsafeRawPointer(bitPattern: words.0)
        else { return topic as AnyObject }
        return Unmanaged<AnyObject>.fromOpaque(start).takeUnretainedValue()
    }

    /// Calls `body` with the observer as a `Topic`, the type it was registered for. Returns false if the observer
    /// has been released.
    @inlinable
    @inline(__always)
    final func deliver<Topic>(_ body: (Topic) -> Void) -> Bool {
        guard isLive.load(ordering: .acquiring) else { return true }
        guard hasWords else {
            if receivesEverything, let topic = observer as? Topic { body(topic) }
            return !isObsolete
        }
        var words = words
        return withUnsafeMutableBytes(of: &words) { bytes in
            let start = bytes.baseAddress.unsafelyUnwrapped
            // The strong reference replaces the same bits without ownership: now the existential owns its object.
            start.initializeMemory(as: AnyObject?.self, to: observer)
            guard start.load(as: UInt.self) != 0 else { return false }
            let topic = start.assumingMemoryBound(to: Topic.self).move()
            body(topic)
            return true
        }
    }

    // MARK: - Senders

    /// Whether it takes part in notifications without a sender.
    @usableFromInline var receivesEverything: Bool { true }

    /// Whether it can receive nothing any more.
    @usableFromInline var isObsolete: Bool { observer == nil }

    /// Calls `body` for a notification of `sender`, as `deliver(_:)` does for one without.
    func deliver<Topic>(_ body: (Topic) -> Void, sentBy sender: AnyObject) -> Bool { deliver(body) }
}
