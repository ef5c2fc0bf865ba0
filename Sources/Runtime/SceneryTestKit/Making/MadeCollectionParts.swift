// Parts of sets and dictionaries, and collections that hide another: made of empty ones.

extension Set.Iterator: MadeOfParts {
    static func made(by maker: ValueMaker, at path: ValuePath) -> Any? { Set<Element>().makeIterator() }
}

extension Set.Index: MadeOfParts {
    static func made(by maker: ValueMaker, at path: ValuePath) -> Any? { Set<Element>().startIndex }
}

extension Dictionary.Iterator: MadeOfParts {
    static func made(by maker: ValueMaker, at path: ValuePath) -> Any? { [Key: Value]().makeIterator() }
}

extension Dictionary.Index: MadeOfParts {
    static func made(by maker: ValueMaker, at path: ValuePath) -> Any? { [Key: Value]().startIndex }
}

extension Dictionary.Keys: MadeOfParts {
    static func made(by maker: ValueMaker, at path: ValuePath) -> Any? { [Key: Value]().keys }
}

extension Dictionary.Values: MadeOfParts {
    static func made(by maker: ValueMaker, at path: ValuePath) -> Any? { [Key: Value]().values }
}

extension AnyBidirectionalCollection: MadeOfParts {
    static func made(by maker: ValueMaker, at path: ValuePath) -> Any? {
        AnyBidirectionalCollection<Element>([])
    }
}

extension AnyRandomAccessCollection: MadeOfParts {
    static func made(by maker: ValueMaker, at path: ValuePath) -> Any? {
        AnyRandomAccessCollection<Element>([])
    }
}
