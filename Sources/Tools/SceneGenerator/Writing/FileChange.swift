/// One file to be written, as its path below the project's folder and its whole text.
public struct FileChange: Sendable, Equatable {
    public enum Kind: Sendable, Equatable {
        /// A file of its own; one that is there is kept unless the person says otherwise.
        case new
        /// A file that is there, with lines added.
        case edit
    }

    public var path: String
    public var text: String
    public var kind: Kind

    public init(_ path: String, _ text: String, kind: Kind = .new) {
        self.path = path
        self.text = text
        self.kind = kind
    }
}

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
            let edited = Self.inserting(lines, at: marker, in: text)
        else {
            notes.append(
                "\(path) has no line \"\(marker.rawValue)\"; add by hand: \(lines.joined(separator: " "))")
            return
        }
        if let index { changes[index].text = edited } else { changes.append(FileChange(path, edited, kind: .edit)) }
    }

    /// The text with the lines before the marker; those that are there already are not added again.
    static func inserting(_ lines: [String], at marker: Marker, in text: String) -> String? {
        var all = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        guard let index = all.firstIndex(where: { $0.contains(marker.rawValue) }) else { return nil }
        let indentation = String(all[index].prefix { $0 == " " || $0 == "\t" })
        let present = Set(all.map { $0.drop { $0 == " " || $0 == "\t" } })
        let missing = lines.filter { !present.contains($0[...]) }
        all.insert(contentsOf: missing.map { indentation + $0 }, at: index)
        return all.joined(separator: "\n")
    }
}
