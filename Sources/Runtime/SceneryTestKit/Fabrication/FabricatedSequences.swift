// Sequences and collections of the standard library over others: made over what a maker makes of those.

/// Makes what is built upon one value of a parameter.
private func upon<Base>(
    _ base: Base.Type, _ maker: ValueFabricator, _ path: ValuePath, _ build: (Base) -> Any
)
    -> Any?
{
    maker.make(base, at: path + "base").map(build)
}

extension CollectionOfOne: FabricatedFromParts {
    static func fabricated(by maker: ValueFabricator, at path: ValuePath) -> Any? {
        upon(Element.self, maker, path) { CollectionOfOne($0) }
    }
}

extension Repeated: FabricatedFromParts {
    static func fabricated(by maker: ValueFabricator, at path: ValuePath) -> Any? {
        upon(Element.self, maker, path) { repeatElement($0, count: 0) }
    }
}

extension EmptyCollection: FabricatedFromParts {
    static func fabricated(by maker: ValueFabricator, at path: ValuePath) -> Any? { EmptyCollection() }
}

extension EmptyCollection.Iterator: FabricatedFromParts {
    static func fabricated(by maker: ValueFabricator, at path: ValuePath) -> Any? {
        EmptyCollection<Element>().makeIterator()
    }
}

extension ReversedCollection: FabricatedFromParts {
    static func fabricated(by maker: ValueFabricator, at path: ValuePath) -> Any? {
        upon(Base.self, maker, path) { $0.reversed() as ReversedCollection<Base> }
    }
}

extension EnumeratedSequence: FabricatedFromParts {
    static func fabricated(by maker: ValueFabricator, at path: ValuePath) -> Any? {
        upon(Base.self, maker, path) { $0.enumerated() }
    }
}

extension LazySequence: FabricatedFromParts {
    static func fabricated(by maker: ValueFabricator, at path: ValuePath) -> Any? {
        upon(Base.self, maker, path) { $0.lazy as LazySequence<Base> }
    }
}

extension LazyMapSequence: FabricatedFromParts {
    static func fabricated(by maker: ValueFabricator, at path: ValuePath) -> Any? {
        guard let sample = maker.make(Element.self, at: path + "element") else { return nil }
        return upon(Base.self, maker, path) { base in
            base.lazy.map { _ in maker.make(Element.self, at: path) ?? sample }
                as LazyMapSequence<Base, Element>
        }
    }
}

extension LazyFilterSequence: FabricatedFromParts {
    static func fabricated(by maker: ValueFabricator, at path: ValuePath) -> Any? {
        upon(Base.self, maker, path) { $0.lazy.filter { _ in false } as LazyFilterSequence<Base> }
    }
}

extension FlattenSequence: FabricatedFromParts {
    static func fabricated(by maker: ValueFabricator, at path: ValuePath) -> Any? {
        upon(Base.self, maker, path) { $0.joined() as FlattenSequence<Base> }
    }
}

extension DropFirstSequence: FabricatedFromParts {
    static func fabricated(by maker: ValueFabricator, at path: ValuePath) -> Any? {
        upon(Base.self, maker, path) { DropFirstSequence($0, dropping: 0) }
    }
}

extension PrefixSequence: FabricatedFromParts {
    static func fabricated(by maker: ValueFabricator, at path: ValuePath) -> Any? {
        upon(Base.self, maker, path) { PrefixSequence($0, maxLength: 0) }
    }
}

extension Slice: FabricatedFromParts {
    static func fabricated(by maker: ValueFabricator, at path: ValuePath) -> Any? {
        upon(Base.self, maker, path) { Slice(base: $0, bounds: $0.startIndex..<$0.startIndex) }
    }
}

extension Zip2Sequence: FabricatedFromParts {
    static func fabricated(by maker: ValueFabricator, at path: ValuePath) -> Any? {
        guard let other = maker.make(Sequence2.self, at: path + "other") else { return nil }
        return upon(Sequence1.self, maker, path) { zip($0, other) }
    }
}

extension StrideTo: FabricatedFromParts {
    static func fabricated(by maker: ValueFabricator, at path: ValuePath) -> Any? {
        upon(Element.self, maker, path) { stride(from: $0, to: $0, by: 1) }
    }
}

extension StrideThrough: FabricatedFromParts {
    static func fabricated(by maker: ValueFabricator, at path: ValuePath) -> Any? {
        upon(Element.self, maker, path) { stride(from: $0.advanced(by: 1), through: $0, by: 1) }
    }
}

extension IteratorSequence: FabricatedFromParts {
    static func fabricated(by maker: ValueFabricator, at path: ValuePath) -> Any? {
        upon(Base.self, maker, path) { IteratorSequence($0) }
    }
}

extension AsyncThrowingStream.Continuation: FabricatedFromParts where Failure == any Error {
    static func fabricated(by maker: ValueFabricator, at path: ValuePath) -> Any? {
        AsyncThrowingStream<Element, any Error>.makeStream().continuation
    }
}

extension AsyncThrowingStream.Iterator: FabricatedFromParts where Failure == any Error {
    static func fabricated(by maker: ValueFabricator, at path: ValuePath) -> Any? {
        AsyncThrowingStream<Element, any Error>.defaultAnswer.makeAsyncIterator()
    }
}

extension Unmanaged: FabricatedFromParts {
    static func fabricated(by maker: ValueFabricator, at path: ValuePath) -> Any? {
        upon(Instance.self, maker, path) { Unmanaged.passRetained($0) }
    }
}
