import SourceModel
import Styles

// What works for the logic, and a view stores or calls.

extension RoleKnowsWrongRoleRule {
    private static let workers = ["Worker", "Repository", "Gateway"]
    /// What asks a server, by its name. A view of a style without interactors may store it to make its view model.
    private static let services =
        workers + [
            "NetworkService", "NetworkManager", "NetworkClient", "APIService", "APIManager", "APIClient",
            "ApiService",
            "ApiManager", "ApiClient", "APIController", "ApiController",
        ]

    /// What works for the logic, and a view stores: `var worker: NewsWorker?`. In styles without interactors, what it calls too.
    func heldWorkers(by instance: RoleInstance, _ project: ProjectContext) -> [Finding] {
        guard let worked = worked(in: instance) else { return [] }
        let names = worked == "logic" ? Self.workers : Self.services
        return project.storedReferences[instance.type.id].compactMap { reference in
            let name = reference.target.name
            guard names.contains(where: { name.contains($0) && (worked != "logic" || !name.hasPrefix($0)) }),
                !reference.isInside, project.scenes.part(of: reference.target.id) == nil,
                reference.target.kind != .enum, !isView(reference.target, project),
                worked == "logic" || calls(reference.member.fact.name, instance.type)
            else { return nil }
            return finding(
                "stores \"\(name)\"", at: reference.member.fact.location, by: instance, worked,
                subject: "\(instance.type.qualifiedName) → \(reference.target.qualifiedName)")
        }
    }

    /// The role that should call what works for it, if the instance is a view.
    private func worked(in instance: RoleInstance) -> String? {
        guard instance.role.platform == .host else { return nil }
        return ["logic", "presentation"].first { isNeeded($0, in: instance.style) }
    }

    /// Whether it loads pictures by its name, which views may ask for.
    private static func loadsPictures(_ name: String) -> Bool {
        ["Image", "Photo", "Picture", "Avatar"].contains { name.contains($0) }
    }

    /// Shared objects that ask a server, which a view calls: `try await AccountService.shared.deleteAll()`.
    func sharedServices(usedBy instance: RoleInstance, _ project: ProjectContext) -> [Finding] {
        guard let worked = worked(in: instance) else { return [] }
        return project.membersOutsideTests(of: instance.type).flatMap { member -> [Finding] in
            guard member.fact.traits.contains(.calls), let code = project.model.code(of: member) else {
                return []
            }
            return code.body.calls.enumerated().compactMap { index, call in
                let names = call.callee.names
                guard call.callee.root == .name, names.count == 3, !Self.loadsPictures(names[0]),
                    SharedMembers.accessors.contains(names[1])
                        && (names[0].hasSuffix("Service")
                            && (call.isAwaited || loads(call) || isSubscribed(index, in: code.body))
                            || Self.asksServer(names[0]))
                        || Self.asksServer(names[0]) && loads(call),
                    let type = project.model.type(named: names[0], in: code.scope),
                    type.isClass || type.kind == .actor || !SharedMembers.accessors.contains(names[1]),
                    project.scenes.part(of: type.id) == nil
                else { return nil }
                return finding(
                    "calls \"\(call.callee.text)\"", at: call.location, by: instance, worked,
                    subject: "\(instance.type.qualifiedName).\(member.fact.name) → \(type.qualifiedName)")
            }
        }
    }

    /// Whether the code waits for the stream that a call returns: `RideService.shared.loadRides().subscribe { … }`.
    private func isSubscribed(_ index: Int, in body: BodyFact) -> Bool {
        var streams: Set<Int> = [index]
        for (number, call) in body.calls.enumerated().dropFirst(index) {
            guard case .call(let before) = call.callee.root, streams.contains(before) else { continue }
            if ["subscribe", "sink", "done"].contains(call.callee.names.last) { return true }
            streams.insert(number)
        }
        return false
    }

    /// Whether it asks a server, by its name: `APIManager.shared`, `APIManager.rides`.
    private static func asksServer(_ name: String) -> Bool {
        services.contains(where: name.contains) || !Set(["API", "Api"]).isDisjoint(with: name.camelCaseWords)
    }

    /// Whether a call gets an answer by a closure, by its name too: `RideService.shared.loadRides { … }`.
    private func loads(_ call: CallFact) -> Bool {
        guard case .closure? = call.arguments.last?.value else { return false }
        let verb = call.callee.names.last?.camelCaseWords.first ?? ""
        return Self.loading.contains(verb)
    }

    private static let loading: Set<String> = [
        "load", "fetch", "get", "request", "send", "post", "save", "update", "delete", "create",
    ]

    private func finding(
        _ use: String, at location: FileLocation, by instance: RoleInstance, _ worked: String, subject: String
    ) -> Finding {
        Finding(
            of: info, at: location,
            message:
                "\"\(instance.type.name)\" is the view of its scene and \(use), which works for the \(worked); let "
                + "the \(worked) call it, and send the \(worked) what happened",
            subject: subject)
    }

    private func isNeeded(_ role: String, in style: Style) -> Bool {
        style.role(role)?.allows.contains(.absence) == false && style.coreRoles.contains(role)
    }

    /// Whether the code of a type calls a method of what a property stores.
    private func calls(_ property: String, _ type: TypeEntity) -> Bool {
        type.members { $0.traits.contains(.calls) }.contains { member in
            member.fact.body?.calls.contains { call in
                let names = call.callee.names.drop { $0 == "self" }
                return call.callee.root == .name && names.count == 2 && names.first == property
            } == true
        }
    }

    /// A view is no worker, whatever it shows: `NewWorkerView`.
    private func isView(_ type: TypeEntity, _ project: ProjectContext) -> Bool {
        project.model.inheritedNames(of: type).contains { $0.hasPrefix("UI") || $0 == "View" }
    }
}
