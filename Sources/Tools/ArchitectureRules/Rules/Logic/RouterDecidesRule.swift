import SourceModel
import Styles

/// A router decides the destination.
struct RouterDecidesRule: Rule {
    let info = RuleInfo(
        id: "router-decides",
        summary: "A router reads state or asks a collaborator to choose the next scene.",
        why:
            "The next scene is a decision of the logic, and is tested there. In a router the decision is visible "
            + "only in a running app.",
        whatToDo: "Let the logic decide, and give the router one method for each destination.",
        exceptions:
            "In styles whose coordinators may decide, for unwrapping, for following a route that the router "
            + "receives, and for the choice of a transition: pop or dismiss, push or present.",
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

    func findings(in project: ProjectContext) -> [Finding] {
        let suffixes = SceneSuffixes(project)
        return project.roleInstances.filter { $0.role.demands.contains(.neverDecides) }.flatMap { instance in
            instance.type.members.compactMap { member in
                guard member.fact.kind == .method, member.fact.traits.contains(.branches),
                    let code = project.model.code(of: member)
                else { return nil }
                let made = scenesMade(in: code, suffixes, instance, project)
                let isNavigation = Self.navigates(code.body)
                let decision = code.body.branches.first { branch in
                    !made.isEmpty && decides(branch, made.count, code, instance, project)
                        || isNavigation && readsDefaults(branch)
                }
                return decision.map { finding($0, member.fact, instance) }
            }
        }
    }

    private static let navigating: Set<String> = [
        "present", "dismiss", "pushViewController", "popViewController", "popToRootViewController",
        "popToViewController", "setViewControllers",
    ]

    /// Whether it shows or closes scenes by calls of the host.
    private static func navigates(_ body: BodyFact) -> Bool {
        body.calls.contains { $0.callee.names.last.map(navigating.contains) == true }
            || body.assignments.contains { $0.target.names.last == "rootViewController" }
    }

    /// Whether a condition reads what the app has stored in its defaults.
    private func readsDefaults(_ branch: BranchFact) -> Bool {
        branch.decides && Self.choosing.contains(branch.kind)
            && branch.subjects.contains { $0.root == .name && $0.names.first == "UserDefaults" }
    }

    private static let choosing: Set<BranchFact.Kind> = [.if, .guard, .ternary]

    /// The scenes whose views or builders it creates.
    private func scenesMade(
        in code: CodeContext, _ suffixes: SceneSuffixes, _ instance: RoleInstance, _ project: ProjectContext
    ) -> Set<String> {
        Set(
            code.body.calls.compactMap { call -> String? in
                if let type = project.model.constructedType(of: call, in: code) {
                    return suffixes.scene(of: type.name)
                }
                let front = ChainFact(root: call.callee.root, names: call.callee.names.dropLast())
                guard call.callee.names.count > 1,
                    let value = project.model.value(of: front, at: call.location, in: code), value.isMetatype
                else { return nil }
                return suffixes.scene(of: value.type.name)
            })
    }

    /// Whether a condition reads a collaborator, or, if there are several scenes to choose from, a parameter.
    private func decides(
        _ branch: BranchFact, _ scenes: Int, _ code: CodeContext, _ instance: RoleInstance,
        _ project: ProjectContext
    ) -> Bool {
        guard branch.decides, Self.choosing.contains(branch.kind) else { return false }
        return branch.subjects.contains { chain in
            guard chain.root == .name else { return false }
            let names = chain.names.filter { $0 != "self" }
            guard names.count > 1 else { return false }
            if isParameter(names[0], code) {
                return scenes > 1 && branch.compares && !isView(names[0], code, project)
            }
            return isCollaborator(names[0], instance, project)
        }
    }

    private func isParameter(_ name: String, _ code: CodeContext) -> Bool {
        code.member?.parameters.contains { ($0.innerName ?? $0.label) == name } ?? false
    }

    private func isView(_ name: String, _ code: CodeContext, _ project: ProjectContext) -> Bool {
        guard let parameter = code.member?.parameters.first(where: { ($0.innerName ?? $0.label) == name })
        else { return true }
        guard let type = project.model.type(parameter.type, in: code.scope) else { return true }
        return project.model.inheritedNames(of: type).contains { $0.hasPrefix("UI") || $0.hasPrefix("NS") }
    }

    /// Whether it is a stored object of the project that is neither a role nor part of the host.
    private func isCollaborator(_ name: String, _ instance: RoleInstance, _ project: ProjectContext) -> Bool {
        guard
            let reference = project.storedReferences[instance.type.id].first(where: {
                $0.member.fact.name == name
            }),
            !reference.isInside, reference.target.isClass || reference.target.kind == .protocol,
            project.scenes.part(of: reference.target.id) == nil
        else { return false }
        return !project.model.inheritedNames(of: reference.target).contains {
            $0.hasPrefix("UI") || $0.hasPrefix("NS")
        }
            && !["view", "navigation", "controller", "window", "router", "coordinator", "presenter"].contains
            {
                name.lowercased().contains($0)
            }
    }

    private func finding(_ branch: BranchFact, _ member: MemberFact, _ instance: RoleInstance) -> Finding {
        let subject = branch.subjects.first { $0.names.count > 1 }?.text ?? ""
        return Finding(
            of: info, at: branch.location,
            message:
                "\"\(instance.type.name)\" chooses the next scene in \"\(member.name)\" by reading \"\(subject)\"; let the "
                + "logic decide, and give the router one method for each destination",
            subject: "\(instance.type.qualifiedName).\(member.name)")
    }
}
