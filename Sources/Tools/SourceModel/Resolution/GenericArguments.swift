extension ProjectModel {
    /// What a class writes for a generic parameter of one of its superclasses, and where: `HomeViewModel` for `VM` in
    /// `final class HomeScreen: Screen<HomeViewModel>`.
    public func argument(
        for parameter: String, of base: TypeEntity, in type: TypeEntity, depth: Int = 4
    ) -> (type: TypeFact, scope: Scope)? {
        guard depth > 0, let parent = superclass(of: type),
            let part = type.parts.first(where: { !$0.fact.inherited.isEmpty }),
            case .named(_, parent.name, let arguments)? = part.fact.inherited.first
        else { return nil }
        let written = { (name: String) -> (type: TypeFact, scope: Scope)? in
            guard arguments.count == parent.declaration.generics.count,
                let place = parent.declaration.generics.firstIndex(where: { $0.name == name })
            else { return nil }
            return (arguments[place], self.scope(of: part, in: type))
        }
        if parent == base { return written(parameter) }
        guard let found = argument(for: parameter, of: base, in: parent, depth: depth - 1) else { return nil }
        // The superclass may pass on a parameter of its own.
        guard case .named(nil, let name, _) = found.type.bare else { return found }
        return written(name) ?? found
    }
}
