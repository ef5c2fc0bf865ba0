import SourceModel

/// A stored property whose type names another type of the project.
struct StoredReference: Sendable {
    let owner: TypeEntity
    let member: MemberEntity
    let target: TypeEntity
    /// Whether the target is part of another type: an element or a generic argument.
    let isInside: Bool

    var isStrong: Bool { member.fact.ownership == .strong && (!isWrapped || isPublished) }

    private var isPublished: Bool { member.fact.attributes.contains("@Published") }

    /// A property wrapper may store its value in any way: `@Weak var view`.
    var isWrapped: Bool {
        member.fact.attributes.contains { attribute in
            let name = attribute.dropFirst().prefix { $0 != "(" }
            return name.first?.isUppercase == true && !Self.isolating.contains(String(name))
        }
    }

    /// Attributes with an uppercase name that are not property wrappers.
    private static let isolating: Set<String> = [
        "IBOutlet", "MainActor", "NSManaged", "GKInspectable", "IBInspectable",
    ]
}

extension ProjectModel {
    /// The references that every type stores, by its index in `types`; without static properties.
    func storedReferences() -> [[StoredReference]] {
        ParallelReading.map(types) { [self] type in
            guard type.kind != .protocol, type.kind != .enum else { return [] }
            var found: [StoredReference] = []
            for member in type.members(where: { $0.kind == .property && $0.isStored && !$0.isStatic }) {
                guard let fact = member.fact.type ?? member.fact.initialType else { continue }
                let scope = self.scope(of: member)
                for target in fact.featureOfStore.map({ self.types($0, in: scope) }) ?? [] {
                    found.append(
                        StoredReference(owner: type, member: member, target: target, isInside: false))
                }
                for part in fact.namedParts where !part.isMetatype {
                    if case .function = fact.bare { continue }
                    for target in self.types(part.type, in: scope) {
                        found.append(
                            StoredReference(
                                owner: type, member: member, target: target, isInside: part.isArgument))
                    }
                }
            }
            return found
        }
    }
}

extension TypeFact {
    var isFunction: Bool {
        if case .function = bare { return true }
        return false
    }

    /// The feature whose store this is in The Composable Architecture: `Ride` of `StoreOf<Ride>` and of
    /// `Store<Ride.State, Ride.Action>`.
    var featureOfStore: TypeFact? {
        guard case .named(nil, let name, let arguments) = bare, Self.stores.contains(name),
            let first = arguments.first
        else { return nil }
        if name.hasSuffix("Of") { return first }
        guard case .named(let feature?, "State", _) = first else { return nil }
        return feature
    }

    private static let stores: Set<String> = ["Store", "StoreOf", "ViewStore", "ViewStoreOf"]

    /// Whether what inherits from it draws: a view, a view controller, an app.
    public var draws: Bool {
        guard let name = bareName else { return false }
        return name == "View" || name == "App" || name == "ViewModifier" || name == "PreviewProvider"
            || name.hasPrefix("UI") || name.hasPrefix("NSView") || name.hasPrefix("NSWindow")
    }

    /// Its last name, where it is a name.
    public var bareName: String? {
        if case .named(_, let name, _) = bare { return name }
        return nil
    }
}

extension TypeEntity {
    /// The types that the initial values of its properties name whose own type the text does not tell:
    /// `lazy var presenter = make(HomePresenter.init)`.
    func initialValues(in model: ProjectModel) -> [TypeEntity] {
        members {
            $0.kind == .property && $0.isStored && !$0.isStatic && $0.ownership == .strong && $0.type == nil
                && $0.initialType == nil
        }.flatMap { member -> [TypeEntity] in
            guard let code = model.code(of: member) else { return [] }
            return BodyChains(code.body).compactMap { chain, _ in
                guard chain.root == .name, let first = chain.names.first, first.first?.isUppercase == true
                else { return nil }
                return model.type(named: first, in: code.scope)
            }
        }
    }

    /// Whether its code sets a property of one of these names to nil, its own or another object's.
    ///
    /// - Parameter inTime: Whether a deinitializer does not count, because the object is then released already.
    func empties(_ names: Set<String>, inTime: Bool = false) -> Bool {
        members.contains { member in
            guard member.fact.traits.contains(.emptied), !inTime || member.fact.kind != .deinitializer,
                let body = member.fact.body
            else { return false }
            return body.assignments.contains {
                $0.value == .literal("nil") && $0.target.names.last.map(names.contains) == true
            }
        }
    }
}
