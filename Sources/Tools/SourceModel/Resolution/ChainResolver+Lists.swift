// Elements at the ends of lists: `viewModel.rides.first?.price`.

extension ChainResolver {
    private static let ends: Set<String> = ["first", "last"]

    private static func namesElement(_ names: ArraySlice<String>) -> Bool {
        names.count > 1 && ends.contains(names[names.startIndex + 1])
    }

    /// The element that the first two names are, of a list that a value stores.
    func element(ofListAtStartOf names: ArraySlice<String>, in value: TypedValue) -> TypedValue? {
        guard Self.namesElement(names), let name = names.first,
            let member = project.member(name, of: value.type, isStatic: value.isMetatype),
            let fact = member.fact.type ?? member.fact.initialType
        else { return nil }
        return element(in: fact, written: project.scope(of: member))
    }

    /// The element that the first two names are, of a variable, a parameter, or a property of the type around.
    func element(ofListAtStartOf names: ArraySlice<String>, _ spot: Spot) -> TypedValue? {
        guard Self.namesElement(names), let name = names.first else { return nil }
        if let local = code.body.local(name, visibleAt: spot.location) {
            return local.type.flatMap { element(in: $0, written: code.scope) }
        }
        if let parameter = code.member?.parameters.last(where: { ($0.innerName ?? $0.label) == name }) {
            return element(in: parameter.type, written: code.scope)
        }
        guard let owner = code.scope.type else { return nil }
        return element(ofListAtStartOf: names, in: TypedValue(owner, isMetatype: isStatic))
    }

    private func element(in fact: TypeFact, written scope: Scope) -> TypedValue? {
        guard case .array(let element) = fact.bare else { return nil }
        return value(of: element, written: scope, on: nil)
    }
}
