import SceneryObservables

/// A member of a boundary, as tests name it: which crossings are meant, and of which types their arguments are.
///
/// `scenery mock --proxies` writes one for each member, next to the proxy of its boundary. The members of
/// `AboutPresenting` are static properties of `AboutPresentingCrossing`, named as in the mock: the member's name with
/// its argument labels.
///
///     enum AboutPresentingCrossing {
///         static var present: CrossingMember<About> { CrossingMember("AboutPresenting.present(_:)") }
///         static var presentIsLoading: CrossingMember<Bool> { CrossingMember("AboutPresenting.present(isLoading:)") }
///     }
///
/// `Arguments` is `Void` for none, the type itself for one argument, and a tuple for several. An argument is an `Any`
/// where its type has no name outside of the member: generic parameters, associated types that stay open, `Self`,
/// opaque types and functions. One that cannot be copied is a `CrossingValue`.
public struct CrossingMember<Arguments>: Sendable {
    /// The boundary and the member as Swift names it: `AboutPresenting.present(isLoading:)`.
    public let name: String
    /// What is done with the member.
    public let kind: Crossing.Kind

    /// - Parameters:
    ///   - name: The boundary and the member as Swift names it.
    ///   - kind: What is done with the member; it is called unless specified.
    public init(_ name: String, _ kind: Crossing.Kind = .call) {
        self.name = name
        self.kind = kind
    }
}

/// A property of a boundary, as tests name it.
///
/// A property whose type is an observable has `change`; any other is read. A property that can be set has a
/// `CrossingMember` for that too, named `set` with the property's name.
public struct CrossingProperty<Value>: Sendable {
    private let name: String

    /// - Parameter name: The boundary and the property: `AboutViewModeling.title`.
    public init(_ name: String) { self.name = name }

    /// Reads of the property.
    public var read: CrossingMember<Void> { CrossingMember(name, .get) }
}

extension CrossingProperty where Value: ObservableReading {
    /// Changes of the observable, with its new value.
    public var change: CrossingMember<Value.Value> { CrossingMember(name, .change) }
}

extension Crossing {
    /// Whether it is a crossing of a member, whatever its arguments.
    public func isOf<Arguments>(_ member: CrossingMember<Arguments>) -> Bool {
        kind == member.kind && name == member.name
    }
}
