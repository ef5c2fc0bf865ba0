/// An optional or a collection, which a seeded maker fills rather than leaves empty.
protocol FabricatedFromElements {
    static func make(by maker: ValueFabricator, at path: ValuePath) -> Any?
}

extension ValueFabricator {
    /// Two elements near the root and none far from it, where types that hold themselves have to end.
    fileprivate func elements<Element>(_ type: Element.Type, at path: ValuePath) -> [Element] {
        guard path.depth < 6 else { return [] }
        return (0..<2).compactMap { make(type, at: path + "\($0)") }
    }
}

extension Optional: FabricatedFromElements {
    static func make(by maker: ValueFabricator, at path: ValuePath) -> Any? {
        let value = path.depth < 6 ? maker.make(Wrapped.self, at: path) : nil
        return value as Wrapped? as Any
    }
}

extension Array: FabricatedFromElements {
    static func make(by maker: ValueFabricator, at path: ValuePath) -> Any? {
        maker.elements(Element.self, at: path)
    }
}

extension ContiguousArray: FabricatedFromElements {
    static func make(by maker: ValueFabricator, at path: ValuePath) -> Any? {
        ContiguousArray(maker.elements(Element.self, at: path))
    }
}

extension Set: FabricatedFromElements {
    static func make(by maker: ValueFabricator, at path: ValuePath) -> Any? {
        Set(maker.elements(Element.self, at: path))
    }
}

extension Dictionary: FabricatedFromElements {
    static func make(by maker: ValueFabricator, at path: ValuePath) -> Any? {
        let keys = maker.elements(Key.self, at: path + "key")
        let pairs = keys.enumerated().compactMap { number, key in
            maker.make(Value.self, at: path + "\(number)").map { (key, $0) }
        }
        return Dictionary(pairs) { first, _ in first }
    }
}
