import SourceModel

/// Which member of which type, or which function outside of any, is on which lines, in some files.
struct DeclarationLines {
    private var byPath: [String: [(lines: ClosedRange<Int>, declaration: NameUser)]] = [:]

    init(_ model: ProjectModel, files: Set<String>) {
        for type in model.types {
            for part in type.parts where files.contains(part.fact.location.path) {
                add(part.fact, of: type.id)
            }
        }
        for part in model.foreignExtensions where files.contains(part.fact.location.path) {
            add(part.fact.members, of: nil, in: part.fact.location.path)
        }
        for file in model.modules.flatMap(\.files) where files.contains(file.path) {
            add(file.globals, of: nil, in: file.path)
        }
    }

    private mutating func add(_ declaration: DeclarationFact, of type: TypeEntity.ID) {
        let path = declaration.location.path
        byPath[path, default: []].append(
            (declaration.location.line...declaration.lastLine, NameUser(type: type, member: nil)))
        add(declaration.members, of: type, in: path)
    }

    private mutating func add(_ members: [MemberFact], of type: TypeEntity.ID?, in path: String) {
        for member in members where member.location.line <= member.lastLine {
            byPath[path, default: []].append(
                (member.location.line...member.lastLine, NameUser(type: type, member: member.name)))
        }
    }

    /// The innermost declaration around a location.
    func declaration(at location: FileLocation) -> NameUser? {
        let around = (byPath[location.path] ?? []).filter { $0.lines.contains(location.line) }
        let members = around.filter { $0.declaration.member != nil }
        return (members.isEmpty ? around : members).min { $0.lines.count < $1.lines.count }?.declaration
    }
}
