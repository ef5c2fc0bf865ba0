import SourceModel

/// The screens that a storyboard shows as long as the app runs, and that no code makes.
enum StoryboardRoots {
    static func all(in model: ProjectModel) -> [TypeEntity] {
        let classes = model.types.filter {
            $0.isClass && model.lastingScreens.contains($0.name) && !StandIns.contains($0, in: model)
        }
        // Of two with one name, nobody knows which the storyboard means.
        let byName = Dictionary(grouping: classes, by: \.name).filter { $1.count == 1 }
        guard !byName.isEmpty else { return [] }
        let users = model.users(of: Set(byName.keys))
        return byName.values.joined().filter { type in
            !users[type.name, default: []].contains { isMade(type, by: $0, in: model) }
        }.sorted { $0.id < $1.id }
    }

    /// `Home()`, `Home.instantiate()`, `storyboard.instantiateViewController(withIdentifier: "Home") as! Home`
    private static func isMade(_ type: TypeEntity, by user: NameUser, in model: ProjectModel) -> Bool {
        guard let owner = user.type.map({ model.types[$0] }) else { return user.member != nil }
        return owner.members { $0.name == user.member && $0.traits.contains(.calls) }.contains { member in
            let calls = member.fact.body?.calls ?? []
            return calls.contains { call in
                call.callee.root == .name && call.callee.names.first == type.name
                    || call.callee.names.last?.hasPrefix("instantiate") == true
            }
        }
    }
}
