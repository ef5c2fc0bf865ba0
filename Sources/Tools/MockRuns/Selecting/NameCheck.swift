import MockGenerator
import SourceModel

/// Refuses the mocks whose name another mock or a type in the sources has.
struct NameCheck {
    /// All entries; those that are refused are omitted, with the reason.
    private(set) var entries: [MockEntry]
    private var refused: Set<ProtocolReference> = []
    /// Whether a stored mock is refused, of whose protocol the source location is unknown.
    private(set) var concernsStored = false

    /// - Parameter path: The path of a file that declares a type of a name, if any does.
    init(_ entries: [MockEntry], path: (String) -> String?) {
        self.entries = entries
        let clashes = NameClashes(entries.map { ($0.isOmitted ? "" : $0.name, $0.source, $0.conditions) })
        var reasons = clashes.reasons
        for (number, entry) in entries.enumerated() where !entry.isOmitted && reasons[number] == nil {
            guard let path = path(entry.name) else { continue }
            reasons[number] = .nameTaken(entry.name, entry.source, by: path)
        }
        for (number, reason) in reasons { refuse(number, because: reason) }
    }

    /// Whether the mock of a protocol is not refused.
    func isSound(_ source: ProtocolReference) -> Bool { !refused.contains(source) }

    private mutating func refuse(_ number: Int, because reason: MockError) {
        let entry = entries[number]
        concernsStored = concernsStored || entry.location == nil
        let location = entry.location ?? FileLocation(path: entry.source.path, line: 1, column: 1)
        refused.insert(entry.source)
        entries[number] = MockEntry(
            entry, refused: SourceProblem(location: location, message: reason.description))
    }
}
