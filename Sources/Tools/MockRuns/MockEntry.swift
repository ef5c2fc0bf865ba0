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
        (problems, notes, isOmitted) = (mock.problems, mock.notes, mock.isOmitted)
        isCacheable =
            mock.isCacheable && !mock.isOmitted && mock.problems.isEmpty && mock.notes.isEmpty
    }

    /// - Parameter text: Where an earlier run stored it.
    init(stored text: FilePiece, name: String, source: ProtocolReference, imports: [String]) {
        (self.name, self.source, self.text) = (name, source, text)
        self.imports = imports
        (problems, notes, isOmitted) = ([], [], false)
        isCacheable = true
    }
}
