import FileWriting

/// What a command is about to do, before any of it is done.
public struct Plan: Sendable, Equatable {
    /// In the order they were planned, each path once.
    public var changes: [FileChange]
    /// What a person should know or do by hand.
    public var notes: [String]

    public init(changes: [FileChange] = [], notes: [String] = []) {
        self.changes = changes
        self.notes = notes
    }

    /// Adds lines to a file at a marker, on top of earlier changes of this plan.
    ///
    /// The lines take the marker's indentation. Where the file or the marker is missing, a note says
    /// which lines to add by hand.
    mutating func insert(_ lines: [String], at marker: Marker, in path: String, of project: Project) {
        let index = changes.firstIndex { $0.path == path }
        guard let text = index.map({ changes[$0].text }) ?? project.text(of: path),
            let edited = marker.inserting(lines, in: text)
        else {
            notes.append(
                "\(path) has no line \"\(marker.rawValue)\"; add by hand: \(lines.joined(separator: " "))")
            return
        }
        if let index {
            changes[index].text = edited
        } else {
            changes.append(FileChange(path, edited, kind: .edit(of: text)))
        }
    }
}
