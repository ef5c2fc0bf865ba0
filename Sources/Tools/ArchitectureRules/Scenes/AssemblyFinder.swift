import SourceModel
import Styles

/// Finds the code that assembles scenes, which may depend on every role.
struct AssemblyFinder {
    private let project: ProjectContext

    init(_ project: ProjectContext) { self.project = project }

    /// The members of a type that create several roles of one scene, or one of them in a static function, or that connect one
    /// they create with another one that they cast to its class.
    func members(of type: TypeEntity) -> [MemberEntity] { type.members.filter(isAssembly) }

    func isAssembly(_ member: MemberEntity) -> Bool {
        guard member.fact.traits.contains(.calls), let code = project.model.code(of: member)
        else {
            return false
        }
        var made: [Int: Set<String>] = [:]
        for call in code.body.calls {
            guard let type = project.model.constructedType(of: call, in: code),
                let instance = project.roleInstance(of: type)
            else { continue }
            made[instance.scene, default: []].insert(instance.role.name)
        }
        guard !made.isEmpty else { return false }
        if code.body.assignments.contains(where: { $0.target.names.count > 1 }) {
            for (scene, role) in castRoles(in: code) + sharedRoles(in: code) where made[scene] != nil {
                made[scene]?.insert(role)
            }
        }
        return made.values.contains { $0.count > 1 || member.fact.isStatic }
    }

    /// The roles that are set from a shared object: `presenter.interactor = FareInteractor.shared`.
    private func sharedRoles(in code: CodeContext) -> [(scene: Int, role: String)] {
        code.body.assignments.compactMap { assignment in
            guard assignment.target.names.count > 1, case .chain(let chain) = assignment.value,
                chain.names.count > 1, chain.names[0].first?.isUppercase == true,
                let value = project.model.value(of: chain, at: assignment.location, in: code),
                let instance = project.roleInstance(of: value.type)
            else { return nil }
            return (instance.scene, instance.role.name)
        }
    }

    /// The roles to whose classes code casts, as views do that connect their scene from an injected interactor.
    private func castRoles(in code: CodeContext) -> [(scene: Int, role: String)] {
        code.body.types.filter { $0.kind == .cast }.flatMap { project.model.types($0.type, in: code.scope) }
            .compactMap { project.roleInstance(of: $0) }.map { ($0.scene, $0.role.name) }
    }
}

extension MemberEntity {
    /// Whether a location is in the source text of the member.
    func contains(_ location: FileLocation) -> Bool {
        location.path == fact.location.path && location.line >= fact.location.line
            && location.line <= fact.lastLine
    }
}
