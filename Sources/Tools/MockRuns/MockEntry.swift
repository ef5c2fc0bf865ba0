import MockGenerator
import SourceModel

/// A mock of this run: generated now, or stored by an earlier run.
///
/// A class, so that thousands of them are sorted and passed on at little cost.
final class MockEntry: Sendable {
    /// Empty for a protocol that no other file can see.
    let name: String
    /// The protocol that it is generated from.
    let source: ProtocolReference
    let text: FilePiece
    /// The lines that import what it needs.
    let imports: [String]
    let problems: [SourceProblem]
    let notes: [SourceProblem]
    /// Whether it is left out of the output, for the reason in `problems`.
    let isOmitted: Bool
    /// Whether other declarations are the reason why it is left out: a cycle, or one of its name.
    let isRefused: Bool
    /// Where its protocol is declared; `nil` for a stored mock.
    let location: FileLocation?
    /// The `#if` conditions around its protocol; none for a stored mock.
    let conditions: [String]
    /// Whether a later run may take it from the cache. Problems and notes have to be reported again, at the right
    /// line, so a mock with any is generated again.
    let isCacheable: Bool

    /// A key that no other entry in memory has.
    var hash: UInt64 {
        var hash = ContentHash()
        hash.add(UInt64(UInt(bitPattern: ObjectIdentifier(self))))
        return hash.value
    }

    init(_ mock: GeneratedMock, imports: [String]) {
        (name, source, text) = (mock.name, mock.source, .written(mock.text))
        self.imports = imports
        (location, conditions) = (mock.location, mock.conditions)
        isRefused = mock.name.isEmpty && !mock.isCacheable
        (problems, notes, isOmitted) = (mock.problems, mock.notes, mock.isOmitted)
        isCacheable =
            mock.isCacheable && !mock.isOmitted && mock.problems.isEmpty && mock.notes.isEmpty
    }

    /// The same mock, left out of the output.
    init(_ entry: MockEntry, refused problem: SourceProblem) {
        (name, source, text, imports) = ("", entry.source, .written(""), [])
        (location, conditions) = (entry.location, entry.conditions)
        isRefused = true
        (problems, notes) = (entry.problems + [problem], entry.notes)
        (isOmitted, isCacheable) = (true, false)
    }

    /// - Parameter text: Where an earlier run stored it.
    init(stored text: FilePiece, name: String, source: ProtocolReference, imports: [String]) {
        (self.name, self.source, self.text) = (name, source, text)
        self.imports = imports
        (location, conditions) = (nil, [])
        isRefused = false
        (problems, notes, isOmitted) = ([], [], false)
        isCacheable = true
    }
}
