import Foundation

/// Does work on many elements on all cores, on threads whose stacks bear deeply nested sources.
public enum ParallelReading {
    /// One thread a core.
    public static var cores: Int { ProcessInfo.processInfo.activeProcessorCount }

    /// Bytes of stack a thread has; only what is used of it costs memory.
    static let stackSize = 64 << 20

    /// What `transform` makes of each element, in the order of the elements.
    ///
    /// It is called on several threads at once. `context` is made once on each thread and handed to all calls there;
    /// the caller waits.
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

    /// The same for work that needs nothing beside the element.
    public static func map<Element: Sendable, Result: Sendable>(
        _ elements: [Element], threads: Int = cores, _ transform: @escaping @Sendable (Element) -> Result
    ) -> [Result] {
        map(elements, threads: threads, context: {}) { element, _ in transform(element) }
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

/// Each place is written by the one thread that drew it, and read after all have ended.
private final class UnsafeResults<Result>: @unchecked Sendable {
    private let places: UnsafeMutableBufferPointer<Result>

    init(count: Int) { places = .allocate(capacity: count) }

    deinit { places.deallocate() }

    func set(_ index: Int, _ result: Result) { places.initializeElement(at: index, to: result) }

    /// All results, each of which was set once; they are here no longer.
    func taken() -> [Result] {
        [Result](unsafeUninitializedCapacity: places.count) { results, count in
            count = results.moveInitialize(fromContentsOf: places)
        }
    }
}
