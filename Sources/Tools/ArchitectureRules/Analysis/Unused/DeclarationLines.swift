import SourceModel

/// Which member of which type stands where, in some files.
struct DeclarationLines: Sendable {
    /// The lines of a declaration.
    struct Declaration: Sendable {
        var lines: ClosedRange<Int>
        var type: TypeEntity.ID?
        /// `nil` for the type itself.
        var member: String?
    }

    private var byPath: [String: [Declaration]] = [:]

    init(_ model: ProjectModel, files: Set<String>) {
        for type in model.types {
            for part in type.parts where files.contains(part.fact.location.path) {
                add(part.fact, of: type.id)
            }
        }
    }

    private mutating func add(_ declaration: DeclarationFact, of type: TypeEntity.ID) {
        let path = declaration.location.path
        byPath[path, default: []].append(
            Declaration(lines: declaration.location.line...declaration.lastLine, type: type, member: nil))
        for member in declaration.members where member.location.line <= member.lastLine {
            byPath[path]?.append(
                Declaration(lines: member.location.line...member.lastLine, type: type, member: member.name))
        }
    }

    /// The innermost declaration around a location.
    func declaration(at location: FileLocation) -> Declaration? {
        (byPath[location.path] ?? []).filter { $0.lines.contains(location.line) }.min {
            ($0.lines.count, $0.member == nil ? 1 : 0) < ($1.lines.count, $1.member == nil ? 1 : 0)
        }
    }
}
