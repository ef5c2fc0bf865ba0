import Foundation

/// Maps many elements on all cores, on threads with stacks for deeply nested sources.
public enum ParallelReading {
    /// One thread for each core.
    public static var cores: Int { ProcessInfo.processInfo.activeProcessorCount }

    /// The stack size of a thread in bytes; only the part that is used takes memory.
    static let stackSize = 64 << 20

    /// Returns the results of `transform` in the order of the elements. The caller waits.
    ///
    /// - Parameters:
    ///   - elements: The elements to transform.
    ///   - threads: The maximum number of threads.
    ///   - context: Creates a value on each thread, which all calls of `transform` on that thread share.
    ///   - transform: Is called on several threads at once.
    public static func map<Element: Sendable, Context, Result: Sendable>(
        _ elements: [Element], threads: Int = cores, context: @escaping @Sendable () -> Context,
        _ transform: @escaping @Sendable (Element, inout Context) -> Result
    ) -> [Result] {
        let work = Work(elements)
        let results = UnsafeResults<Result>(count: elements.count)
        let wanted = max(1, min(threads, elements.count))
        let group = DispatchGroup()
        for _ in 0..<wanted {
            group.enter()
            let thread = Thread {
                ThreadMemory.useLargePages()
                var own = context()
                while let range = work.next() {
                    for index in range { results.set(index, transform(work.elements[index], &own)) }
                }
                group.leave()
            }
            thread.stackSize = stackSize
            thread.start()
        }
        group.wait()
        return results.taken()
    }

    /// Returns the results of `transform`, which needs no context, in the order of the elements.
    public static func map<Element: Sendable, Result: Sendable>(
        _ elements: [Element], threads: Int = cores, _ transform: @escaping @Sendable (Element) -> Result
    ) -> [Result] {
        let noContext: @Sendable () -> Void = {}
        return map(elements, threads: threads, context: noContext) { element, _ in transform(element) }
    }
}

/// Hands out pieces of the work; the lock protects `position`.
private final class Work<Element: Sendable>: @unchecked Sendable {
    let elements: [Element]
    private let lock = NSLock()
    private var position = 0
    private let step: Int

    init(_ elements: [Element]) {
        self.elements = elements
        step = max(1, min(16, elements.count / 64))
    }

    func next() -> Range<Int>? {
        lock.lock()
        defer { lock.unlock() }
        guard position < elements.count else { return nil }
        let start = position
        position = min(start + step, elements.count)
        return start..<position
    }
}

/// Each slot is written by the one thread that took its index, and read after all threads have ended.
private final class UnsafeResults<Result>: @unchecked Sendable {
    private let slots: UnsafeMutableBufferPointer<Result>

    init(count: Int) { slots = .allocate(capacity: count) }

    deinit { slots.deallocate() }

    func set(_ index: Int, _ result: Result) { slots.initializeElement(at: index, to: result) }

    /// Moves all results out, each of which was set once.
    func taken() -> [Result] {
        [Result](unsafeUninitializedCapacity: slots.count) { results, count in
            count = results.moveInitialize(fromContentsOf: slots)
        }
    }
}
