import SourceModel
import Styles

/// A router decides the destination.
struct RouterDecidesRule: Rule {
    let info = RuleInfo(
        id: "router-decides",
        summary:
            "A router, of a scene or of the app itself, reads state or asks a collaborator to choose the next scene.",
        why:
            "The next scene is a decision of the logic, and is tested there. In a router the decision is visible "
            + "only in a running app.",
        whatToDo: "Let the logic decide, and give the router one method for each destination.",
        exceptions:
            "In styles whose coordinators may decide, for types named `…Coordinator`, for unwrapping, for following a "
            + "route that the router receives, and for the choice of a transition: pop or dismiss, push or present.",
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
            """,
        isAboutUse: true)

    func findings(in project: ProjectContext) -> [Finding] {
        let suffixes = SceneSuffixes(project)
        let routers = project.roleInstances.filter(isChecked)
        let inScenes = findings(inEach: routers, of: project) { instance in
            decisions(
                in: NavigationCode(
                    project: project, type: instance.type, instance: instance, suffixes: suffixes))
        }
        guard !routers.isEmpty else { return inScenes }
        let outside = findings("outside of scenes", inEach: routersOfNoScene(project), of: project) { type in
            decisions(
                in: NavigationCode(project: project, type: type, instance: nil, suffixes: suffixes))
        }
        return inScenes + outside
    }

    private func decisions(in navigation: NavigationCode) -> [Finding] {
        navigation.project.membersOutsideTests(of: navigation.type).compactMap { member -> Finding? in
            guard member.fact.kind == .method, member.fact.traits.contains(.branches),
                let code = navigation.project.model.code(of: member)
            else { return nil }
            let made = navigation.scenesMade(in: code)
            guard !made.isEmpty || navigation.navigates(code) else { return nil }
            let subjects = DecisionSubjects(navigation: navigation, code: code, scenes: made.count)
            let decision = code.body.branches.lazy.compactMap { branch -> (BranchFact, ChainFact)? in
                subjects.subject(of: branch).map { (branch, $0) }
            }.first
            return decision.map { finding($0.0, reading: $0.1, member.fact, navigation.type) }
        }
    }

    /// A coordinator is there to decide on a flow.
    private func isChecked(_ instance: RoleInstance) -> Bool {
        instance.role.demands.contains(.neverDecides) && !instance.type.name.hasSuffix("Coordinator")
    }

    /// The routers of the app itself, which no scene has, in a project whose scenes have routers that must not decide.
    private func routersOfNoScene(_ project: ProjectContext) -> [TypeEntity] {
        project.model.types.filter { type in
            type.name.hasSuffix("Router") && (type.kind == .class || type.kind == .struct)
                && project.scenes.part(of: type.id) == nil && !type.isLocal
                && !project.model.modules[type.module].isTest
        }
    }

    private func finding(
        _ branch: BranchFact, reading subject: ChainFact, _ member: MemberFact, _ type: TypeEntity
    ) -> Finding {
        Finding(
            of: info, at: branch.location,
            message:
                "\"\(type.name)\" chooses the next scene in \"\(member.name)\" by reading \"\(subject.text)\"; let the "
                + "logic decide, and give the router one method for each destination",
            subject: "\(type.qualifiedName).\(member.name)")
    }
}
