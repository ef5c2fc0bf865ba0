import SourceModel

/// The functions outside of the project's types: those of files, and those of extensions of types from outside. Something must
/// name one to use it, unless a protocol may ask for it.
struct OutsideFunctions {
    private let names: Set<String>
    /// The labels that the functions of a name have.
    let labels: [String: Set<String>]
    /// The names of those in extensions.
    let extending: Set<String>

    /// - Parameter isOwn: Whether nobody but the project's code can use it, by its declaration.
    init(_ model: ProjectModel, where isOwn: (MemberFact) -> Bool) {
        let files = model.modules.filter { !$0.isTest }.flatMap(\.files)
        let parts = model.foreignExtensions.filter { !model.modules[$0.module].isTest }
        let members = parts.flatMap(\.fact.members)
        extending = Set(members.map(\.name))
        let conforming = Set(parts.filter { !$0.fact.inherited.isEmpty }.map(\.fact.qualifiedName))
        let conformances = parts.filter { conforming.contains($0.fact.qualifiedName) }.flatMap(\.fact.members)
        let asked = model.types.filter { $0.kind == .protocol }.flatMap(\.members).map(\.fact.name)
        let all = Dictionary(grouping: files.flatMap(\.globals) + members, by: \.name)
        labels = all.filter { $0.value.allSatisfy { $0.kind == .method } }
            .mapValues { Set($0.flatMap(\.parameters).map(\.label)) }
        names = Set(all.filter { $0.value.allSatisfy(isOwn) }.keys)
            .subtracting(conformances.map(\.name)).subtracting(asked)
    }

    func contain(_ name: String) -> Bool { names.contains(name) }
}
