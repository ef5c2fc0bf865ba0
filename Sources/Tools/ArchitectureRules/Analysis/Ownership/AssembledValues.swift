import SourceModel

/// Where an app puts its objects together, or sets those of others.
enum AssembledValues {
    private static let making = ["make", "create", "build"]

    /// Whether a method makes something of what a container has: `makeDetail()`.
    static func isFactory(_ member: MemberFact?) -> Bool {
        guard let member, member.kind == .method, member.type != nil else { return false }
        return making.contains { prefix in
            member.name.hasPrefix(prefix)
                && member.name.dropFirst(prefix.count).first.map(\.isUppercase) ?? true
        }
    }

    /// Whether the project sets a shared object of a type from outside, which a test can do as well: `Account.shared = account`.
    static func assigns(_ type: String, _ name: String, _ project: ProjectContext) -> Bool {
        let names = NameQuery([type])
        return project.model.types.contains { owner in
            owner.members { $0.traits.contains(.assignments) && $0.bodyMayName(names) }.contains { member in
                member.fact.body?.assignments.contains {
                    $0.target.root == .name && $0.target.names == [type, name]
                } == true
            }
        }
    }
}
