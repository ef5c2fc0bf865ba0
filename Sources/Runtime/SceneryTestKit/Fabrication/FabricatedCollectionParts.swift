// Parts of sets and dictionaries, and collections that hide another: made of empty ones.

extension Set.Iterator: FabricatedFromParts {
    static func fabricated(by maker: ValueFabricator, at path: ValuePath) -> Any? {
        Set<Element>().makeIterator()
    }
}

extension Set.Index: FabricatedFromParts {
    static func fabricated(by maker: ValueFabricator, at path: ValuePath) -> Any? {
        Set<Element>().startIndex
    }
}

extension Dictionary.Iterator: FabricatedFromParts {
    static func fabricated(by maker: ValueFabricator, at path: ValuePath) -> Any? {
        [Key: Value]().makeIterator()
    }
}

extension Dictionary.Index: FabricatedFromParts {
    static func fabricated(by maker: ValueFabricator, at path: ValuePath) -> Any? {
        [Key: Value]().startIndex
    }
}

extension Dictionary.Keys: FabricatedFromParts {
    static func fabricated(by maker: ValueFabricator, at path: ValuePath) -> Any? { [Key: Value]().keys }
}

extension Dictionary.Values: FabricatedFromParts {
    static func fabricated(by maker: ValueFabricator, at path: ValuePath) -> Any? { [Key: Value]().values }
}

extension AnyBidirectionalCollection: FabricatedFromParts {
    static func fabricated(by maker: ValueFabricator, at path: ValuePath) -> Any? {
        AnyBidirectionalCollection<Element>([])
    }
}

extension AnyRandomAccessCollection: FabricatedFromParts {
    static func fabricated(by maker: ValueFabricator, at path: ValuePath) -> Any? {
        AnyRandomAccessCollection<Element>([])
    }
}
