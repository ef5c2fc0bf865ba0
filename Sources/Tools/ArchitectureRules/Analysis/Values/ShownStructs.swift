import SourceModel

/// Structs named as view models that views and cells are given, also where no boundary of a scene carries them.
struct ShownStructs {
    let project: ProjectContext

    private static let suffix = "ViewModel"

    /// The structs that only store values. One that computes what is shown is what prepares it, and one with a font is a style.
    var viewModels: [TypeEntity] {
        guard !project.scenes.all.isEmpty else { return [] }
        let candidates = project.model.types.filter { type in
            type.kind == .struct && type.name.hasSuffix(Self.suffix) && !type.isLocal
                && project.scenes.part(of: type.id) == nil && !project.model.modules[type.module].isTest
                && !StandIns.contains(type, in: project.model)
                && type.members.allSatisfy(isPlain)
        }
        guard !candidates.isEmpty else { return [] }
        let shown = namesGivenToViews
        return candidates.filter { shown.contains($0.name) }
    }

    private func isPlain(_ member: MemberEntity) -> Bool {
        let fact = member.fact
        if fact.isStatic || fact.name == "==" || fact.name == "hash" { return true }
        guard fact.kind == .property else { return fact.kind != .method }
        let names = (fact.type ?? fact.initialType)?.namedParts.map(\.name) ?? []
        return fact.isStored && !names.contains { Self.styling.contains($0) || $0.hasSuffix("Relay") }
    }

    /// Types in values that say how a view looks in general, or that change while it is shown.
    private static let styling: Set<String> = ["UIFont", "NSFont", "Font", "Binding"]

    /// The names of the types that views store, or take as parameters.
    private var namesGivenToViews: Set<String> {
        var names: Set<String> = []
        for type in project.model.types
        where (type.kind == .class || type.kind == .struct) && type.inherited.contains(where: \.draws) {
            for member in type.members(where: { $0.type != nil || !$0.parameters.isEmpty }) {
                if let type = member.fact.type { Self.add(type, to: &names) }
                for parameter in member.fact.parameters { Self.add(parameter.type, to: &names) }
            }
        }
        return names
    }

    private static func add(_ type: TypeFact, to names: inout Set<String>) {
        guard !type.isFunction else { return }
        for part in type.namedParts where part.name.hasSuffix(suffix) { names.insert(part.name) }
    }
}
