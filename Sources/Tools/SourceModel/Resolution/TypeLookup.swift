extension ProjectModel {
    private func context(_ scope: Scope) -> NameLookup.Context {
        NameLookup.Context(
            module: scope.module, file: scope.file, type: scope.type?.id, generics: scope.generics)
    }

    /// The type of the project that a written type refers to, after removing optionals, `any`, `some` and attributes and
    /// following aliases.
    ///
    /// `nil` for a type from outside, a collection, a function, a composition of several types of the project, a
    /// generic parameter, and for a name that is not seen from there or could mean two things.
    public func type(_ fact: TypeFact, in scope: Scope) -> TypeEntity? {
        let found = types(fact, in: scope)
        return found.count == 1 ? found[0] : nil
    }

    /// The same for every part of a composition.
    public func types(_ fact: TypeFact, in scope: Scope) -> [TypeEntity] {
        lookup.types(fact, from: context(scope)).map { types[$0] }
    }

    /// The type or alias that a written name means; `nil` for a type from outside and what is no plain name.
    func meaning(_ fact: TypeFact, in scope: Scope) -> NameLookup.Meaning? {
        lookup.meaning(fact, from: context(scope))
    }

    /// The type of this simple name as seen from the scope.
    public func type(named name: String, in scope: Scope) -> TypeEntity? {
        index.known.contains(name) || name == "Self" ? type(.name(name), in: scope) : nil
    }

    /// The type aliases of a module whose last name this is, in any order.
    public func aliases(named name: String, module: Int) -> [AliasFact] {
        guard index.known.contains(name) else { return [] }
        return index.aliases[module].values.joined().filter { $0.fact.name == name }.map(\.fact)
    }

    // MARK: Supertypes

    /// The classes and protocols of the project in the inheritance clauses of all its declarations; its superclass first.
    public func supertypes(of type: TypeEntity) -> [TypeEntity] {
        index.supertypes[type.id].map { types[$0] }
    }

    /// Its superclass, if the project declares it.
    public func superclass(of type: TypeEntity) -> TypeEntity? {
        guard type.kind == .class else { return nil }
        return supertypes(of: type).first { $0.kind == .class }
    }

    /// All types of the project that it inherits from or conforms to, directly or not, nearest first.
    ///
    /// - Complexity: constant.
    public func ancestors(of type: TypeEntity) -> [TypeEntity] { index.ancestors[type.id] }

    /// Whether it is, inherits from or conforms to the other.
    public func inherits(_ type: TypeEntity, from other: TypeEntity) -> Bool {
        type == other || ancestors(of: type).contains(other)
    }

    /// The last names of everything it and its ancestors write after their colons, with what is outside of the
    /// project: `UIViewController`, `Codable`.
    public func inheritedNames(of type: TypeEntity) -> Set<String> {
        var names: Set<String> = []
        for one in [type] + ancestors(of: type) {
            for fact in one.inherited {
                names.formUnion(fact.namedParts.filter { !$0.isArgument }.map(\.name))
            }
        }
        return names
    }

    /// The types that conform to a protocol or inherit from a class, directly or not; other protocols left out.
    public func conformers(of type: TypeEntity) -> [TypeEntity] {
        index.reach(from: type.id, index.subtypes).map { types[$0] }.filter { $0.kind != .protocol }
    }

    /// The protocols that refine a protocol, directly or not.
    public func refinements(of type: TypeEntity) -> [TypeEntity] {
        index.reach(from: type.id, index.subtypes).map { types[$0] }.filter { $0.kind == .protocol }
    }

    /// The type it is nested in.
    public func outerType(of type: TypeEntity) -> TypeEntity? { lookup.outer(of: type.id).map { types[$0] } }
}
