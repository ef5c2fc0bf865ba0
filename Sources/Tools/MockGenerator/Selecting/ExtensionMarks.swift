import SourceModel

/// Comments on types and extensions that ask for mocks.
package struct ExtensionMarks {
    /// The comments of marked extensions, by the name of the extended type.
    private var comments: [String: String] = [:]
    private let marks: [MarkFact]

    package init(_ files: [FileFacts]) {
        marks = files.flatMap(\.marks).filter { MockAnnotations.select($0.comment) }
        for mark in marks where mark.kind == "extension" { comments[mark.name, default: ""] += mark.comment }
    }

    /// Whether there is no mark.
    package var isEmpty: Bool { marks.isEmpty }

    /// The protocols, with the comments of their marked extensions.
    func applied(to protocols: [ProtocolFact]) -> [ProtocolFact] {
        guard !comments.isEmpty else { return protocols }
        return protocols.map { fact in
            guard let comment = comments[fact.qualifiedName] else { return fact }
            var fact = fact
            fact.comment += comment
            return fact
        }
    }

    /// A remark on each mark that no protocol and no class takes.
    ///
    /// - Parameter protocols: The qualified names of the protocols that may be mocked.
    package func unused(among protocols: Set<String>) -> [SourceProblem] {
        let unused = marks.filter { mark in
            mark.kind != "class" && (mark.kind != "extension" || !protocols.contains(mark.name))
        }
        return unused.map { mark in
            if mark.kind == MarkFact.stray {
                return SourceProblem(
                    location: mark.location,
                    message:
                        "this mark has no effect: it is not above a protocol, a class, or an extension of a protocol"
                )
            }
            let reason =
                mark.kind == "extension"
                ? "no protocol of this name is declared in the sources"
                : "only protocols and classes are mocked"
            return SourceProblem(
                location: mark.location,
                message: "the mark on \(mark.kind) \"\(mark.name)\" has no effect: \(reason)")
        }
    }
}
