import SourceModel
import Styles

// What works for the logic, and a view stores or calls.

extension RoleKnowsWrongRoleRule {
    /// What works for the logic, and a view stores: `var worker: NewsWorker?`. In styles without interactors, what it calls too.
    func heldWorkers(by instance: RoleInstance, _ project: ProjectContext) -> [Finding] {
        guard let worked = worked(in: instance) else { return [] }
        return heldWorkers(by: instance.type, worked, project, who: "is the view of its scene and")
    }

    private func heldWorkers(
        by view: TypeEntity, _ worked: String, _ project: ProjectContext, who: String
    ) -> [Finding] {
        // A view of a style without interactors may store what asks a server to make its view model.
        let names = worked == "logic" ? ClientCalls.workers : ClientCalls.workers + ClientCalls.clients
        return project.storedReferences[view.id].compactMap { reference in
            let name = reference.target.name
            guard names.contains(where: { name.contains($0) && (worked != "logic" || !name.hasPrefix($0)) }),
                !reference.isInside, project.scenes.part(of: reference.target.id) == nil,
                reference.target.kind != .enum, !isView(reference.target, project),
                worked == "logic" && project.roleInstance(of: view) != nil
                    || calls(reference.member.fact.name, view)
            else { return nil }
            return finding(
                "\"\(view.name)\" \(who) stores \"\(name)\"", at: reference.member.fact.location, worked,
                subject: "\(view.qualifiedName) → \(reference.target.qualifiedName)")
        }
    }

    /// The role that should call what works for it, if the instance is a view.
    private func worked(in instance: RoleInstance) -> String? {
        guard instance.role.platform == .host else { return nil }
        return ["logic", "presentation"].first { isNeeded($0, in: instance.style) }
    }

    /// Clients of a server that a view calls: `try await AccountService.shared.deleteAll()`.
    func calledClients(by instance: RoleInstance, _ project: ProjectContext) -> [Finding] {
        guard let worked = worked(in: instance) else { return [] }
        return calledClients(by: instance.type, worked, project, who: "is the view of its scene and")
    }

    /// Those that other views store or call: parts of a screen and its sheets that have the logic of a scene, and views of SwiftUI where
    /// others have one.
    func calledClients(byPartsIn project: ProjectContext) -> [Finding] {
        let values = ViewValues(project)
        let usual = usualStyle(project)
        return findings("views", inEach: project.model.types, of: project) { type in
            guard project.roleInstance(of: type) == nil, values.isView(type) else { return [] }
            let logic = project.storedReferences[type.id].lazy.compactMap {
                project.roleInstance(of: $0.target)
            }.first { $0.role.platform == .none && $0.role.name != "builder" }
            guard let style = logic?.style ?? (type.kind == .struct ? usual : nil),
                let role = ["logic", "presentation"].first(where: { isNeeded($0, in: style) })
            else { return [] }
            // UIKit's screens of no scene are of no style.
            let stored =
                type.kind == .struct ? heldWorkers(by: type, role, project, who: "is a view and") : []
            return stored + calledClients(by: type, role, project, who: "is a view and")
        }
    }

    /// The style of the most scenes, if these are several; of two with as many, the first by name.
    private func usualStyle(_ project: ProjectContext) -> Style? {
        let styles = Dictionary(grouping: project.scenes.all.map(\.style), by: \.name)
        let usual = styles.max { ($0.value.count, $1.key) < ($1.value.count, $0.key) }?.value ?? []
        return usual.count < Self.several ? nil : usual.first
    }

    private static let several = 3

    private func calledClients(
        by view: TypeEntity, _ worked: String, _ project: ProjectContext, who: String
    ) -> [Finding] {
        project.membersOutsideTests(of: view).flatMap { member -> [Finding] in
            guard member.fact.traits.contains(.calls), let code = project.model.code(of: member) else {
                return []
            }
            return ClientCalls(project: project, code: code).all.map { call in
                finding(
                    "\"\(view.name)\" \(who) calls \"\(call.name)\"", at: call.location, worked,
                    subject: "\(view.qualifiedName).\(member.fact.name) → \(call.client)")
            }
        }
    }

    private func finding(
        _ fact: String, at location: FileLocation, _ worked: String, subject: String
    ) -> Finding {
        Finding(
            of: info, at: location,
            message:
                "\(fact), which works for the \(worked); let the \(worked) call it, and send the \(worked) what happened",
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
