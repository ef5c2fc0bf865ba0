import Synchronization

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Who is in the midst of a round, so that a table is not freed under a reader.
///
/// Each thread counts itself in on one of sixteen cache lines, so that threads which notify at the
/// same time do not fight for a line. A table that was replaced is kept until each of the lines was
/// seen at zero once after the replacement: whoever could have found it has left by then.
@usableFromInline
final class Readers: Sendable {
    @usableFromInline static let lines = 16
    @usableFromInline static let stride = 128

    /// `lines` counters, `stride` bytes apart.
    @usableFromInline nonisolated(unsafe) let counters: UnsafeMutableRawPointer

    /// How many tables wait to be freed; read without the lock, as a hint.
    @usableFromInline let waiting = Atomic<Int>(0)

    private struct Retired {
        let table: any AnyObject & Sendable
        /// One bit for each line that was not seen at zero yet.
        var unseen: UInt16 = .max
    }

    private let retired = Locked<[Retired]>([])

    @usableFromInline
    init() {
        counters = .allocate(byteCount: Self.lines * Self.stride, alignment: Self.stride)
        for line in 0..<Self.lines {
            (counters + line * Self.stride).bindMemory(to: Atomic<Int>.self, capacity: 1).initialize(
                to: Atomic(0))
        }
    }

    deinit {
        counters.deallocate()
    }

    @inlinable
    @inline(__always)
    func counter(_ line: Int) -> UnsafeMutablePointer<Atomic<Int>> {
        (counters + line * Self.stride).assumingMemoryBound(to: Atomic<Int>.self)
    }

    /// The line of this thread, which the caller gives back to `leave`.
    @inlinable
    @inline(__always)
    func enter() -> Int {
        #if canImport(Darwin)
            let thread = UInt(bitPattern: pthread_self())
        #else
            let thread = UInt(pthread_self())
        #endif
        let line = Int(truncatingIfNeeded: ((thread >> 12) &* 0x9E37_79B9_7F4A_7C15) >> 60) & (Self.lines - 1)
        // Ordered before the reading of a table, and against `retire`, which looks at the counters
        // after it has replaced one: hence sequentially consistent.
        counter(line).pointee.add(1, ordering: .sequentiallyConsistent)
        return line
    }

    @inlinable
    @inline(__always)
    func leave(_ line: Int) {
        let left = counter(line).pointee.subtract(1, ordering: .releasing).newValue
        if left == 0, waiting.load(ordering: .relaxed) > 0 { reclaim() }
    }

    /// Keeps a table that was replaced until nobody reads it.
    func retire(_ table: any AnyObject & Sendable) {
        retired.withLock { $0.append(Retired(table: table)) }
        waiting.add(1, ordering: .relaxed)
        reclaim()
    }

    /// Frees what nobody can be reading any more.
    @usableFromInline
    func reclaim() {
        var idle: UInt16 = 0
        let freed = retired.withLock { retired -> [Retired] in
            for line in 0..<Self.lines
            where counter(line).pointee.load(ordering: .sequentiallyConsistent) == 0 {
                idle |= 1 << line
            }
            for index in retired.indices { retired[index].unseen &= ~idle }
            let freed = retired.filter { $0.unseen == 0 }
            retired.removeAll { $0.unseen == 0 }
            return freed
        }
        waiting.subtract(freed.count, ordering: .relaxed)
    }
}
