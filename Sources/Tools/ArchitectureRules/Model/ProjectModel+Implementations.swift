import SourceModel

extension ProjectModel {
    /// The code behind a requirement, in each type of the app that has it; a function itself.
    func implementations(of member: MemberEntity) -> [MemberEntity] {
        guard member.fact.body == nil, let owner = member.owner.map({ types[$0] }), owner.kind == .protocol
        else {
            return [member]
        }
        let labels = member.fact.parameters.map(\.label)
        let isSame = { (other: MemberEntity) in
            other.fact.name == member.fact.name && other.fact.parameters.map(\.label) == labels
        }
        let found = conformers(of: owner).filter { $0.kind != .protocol && !StandIns.contains($0, in: self) }
        // What an extension of the protocol does for those that do not do it themselves.
        let standard = owner.members.first { isSame($0) && $0.fact.body != nil } ?? member
        return found.map { $0.members.first(where: isSame) ?? standard }
    }
}
