import Synchronization

/// One observer of one topic, held weakly, in a form that can be told at once.
///
/// `@unchecked Sendable`: `observer` is the reference of a topic, which is `Sendable`; a weak
/// reference that is never assigned may be read by any thread.
@usableFromInline
final class Registration: @unchecked Sendable {
    /// Room for the words of an `any P`; five are those of a protocol that is not class-bound.
    @usableFromInline
    typealias Words = (UInt, UInt, UInt, UInt, UInt)

    @usableFromInline weak let observer: AnyObject?

    /// The address of the observer, which after its death may be that of another.
    let identity: ObjectIdentifier

    /// The bits of the observer as its topic, without a share in its ownership. They are used only
    /// together with the strong reference that `observer` gives.
    @usableFromInline let words: Words

    /// Whether `words` is of use: the first word of the topic is the reference, as it is for every
    /// protocol on every platform so far, and all of it fits. If not, a cast is made each time.
    @usableFromInline let hasWords: Bool

    /// False from the moment of unregistering: no call begins after that.
    @usableFromInline let isLive = Atomic<Bool>(true)

    @usableFromInline
    init(_ object: AnyObject, words: Words?) {
        observer = object
        identity = ObjectIdentifier(object)
        self.words = words ?? (0, 0, 0, 0, 0)
        hasWords = words?.0 == UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque())
    }

    /// The bits of `topic`, if there is room for them.
    @inlinable
    static func words<Topic>(of topic: Topic) -> Words? {
        guard MemoryLayout<Topic>.size <= MemoryLayout<Words>.size else { return nil }
        var words: Words = (0, 0, 0, 0, 0)
        withUnsafeBytes(of: topic) { source in
            withUnsafeMutableBytes(of: &words) { $0.copyMemory(from: source) }
        }
        return words
    }

    /// The reference that `topic`, whose type is a class, consists of.
    @inlinable
    static func object<Topic>(of topic: Topic) -> AnyObject {
        // Below the size of an `any P` that may hold values there are references and class-bound
        // protocols only, both of which begin with the reference. The cast is slow.
        guard MemoryLayout<Topic>.size < MemoryLayout<Words>.size, let words = words(of: topic),
            let start = UnsafeRawPointer(bitPattern: words.0)
        else { return topic as AnyObject }
        return Unmanaged<AnyObject>.fromOpaque(start).takeUnretainedValue()
    }

    /// Tells the observer, as a `Topic`, which is the type it was registered for. False when it is
    /// gone.
    @inlinable
    @inline(__always)
    func tell<Topic>(_ body: (Topic) -> Void) -> Bool {
        guard isLive.load(ordering: .acquiring) else { return true }
        guard hasWords else {
            guard let topic = observer else { return false }
            if let topic = topic as? Topic { body(topic) }
            return true
        }
        var words = words
        return withUnsafeMutableBytes(of: &words) { bytes in
            let start = bytes.baseAddress.unsafelyUnwrapped
            // The strong reference goes where the same bits, unowned, were: now the whole is owned.
            start.initializeMemory(as: AnyObject?.self, to: observer)
            guard start.load(as: UInt.self) != 0 else { return false }
            let topic = start.assumingMemoryBound(to: Topic.self).move()
            body(topic)
            return true
        }
    }
}
