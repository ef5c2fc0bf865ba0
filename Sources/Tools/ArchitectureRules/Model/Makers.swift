import SourceModel

extension ProjectModel {
    /// The functions that make objects of several classes of the project, by each of these classes: where objects
    /// may be tied to each other.
    func makers() -> [TypeEntity.ID: [MemberEntity]] {
        var found: [TypeEntity.ID: [MemberEntity]] = [:]
        for type in types where type.kind != .protocol {
            for member in type.members {
                guard let body = member.fact.body, body.calls.count > 1, !body.assignments.isEmpty,
                    let code = code(of: member)
                else { continue }
                let made = Set(
                    body.calls.compactMap { call -> TypeEntity? in
                        guard
                            call.callee.names.last?.first?.isUppercase == true
                                || call.callee.names.last == "init"
                        else { return nil }
                        return constructedType(of: call, in: code)
                    }.filter(\.isClass))
                guard made.count > 1 else { continue }
                for one in made { found[one.id, default: []].append(member) }
            }
        }
        return found
    }
}
