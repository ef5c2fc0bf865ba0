import SceneryFoundations
import Synchronization

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Counts the readers of tables, so that no table is freed while it is read.
///
/// Each thread counts on one of sixteen cache lines, so that threads that notify at the
/// same time do not contend for one line. A replaced table is kept until each counter was
/// zero once after the replacement: every reader that could have found it has left by then.
@usableFromInline
final class ReaderEpoch: Sendable {
    @usableFromInline static let lines = 16
    @usableFromInline static let stride = 128

    /// `lines` counters, `stride` bytes apart.
    @usableFromInline nonisolated(unsafe) let counters: UnsafeMutableRawPointer

    /// The number of tables that wait to be freed; read without the lock, as a hint.
    @usableFromInline let waiting = Atomic<Int>(0)

    private struct Retired {
        let table: any AnyObject & Sendable
        /// One bit for each line whose counter has not been zero yet.
        var unseen: UInt16 = .max
    }

    private let retired = Protected<[Retired]>([])

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

    /// Counts a reader in; returns the line of this thread, to be passed to `leave`.
    @inlinable
    @inline(__always)
    func enter() -> Int {
        #if canImport(Darwin)
            let thread = UInt(bitPattern: pthread_self())
        #else
            let thread = UInt(pthread_self())
        #endif
        let line = Int(truncatingIfNeeded: ((thread >> 12) &* 0x9E37_79B9_7F4A_7C15) >> 60) & (Self.lines - 1)
        // Sequentially consistent: ordered before the read of a table, and with `retire`, which reads the counters
        // after the replacement.
        counter(line).pointee.add(1, ordering: .sequentiallyConsistent)
        return line
    }

    @inlinable
    @inline(__always)
    func leave(_ line: Int) {
        let left = counter(line).pointee.subtract(1, ordering: .releasing).newValue
        if left == 0, waiting.load(ordering: .relaxed) > 0 { reclaim() }
    }

    /// Keeps a replaced table until it has no readers.
    func retire(_ table: any AnyObject & Sendable) {
        retired.withLock { $0.append(Retired(table: table)) }
        waiting.add(1, ordering: .relaxed)
        reclaim()
    }

    /// Frees the tables that can have no readers any more.
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
