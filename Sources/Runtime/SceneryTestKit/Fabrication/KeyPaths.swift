extension AnyKeyPath: FabricatedFromParts {
    /// One that leads to a value fabricated at each read, whatever it starts from, and takes any write.
    static func fabricated(by maker: ValueFabricator, at path: ValuePath) -> Any? {
        guard let root = (self as? any StartingSomewhere.Type)?.start else { return \Int.self as AnyKeyPath }
        func rooted<Root>(_ root: Root.Type) -> Any? {
            guard let value = (self as? any LeadingSomewhere.Type)?.end else {
                return \Root.self as PartialKeyPath<Root>
            }
            func opened<Value>(_ value: Value.Type) -> Any? {
                maker.make(value, at: path).map { _ in keyPath(from: root, to: value) }
            }
            return _openExistential(value, do: opened)
        }
        return _openExistential(root, do: rooted)
    }
}

private protocol StartingSomewhere {
    static var start: Any.Type { get }
}

extension PartialKeyPath: StartingSomewhere {
    fileprivate static var start: Any.Type { Root.self }
}

private protocol LeadingSomewhere {
    static var end: Any.Type { get }
}

extension KeyPath: LeadingSomewhere {
    fileprivate static var end: Any.Type { Value.self }
}

/// A property that every type could have, and that leads to a made value.
private struct Whole<Root, Value> {
    let root: Root

    var part: Value {
        get {
            guard let value = ValueFabricator(source: .nothing).make(Value.self) else {
                // The path is made only after a value was.
                preconditionFailure("no \(Value.self) can be made")
            }
            return value
        }
        nonmutating set { _ = newValue }
    }
}

/// A structure with one property has the layout of the property: the path of the one can be that of the other. It
/// is made one by its header, which says of which class it is.
private func keyPath<Root, Value>(from root: Root.Type, to value: Value.Type) -> Any {
    let path = \Whole<Root, Value>.part
    let wanted = unsafeBitCast(ReferenceWritableKeyPath<Root, Value>.self as Any.Type, to: Int.self)
    withExtendedLifetime(path) {
        Unmanaged.passUnretained(path as AnyObject).toOpaque().storeBytes(of: wanted, as: Int.self)
    }
    return path
}
