import SourceModel

/// The findings of a project by where they stand.
struct FaultIndex {
    private let byFile: [String: [FoundFault]]

    init(_ faults: [FoundFault]) { byFile = Dictionary(grouping: faults, by: \.place.path) }

    /// The rules that find something between the first and the last line of a type's declaration or one of its
    /// extensions.
    func rules(in type: TypeEntity) -> [String] {
        let found = type.parts.flatMap { part in
            (byFile[part.fact.place.path] ?? [])
                .filter { part.fact.place.line <= $0.place.line && $0.place.line <= part.fact.lastLine }
        }
        return Set(found.map(\.rule)).sorted()
    }

    func rules(at place: SourcePlace) -> [String] {
        Set((byFile[place.path] ?? []).filter { $0.place.line == place.line }.map(\.rule)).sorted()
    }

    func rules(inFiles paths: [String]) -> [String] {
        Set(paths.flatMap { byFile[$0] ?? [] }.map(\.rule)).sorted()
    }
}
