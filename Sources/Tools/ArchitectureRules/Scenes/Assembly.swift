import SourceModel
import Styles

/// Tells where a scene is put together: code there may know every role.
struct AssemblyPlaces {
    private let project: CheckedProject

    init(_ project: CheckedProject) { self.project = project }

    /// The members of a type that make several roles of one scene, or one of them in a static function.
    func members(of type: TypeEntity) -> [MemberEntity] { type.members.filter(isAssembly) }

    func isAssembly(_ member: MemberEntity) -> Bool {
        guard member.fact.traits.contains(.calls), let code = project.model.code(of: member)
        else {
            return false
        }
        var made: [Int: Set<String>] = [:]
        for call in code.body.calls {
            guard let type = project.model.constructedType(of: call, in: code),
                let player = project.player(type)
            else { continue }
            made[player.scene, default: []].insert(player.role.name)
        }
        return made.values.contains { $0.count > 1 || member.fact.isStatic }
    }
}

extension MemberEntity {
    /// Whether a place lies in the text of the member.
    func contains(_ place: SourcePlace) -> Bool {
        place.path == fact.place.path && place.line >= fact.place.line && place.line <= fact.lastLine
    }
}
