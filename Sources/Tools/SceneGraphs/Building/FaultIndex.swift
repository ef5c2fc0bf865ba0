import SourceModel

/// The findings of a project by where they stand.
struct FaultIndex {
    private let byFile: [String: [FoundFault]]

    init(_ faults: [FoundFault]) { byFile = Dictionary(grouping: faults, by: \.location.path) }

    /// The rules that find something between the first and the last line of a type's declaration or one of its
    /// extensions.
    func rules(in type: TypeEntity) -> [String] {
        let found = type.parts.flatMap { part in
            (byFile[part.fact.location.path] ?? [])
                .filter {
                    part.fact.location.line <= $0.location.line && $0.location.line <= part.fact.lastLine
                }
        }
        return Set(found.map(\.rule)).sorted()
    }

    func rules(at location: FileLocation) -> [String] {
        Set((byFile[location.path] ?? []).filter { $0.location.line == location.line }.map(\.rule)).sorted()
    }

    func rules(inFiles paths: [String]) -> [String] {
        Set(paths.flatMap { byFile[$0] ?? [] }.map(\.rule)).sorted()
    }
}
