import SourceModel
import Styles

/// The roles that code calls through another role: `presenter.interactor.load()` in a view.
struct ReachedRoles {
    struct Reach {
        /// The role that is reached, and its type or boundary.
        let role: String
        let type: TypeEntity
        /// The chain of references that leads to it.
        let path: String
        let location: FileLocation
    }

    let project: ProjectContext
    let instance: RoleInstance

    func reaches(of member: MemberEntity) -> [Reach] {
        guard member.fact.hasBody, let code = project.model.code(of: member) else { return [] }
        let read = BodyChains(code.body).compactMap { reach(of: $0.chain, at: $0.location, in: code) }
        let written = code.body.assignments.filter { Self.mayReach($0.target) && !setsRole($0, in: code) }
            .compactMap { reach(of: $0.target, at: $0.location, in: code) }
        return read + written
    }

    /// Whether a chain is long enough to lead through one role to another.
    private static func mayReach(_ chain: ChainFact) -> Bool {
        chain.root == .name && chain.names.count > (chain.names.first == "self" ? 3 : 2)
    }

    /// Whether it connects roles with each other: `presenter.interactor.presenter = presenter`.
    private func setsRole(_ assignment: AssignmentFact, in code: CodeContext) -> Bool {
        role(of: assignment.target, at: assignment.location, in: code) != nil
    }

    private func reach(of chain: ChainFact, at location: FileLocation, in code: CodeContext) -> Reach? {
        guard Self.mayReach(chain) else { return nil }
        let start = chain.names.first == "self" ? 1 : 0
        var passed: Set<String> = []
        for count in (start + 1)..<chain.names.count {
            let front = ChainFact(root: .name, names: Array(chain.names.prefix(count)))
            guard let (role, type) = role(of: front, at: location, in: code) ?? libraryView(front) else {
                return nil
            }
            if role == instance.role.name { return nil }
            if !passed.isEmpty, !passed.contains(role) {
                return Reach(role: role, type: type, path: front.text, location: location)
            }
            passed.insert(role)
        }
        return nil
    }

    /// The view behind a router of RIBs, which the library declares: `router.viewControllable`.
    private func libraryView(_ chain: ChainFact) -> (role: String, type: TypeEntity)? {
        guard chain.names.count > 1, chain.names.last == "viewControllable",
            let view = instance.style.viewRole,
            let type = project.types(playing: view.name, inSceneOf: instance).first
        else { return nil }
        return (view.name, type)
    }

    /// The role in the own scene of the value that a chain names.
    private func role(of chain: ChainFact, at location: FileLocation, in code: CodeContext)
        -> (role: String, type: TypeEntity)?
    {
        guard let value = project.model.value(of: chain, at: location, in: code), !value.isMetatype,
            let role = project.referencedRole(of: value.type, inSceneOf: instance)
        else { return nil }
        return (role, value.type)
    }
}
