import SourceModel

/// The code that sets tab bars up.
enum TabBars {
    private static let controller = "UITabBarController"

    /// That of their controllers and of who keeps one, and of the other roles of their scenes: what runs once, and functions named for
    /// tabs.
    static func beginnings(in project: ProjectContext) -> [MemberEntity] {
        let model = project.model
        let owners = model.types.filter { type in
            type.isClass && !StandIns.contains(type, in: model)
                && (model.inheritedNames(of: type).contains(controller) || keepsOne(type) || serves(type))
        }
        let scenes = owners.compactMap { project.roleInstance(of: $0) }.flatMap { instance in
            project.scenes.all[instance.scene].types.values.joined()
        }
        let known = Set(owners.map(\.id) + scenes)
        return known.sorted().flatMap { type in
            model.types[type].members {
                RootScreens.isBeginning($0)
                    || $0.kind == .method && $0.name.lowercased().contains("tab")
            }
        }
            + model.types.filter { !known.contains($0.id) }.flatMap { type in
                type.members(where: setsUp(type))
            }
    }

    /// Whether a function gets a tab bar to set it up, or makes something for a type that is named for one: `TabBarFactory.makeHome()`.
    private static func setsUp(_ type: TypeEntity) -> (MemberInPlace) -> Bool {
        let isNamed = type.name.lowercased().contains("tabbar")
        return { member in
            member.kind == .method
                && (isNamed && member.type != nil
                    || member.parameters.contains { parameter in
                        parameter.type.bareName.map { $0 == controller || $0.hasSuffix("TabBarController") }
                            == true
                    })
        }
    }

    /// Whether it is a role beside a tab bar by its name: `MainTabPresenter`.
    private static func serves(_ type: TypeEntity) -> Bool {
        let words = type.name.camelCaseWords
        return words.contains { ["Tab", "Tabbar"].contains($0) } && words.last.map(roles.contains) == true
    }

    private static let roles: Set<String> = ["Presenter", "Coordinator", "Router", "Wireframe", "Interactor"]

    private static func keepsOne(_ type: TypeEntity) -> Bool {
        !type.members { member in
            guard member.kind == .property, member.isStored,
                let name = (member.type ?? member.initialType)?.bareName
            else { return false }
            return name == controller || name.hasSuffix("TabBarController")
        }.isEmpty
    }
}
