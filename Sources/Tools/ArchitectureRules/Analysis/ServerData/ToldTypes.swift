import SourceModel

/// The types of variables that the declaration of something else tells: of a closure that a property stores, of a case.
struct ToldTypes {
    let model: ProjectModel
    let code: CodeContext

    /// The type of a parameter of a closure that is put into a property: `viewModel.onChange = { ride in … }`.
    func type(at place: Int, of closure: Int) -> TypeEntity? {
        guard let target = code.body.closures[closure].target, target.root == .name,
            let name = target.names.last
        else { return nil }
        let location = code.body.closures[closure].location
        let front = ChainFact(
            root: .name, names: target.names.count == 1 ? ["self"] : Array(target.names.dropLast()))
        guard let owner = model.value(of: front, at: location, in: code), !owner.isMetatype,
            let member = model.member(name, of: owner.type, isStatic: false),
            case .function(let parameters, _, _)? = member.fact.type?.bare, place < parameters.count
        else { return nil }
        return model.type(parameters[place].type.bare, in: model.scope(of: member))
    }

    /// The type of what a case brings along, by the only case of that name in the project: `case .shown(let ride)`.
    func payload(of local: LocalFact) -> TypeEntity? {
        guard local.value == .other, local.place == nil, let pattern = pattern(around: local) else {
            return nil
        }
        let bound = code.body.locals.filter {
            $0.location.line == local.location.line && $0.location.column > pattern.location.column
                && $0.value == .other && $0.place == nil
        }
        guard let place = bound.firstIndex(of: local) else { return nil }
        let found = model.types.filter { $0.kind == .enum }.flatMap { type in
            type.members { $0.kind == .enumCase && $0.name == pattern.chain.names[0] }
        }
        guard found.count == 1, found[0].fact.parameters.count == bound.count else { return nil }
        return model.type(found[0].fact.parameters[place].type.bare, in: model.scope(of: found[0]))
    }

    /// The case before a variable on its line.
    private func pattern(around local: LocalFact) -> UseFact? {
        code.body.uses.last {
            $0.chain.root == .implicit && $0.chain.names.count == 1
                && $0.location.line == local.location.line && $0.location.column < local.location.column
        }
    }
}
