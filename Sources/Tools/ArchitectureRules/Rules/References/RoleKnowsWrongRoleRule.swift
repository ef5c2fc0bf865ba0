import SourceModel
import Styles

/// A role names a role of its scene that its style does not allow.
struct RoleKnowsWrongRoleRule: Rule {
    let info = RuleInfo(
        id: "role-knows-wrong-role",
        summary:
            "A role names another role of its scene that its style does not allow it to depend on, or reaches it through "
            + "a third one, such as the data that a router passes on, or a view stores what works for the logic.",
        why:
            "The style defines which roles communicate. A shortcut couples two roles that should change "
            + "independently, and tests of the roles between them do not see what crosses there.",
        whatToDo:
            "Go through the roles between: call the role that the style allows, and let it call the next.",
        exceptions:
            """
            Where a scene is assembled: in builders, and in functions that create several of its roles.

            What works for the logic counts by its name: workers, repositories and gateways. In styles \
            without interactors, these and what asks a server (`NetworkService`, `APIClient`, \
            `ApiController`) count if the view calls them, rather than to make its view model.

            A shared object counts if the view calls it and it asks a server, by its name \
            (`APIManager.shared`, or `APIManager.rides` with a closure for the answer or as a stream that the view subscribes to), or as a `…Service` \
            whose answer the view awaits, subscribes to or gets by a closure (`load…`, `send…`), unless it \
            loads pictures. So does a client whose answer the view waits for, if it makes it itself (`RideClient()`) or \
            finds it in another object (`Env.client`), and a service that the view makes or stores and that answers by a \
            closure (`service.loadRides { … }`). Other views count that store the logic of a scene, such as sheets, and \
            those of SwiftUI in an app with several scenes.
            """,
        badExample: """
            protocol AboutInteracting: AnyObject { func closeTapped() }
            protocol AboutPresenting: AnyObject { func present(error: any Error) }
            protocol AboutDisplaying: AnyObject { func show(error: String) }

            final class AboutViewController: AboutDisplaying {
                var interactor: (any AboutInteracting)?
                func show(error: String) {}
            }
            final class AboutInteractor: AboutInteracting {
                var presenter: (any AboutPresenting)?
                weak var view: (any AboutDisplaying)?
                func closeTapped() { view?.show(error: "not now") }
            }
            final class AboutPresenter: AboutPresenting {
                weak var view: (any AboutDisplaying)?
                func present(error: any Error) { view?.show(error: "\\(error)") }
            }
            """,
        goodExample: """
            protocol AboutInteracting: AnyObject { func closeTapped() }
            protocol AboutPresenting: AnyObject { func present(error: any Error) }
            protocol AboutDisplaying: AnyObject { func show(error: String) }

            final class AboutViewController: AboutDisplaying {
                var interactor: (any AboutInteracting)?
                func show(error: String) {}
            }
            final class AboutInteractor: AboutInteracting {
                var presenter: (any AboutPresenting)?
                func closeTapped() { presenter?.present(error: CancellationError()) }
            }
            final class AboutPresenter: AboutPresenting {
                weak var view: (any AboutDisplaying)?
                func present(error: any Error) { view?.show(error: "\\(error)") }
            }
            """)

    func findings(in project: ProjectContext) -> [Finding] {
        let locations = AssemblyFinder(project)
        let instances = project.roleInstances.filter { $0.role.name != "builder" }
        return findings(inEach: instances, of: project) { instance in
            var reported: Set<String> = []
            var assembly: [MemberEntity]?
            let workers = heldWorkers(by: instance, project)
            let named =
                project.model.references(from: instance.type).compactMap { reference -> Finding? in
                    guard Self.kinds.contains(reference.kind), !isSuperclassArgument(reference),
                        let role = role(namedBy: reference, in: instance, project), role != "builder",
                        !isValue(role, instance), !isObserved(reference, by: role, instance, project),
                        !instance.style.allows(instance.role.name, toKnow: role)
                    else { return nil }
                    let building = assembly ?? locations.members(of: instance.type)
                    assembly = building
                    guard !building.contains(where: { $0.contains(reference.location) }),
                        !asksForAssembly(reference, instance, project)
                    else { return nil }
                    let line = "\(role) \(reference.location.path):\(reference.location.line)"
                    guard reported.insert(line).inserted else { return nil }
                    return finding(reference, role, instance)
                }
            return workers + calledClients(by: instance, project) + named
                + reached(by: instance, besides: &reported, locations, project)
        } + calledClients(byPartsIn: project)
    }

    /// The roles that a role calls through another one without naming their types.
    private func reached(
        by instance: RoleInstance, besides reported: inout Set<String>, _ assembly: AssemblyFinder,
        _ project: ProjectContext
    ) -> [Finding] {
        let roles = ReachedRoles(project: project, instance: instance)
        var findings: [Finding] = []
        for member in project.membersOutsideTests(of: instance.type) {
            let reaches = roles.reaches(of: member).filter { reach in
                reach.role != "builder" && !isValue(reach.role, instance)
                    && (!instance.style.allows(instance.role.name, toKnow: reach.role)
                        || isDetour(reach, instance))
            }
            guard !reaches.isEmpty, !assembly.isAssembly(member) else { continue }
            for reach in reaches {
                let line = "\(reach.role) \(reach.location.path):\(reach.location.line)"
                if reported.insert(line).inserted { findings.append(finding(reach, member.fact, instance)) }
            }
        }
        return findings
    }

    /// Whether it goes through a role that keeps the other one for itself: a view reads the data that its router passes on, a
    /// router calls the logic that the view stores, or logic takes the view from its router.
    private func isDetour(_ reach: ReachedRoles.Reach, _ instance: RoleInstance) -> Bool {
        switch (instance.role.name, reach.role) {
        case ("view", "logic"), ("logic", "view"): reach.through == ["navigation"]
        // What the next scene needs was passed on this way.
        case ("navigation", "logic"): reach.through == ["view"] && reach.isCall
        default: false
        }
    }

    private func finding(_ reach: ReachedRoles.Reach, _ member: MemberFact, _ instance: RoleInstance)
        -> Finding
    {
        Finding(
            of: info, at: reach.location,
            message:
                "\"\(instance.type.name)\" is the \(instance.role.name) of its scene and reaches its \(reach.role) through "
                + "\"\(reach.path)\", which the style \"\(instance.style.name)\" does not allow; \(advice(instance))",
            subject: "\(instance.type.qualifiedName).\(member.name) → \(reach.type.qualifiedName)")
    }

    private func advice(_ instance: RoleInstance) -> String {
        let known = instance.style.references.filter { $0.from == instance.role.name && !$0.isOptional }.map(
            \.to)
        return known.isEmpty
            ? "go through the roles between" : "it may depend on the \(known.joined(separator: " and the "))"
    }

    /// Whether it only fills in the superclass: `class HomeView: Screen<HomeInteractor, HomePresenter>`.
    private func isSuperclassArgument(_ reference: TypeReference) -> Bool {
        reference.kind == .genericArgument && reference.member == nil
    }

    /// The role of the type that is named; a type that a view nests is the view's, and one that an interactor nests is the
    /// interactor's.
    private func role(namedBy reference: TypeReference, in instance: RoleInstance, _ project: ProjectContext)
        -> String?
    {
        if let role = project.role(of: reference.to, inSceneOf: instance) { return role }
        guard let outer = project.model.outerType(of: reference.to),
            project.model.outerType(of: instance.type) != outer,
            let role = project.role(of: outer, inSceneOf: instance)
        else { return nil }
        // A role nested in a view belongs to itself: `AddTokenViewController.ViewModel`.
        if instance.role.suffixes.contains(where: reference.to.name.hasSuffix) { return nil }
        if role == "view" { return role }
        let isNeeded = instance.style.role(role)?.allows.contains(.absence) == false
        return role == "logic" && isNeeded && instance.style.coreRoles.contains(role) ? role : nil
    }

    /// Whether it is a call that has the own scene assembled: `HomeRouter.createModule(for: self)`.
    private func asksForAssembly(
        _ reference: TypeReference, _ instance: RoleInstance, _ project: ProjectContext
    ) -> Bool {
        guard reference.kind == .staticUse,
            let member = instance.type.members.first(where: { $0.contains(reference.location) }),
            let body = member.fact.body
        else { return false }
        return body.calls.contains { call in
            call.location.line == reference.location.line && call.callee.names.count == 2
                && call.callee.names[0] == reference.to.name
                && Self.assembling.contains { call.callee.names[1].hasPrefix($0) }
                && call.arguments.contains { $0.value == .chain(ChainFact(root: .name, names: ["self"])) }
        }
    }

    private static let assembling = ["create", "build", "make", "configure", "assemble", "setup", "setUp"]

    /// Whether the other role observes this one, which then may name what the other nests, or asks it for once, and
    /// must not store it.
    private func isObserved(
        _ reference: TypeReference, by role: String, _ instance: RoleInstance, _ project: ProjectContext
    ) -> Bool {
        let observes = instance.style.payloads.contains {
            $0.from == instance.role.name && $0.to == role && $0.kind == .observable
        }
        guard observes else { return false }
        // A delegate's protocol may be all that the view shows of itself.
        return ![.strong, .weak, .unowned].contains(reference.kind)
            || project.scenes.part(of: reference.to.id)?.isBoundary != false
    }

    /// Whether it is a value that crosses between roles, which both of them must name.
    private func isValue(_ role: String, _ instance: RoleInstance) -> Bool {
        instance.style.role(role).map { $0.kind == .struct && $0.contracts.isEmpty } ?? true
    }

    /// A pattern or metatype often only distinguishes types.
    private static let kinds: Set<TypeReference.Kind> = [
        .strong, .weak, .unowned, .computed, .parameter, .result, .local, .construction, .staticUse, .cast,
        .genericArgument,
    ]

    private func finding(_ reference: TypeReference, _ role: String, _ instance: RoleInstance) -> Finding {
        Finding(
            of: info, at: reference.location,
            message:
                "\"\(instance.type.name)\" is the \(instance.role.name) of its scene and names its \(role) "
                + "\"\(reference.to.qualifiedName)\", which the style \"\(instance.style.name)\" does not allow; \(advice(instance))",
            subject: "\(instance.type.qualifiedName) → \(reference.to.qualifiedName)")
    }
}
