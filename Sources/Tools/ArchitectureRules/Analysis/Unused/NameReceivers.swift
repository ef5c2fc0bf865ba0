import SourceModel

/// The types of what stands before a name.
struct NameReceivers {
    private let model: ProjectModel
    private let typesByName: [String: [TypeEntity]]

    init(_ model: ProjectModel) {
        self.model = model
        typesByName = Dictionary(grouping: model.types, by: \.name)
    }

    /// Those that it may have; none where that is not known.
    func types(of user: NameUser) -> [TypeEntity] {
        switch user.receiver {
        case .own: user.type.map { [model.types[$0]] } ?? []
        case .name(let name) where name.first?.isUppercase == true: typesByName[name] ?? []
        case .name(let name): variables(name, of: user) ?? property(name, of: user).map { [$0] } ?? []
        case .shared(let name, let type): shared(name, of: type)
        case .implicit, .unknown: []
        }
    }

    /// The type of a property that code reads, by its name.
    private func property(_ name: String, of user: NameUser) -> TypeEntity? {
        guard let owner = user.type.map({ model.types[$0] }),
            let found = model.member(name, of: owner, isStatic: false)
        else { return nil }
        return type(of: found)
    }

    private func type(of member: MemberEntity) -> TypeEntity? {
        guard member.fact.kind == .property, let written = member.fact.type ?? member.fact.initialType else {
            return nil
        }
        return model.type(written, in: model.scope(of: member))
    }

    private func shared(_ name: String, of type: String) -> [TypeEntity] {
        let found = (typesByName[type] ?? []).map { owner in
            model.member(name, of: owner, isStatic: true).flatMap(self.type)
        }
        return found.contains { $0 == nil } ? [] : found.compactMap(\.self)
    }

    /// The types of the parameters and variables with this name in code that names something; none if one of them is not known,
    /// and `nil` if there is no such variable.
    private func variables(_ name: String, of user: NameUser) -> [TypeEntity]? {
        guard let owner = user.type.map({ model.types[$0] }) else { return [] }
        let found = (user.member.map { owner.members(named: $0) } ?? []).flatMap { member in
            let scope = model.scope(of: member)
            let parameters = member.fact.parameters.filter { ($0.innerName ?? $0.label) == name }
                .map { model.type($0.type, in: scope) }
            guard let body = member.fact.body else { return parameters }
            return parameters
                + body.locals.filter { $0.name == name }.map { local in
                    (local.type ?? made(local, in: body)).flatMap { model.type($0, in: scope) }
                }
        }
        guard !found.isEmpty else { return nil }
        return found.contains { $0 == nil } ? [] : found.compactMap(\.self)
    }

    /// The type that the code of a variable's value makes: `let loader = RideLoader()`.
    private func made(_ local: LocalFact, in body: BodyFact) -> TypeFact? {
        guard local.origin == nil, case .call(let index) = local.value else { return nil }
        let callee = body.calls[index].callee
        guard callee.root == .name, callee.names.count == 1, let name = callee.names.first,
            name.first?.isUppercase == true
        else { return nil }
        return .name(name)
    }
}
