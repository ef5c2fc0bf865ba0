import SourceModel

extension ProjectModel {
    /// The functions that create objects of several classes of the project, by each of these classes: where objects
    /// may be connected with each other.
    func factoryFunctions() -> [TypeEntity.ID: [MemberEntity]] {
        var found: [TypeEntity.ID: [MemberEntity]] = [:]
        for type in types where type.kind != .protocol {
            for member in type.members(where: { $0.traits.isSuperset(of: [.constructions, .assignments]) }) {
                guard let code = code(of: member) else { continue }
                let made = Set(
                    code.body.calls.compactMap { call -> TypeEntity? in
                        guard call.callee.readsAsInitializer else { return nil }
                        return constructedType(of: call, in: code)
                    }.filter(\.isClass))
                guard made.count > 1 else { continue }
                for one in made { found[one.id, default: []].append(member) }
            }
        }
        return found
    }
}
