/// A type whose values a mock may return without an answer: the empty one says nothing
/// that a test could rely on by accident.
///
/// `Void`, optionals and collections have one. A team adds its own types by conforming them.
public protocol DefaultAnswer {
    /// The value that says "nothing".
    static var defaultAnswer: Self { get }
}

extension Optional: DefaultAnswer {
    public static var defaultAnswer: Wrapped? { nil }
}

extension Array: DefaultAnswer {
    public static var defaultAnswer: [Element] { [] }
}

extension ContiguousArray: DefaultAnswer {
    public static var defaultAnswer: ContiguousArray<Element> { [] }
}

extension Dictionary: DefaultAnswer {
    public static var defaultAnswer: [Key: Value] { [:] }
}

extension Set: DefaultAnswer {
    public static var defaultAnswer: Set<Element> { [] }
}

extension AsyncStream: DefaultAnswer {
    /// A stream that has ended.
    public static var defaultAnswer: AsyncStream<Element> { AsyncStream { $0.finish() } }
}

extension AsyncThrowingStream: DefaultAnswer where Failure == any Error {
    /// A stream that has ended.
    public static var defaultAnswer: AsyncThrowingStream<Element, any Error> {
        AsyncThrowingStream { $0.finish() }
    }
}

extension IndexingIterator: DefaultAnswer
where Elements: RangeReplaceableCollection, Elements.Iterator == IndexingIterator<Elements> {
    /// An iterator over nothing.
    public static var defaultAnswer: IndexingIterator<Elements> { Elements().makeIterator() }
}

extension AsyncStream.Iterator: DefaultAnswer {
    /// An iterator over nothing.
    public static var defaultAnswer: AsyncStream<Element>.Iterator {
        AsyncStream<Element>.defaultAnswer.makeAsyncIterator()
    }
}

/// The default answer of a type, or `nil` where it has none.
func defaultAnswer<Output>(of type: Output.Type) -> Output? {
    if type == Void.self { return () as? Output }
    if let known = type as? any DefaultAnswer.Type { return known.defaultAnswer as? Output }
    return nil
}
