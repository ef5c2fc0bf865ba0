/// A first-in, first-out queue that reuses its memory.
///
/// Both ends cost amortized constant time. A queue that was never used owns no memory.
@usableFromInline
struct FIFOQueue<Element> {
    @usableFromInline var elements: ContiguousArray<Element?> = []
    @usableFromInline var head = 0

    @inlinable
    init() {}

    @inlinable
    var isEmpty: Bool { head == elements.count }

    @inlinable
    var count: Int { elements.count - head }

    @inlinable
    mutating func append(_ element: Element) {
        elements.append(element)
    }

    @inlinable
    mutating func popFirst() -> Element? {
        guard head < elements.count else { return nil }
        let first = elements[head].take()
        head += 1
        if head == elements.count {
            elements.removeAll(keepingCapacity: head <= 64)
            head = 0
        } else if head >= 1_024, head * 2 >= elements.count {
            // The consumed half is removed from time to time, so that a queue that is never quite empty
            // does not grow without bound.
            elements.removeFirst(head)
            head = 0
        }
        return first
    }
}
