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
        /// The roles that the chain leads through.
        var through: Set<String> = []
        /// Whether it calls a method there rather than read or set a value.
        var isCall = false
    }

    let project: ProjectContext
    let instance: RoleInstance

    func reaches(of member: MemberEntity) -> [Reach] {
        guard member.fact.hasBody, let code = project.model.code(of: member) else { return [] }
        let read =
            code.body.uses.dropFirst(code.body.defaults.uses).compactMap {
                reach(of: $0.chain, at: $0.location, in: code)
            }
            + code.body.calls.dropFirst(code.body.defaults.calls).compactMap { call -> Reach? in
                var reach = reach(of: call.callee, at: call.location, in: code)
                reach?.isCall = true
                return reach
            }
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
                return Reach(role: role, type: type, path: front.text, location: location, through: passed)
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
        if let value = project.model.value(of: chain, at: location, in: code) {
            guard !value.isMetatype else { return nil }
            return project.referencedRole(of: value.type, inSceneOf: instance).map { ($0, value.type) }
        }
        return composed(chain, at: location, in: code)
    }

    /// The same for a property of several protocols: `var router: (HomeRouting & HomeDataPassing)?`.
    private func composed(_ chain: ChainFact, at location: FileLocation, in code: CodeContext)
        -> (role: String, type: TypeEntity)?
    {
        let names = chain.names.drop { $0 == "self" }
        guard chain.root == .name, let first = names.first, names.count < 3,
            code.body.local(first, visibleAt: location) == nil,
            code.member?.parameters.contains(where: { ($0.innerName ?? $0.label) == first }) != true,
            let property = instance.type.property(named: first), let written = property.fact.type
        else { return nil }
        var types = project.model.types(written, in: project.model.scope(of: property))
        guard types.count > 1 else { return nil }
        for name in names.dropFirst() {
            types = types.compactMap { project.model.member(name, of: $0, isStatic: false) }.prefix(1).flatMap
            {
                member in
                member.fact.type.map { project.model.types($0, in: project.model.scope(of: member)) } ?? []
            }
        }
        return types.lazy.compactMap { type in
            project.referencedRole(of: type, inSceneOf: instance).map { ($0, type) }
        }.first
    }
}
