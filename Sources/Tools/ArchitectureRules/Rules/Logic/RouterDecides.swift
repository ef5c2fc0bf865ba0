import SourceModel
import Styles

/// Who navigates works out where to.
struct RouterDecides: Rule {
    let info = RuleInfo(
        id: "router-decides",
        summary: "A router looks at state or asks a collaborator to choose the scene it goes to.",
        why:
            "Where to go next is a decision of the logic, and is tested there. A router that chooses hides it where "
            + "nothing but a running app shows it.",
        whatToDo: "Let the logic decide and call one method of the router for each way there is.",
        silence:
            "In styles whose coordinators may decide, for unwrapping, for carrying out a route it is given, and for choices of how to get there: pop or "
            + "dismiss, push or present.",
        badExample: """
            protocol Accounts: AnyObject { var isSignedIn: Bool { get } }
            protocol HomeInteracting: AnyObject {}
            protocol HomeRouting: AnyObject { func openProfile() }
            final class HomeViewController { var interactor: (any HomeInteracting)? }
            final class HomePresenter {}
            final class HomeInteractor: HomeInteracting { var router: (any HomeRouting)? }
            final class HomeRouter: HomeRouting {
                var accounts: (any Accounts)?
                func openProfile() {
                    if accounts?.isSignedIn == true {
                        show(ProfileViewController())
                    } else {
                        show(SignInViewController())
                    }
                }
                private func show(_ view: AnyObject) {}
            }
            final class ProfileViewController {}
            final class SignInViewController {}
            """,
        goodExample: """
            protocol Accounts: AnyObject { var isSignedIn: Bool { get } }
            protocol HomeInteracting: AnyObject {}
            protocol HomeRouting: AnyObject { func openProfile() }
            final class HomeViewController { var interactor: (any HomeInteracting)? }
            final class HomePresenter {}
            final class HomeInteractor: HomeInteracting { var router: (any HomeRouting)? }
            final class HomeRouter: HomeRouting {
                func openProfile() { show(ProfileViewController()) }
                func openSignIn() { show(SignInViewController()) }
                private func show(_ view: AnyObject) {}
            }
            final class ProfileViewController {}
            final class SignInViewController {}
            """)

    func findings(in project: CheckedProject) -> [Finding] {
        let suffixes = SceneSuffixes(project)
        return project.players.filter { $0.role.demands.contains(.neverDecides) }.flatMap { player in
            player.type.members.compactMap { member in
                guard member.fact.kind == .method, member.fact.traits.contains(.branches),
                    let code = project.model.code(of: member)
                else { return nil }
                let made = scenesMade(in: code, suffixes, player, project)
                guard !made.isEmpty,
                    let branch = code.body.branches.first(where: {
                        decides($0, made.count, code, player, project)
                    })
                else { return nil }
                return finding(branch, member.fact, player)
            }
        }
    }

    /// The types of scenes whose views or builders it makes.
    private func scenesMade(
        in code: CodeContext, _ suffixes: SceneSuffixes, _ player: Player, _ project: CheckedProject
    ) -> Set<String> {
        Set(
            code.body.calls.compactMap { call -> String? in
                if let type = project.model.constructedType(of: call, in: code) {
                    return suffixes.scene(of: type.name)
                }
                let front = ChainFact(root: call.callee.root, names: call.callee.names.dropLast())
                guard call.callee.names.count > 1,
                    let value = project.model.value(of: front, at: call.place, in: code), value.isMetatype
                else { return nil }
                return suffixes.scene(of: value.type.name)
            })
    }

    /// Whether a condition looks at a collaborator, or, where there are several scenes to choose from, at what a
    /// given value says.
    private func decides(
        _ branch: BranchFact, _ scenes: Int, _ code: CodeContext, _ player: Player, _ project: CheckedProject
    ) -> Bool {
        guard branch.decides, branch.kind == .if || branch.kind == .guard || branch.kind == .ternary else {
            return false
        }
        return branch.subjects.contains { chain in
            guard chain.root == .name else { return false }
            let names = chain.names.filter { $0 != "self" }
            guard names.count > 1 else { return false }
            if isParameter(names[0], code) {
                return scenes > 1 && branch.compares && !isView(names[0], code, project)
            }
            return isCollaborator(names[0], player, project)
        }
    }

    private func isParameter(_ name: String, _ code: CodeContext) -> Bool {
        code.member?.parameters.contains { ($0.innerName ?? $0.label) == name } ?? false
    }

    private func isView(_ name: String, _ code: CodeContext, _ project: CheckedProject) -> Bool {
        guard let parameter = code.member?.parameters.first(where: { ($0.innerName ?? $0.label) == name })
        else { return true }
        guard let type = project.model.type(parameter.type, in: code.scope) else { return true }
        return project.model.inheritedNames(of: type).contains { $0.hasPrefix("UI") || $0.hasPrefix("NS") }
    }

    /// Whether it is a stored object of the project that is no role and nothing of the host's.
    private func isCollaborator(_ name: String, _ player: Player, _ project: CheckedProject) -> Bool {
        guard let holding = project.holdings[player.type.id].first(where: { $0.member.fact.name == name }),
            !holding.isInside, holding.target.isClass || holding.target.kind == .protocol,
            project.scenes.part(of: holding.target.id) == nil
        else { return false }
        return !project.model.inheritedNames(of: holding.target).contains {
            $0.hasPrefix("UI") || $0.hasPrefix("NS")
        }
            && !["view", "navigation", "controller", "window", "router", "coordinator", "presenter"].contains
            {
                name.lowercased().contains($0)
            }
    }

    private func finding(_ branch: BranchFact, _ member: MemberFact, _ player: Player) -> Finding {
        let subject = branch.subjects.first { $0.names.count > 1 }?.text ?? ""
        return Finding(
            rule: id, severity: info.severity, place: branch.place,
            message:
                "\"\(player.type.name)\" chooses in \"\(member.name)\" where to go by looking at \"\(subject)\"; let the "
                + "logic decide and give the router one method for each way",
            subject: "\(player.type.qualifiedName).\(member.name)")
    }
}

/// Tells types of scenes by the endings that the project's styles give to views and builders.
struct SceneSuffixes {
    private let suffixes: [String]

    init(_ project: CheckedProject) {
        suffixes = Array(
            Set(
                project.styles.flatMap { style in
                    style.roles.filter { $0.platform == .host || $0.name == "builder" }.flatMap(\.suffixes)
                })
        ).sorted { ($0.utf8.count, $0) > ($1.utf8.count, $1) }
    }

    /// The scene's name, where the type is called as a view or builder.
    func scene(of type: String) -> String? {
        suffixes.first { type.hasSuffix($0) && type.utf8.count > $0.utf8.count }
            .map { String(type.dropLast($0.count)) }
    }
}
