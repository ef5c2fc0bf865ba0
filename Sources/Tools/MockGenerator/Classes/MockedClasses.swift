import SourceModel

/// The classes to mock: those with a mark, or those that are named. A pattern names only protocols.
package struct MockedClasses {
    private let classes: [(fact: NominalFact, comment: String)]
    private let index: ProtocolIndex

    /// - Parameter known: The paths of files whose classes are not mocked.
    package init(
        _ files: [FileFacts], index: ProtocolIndex, options: MockOptions, known: Set<String> = []
    ) {
        self.index = index
        guard options.product == .mocks else {
            classes = []
            return
        }
        let own = files.filter { !known.contains($0.path) }
        let comments = Self.comments(in: own)
        guard !comments.isEmpty || !options.only.isEmpty else {
            classes = []
            return
        }
        classes = own.flatMap(\.types).filter { $0.kind == .class && $0.members != nil }.compactMap { fact in
            let name = fact.qualifiedName
            let isNamed = options.only.contains { $0 == name || $0 == fact.name }
            let isExcluded = options.exclude.contains {
                ProtocolIndex.matches(name: fact.name, qualifiedName: name, $0)
            }
            guard options.only.isEmpty ? comments[name] != nil : isNamed, !isExcluded else { return nil }
            return (fact, comments[name] ?? "")
        }
    }

    /// The comments that mark classes, by the names of the classes.
    private static func comments(in files: [FileFacts]) -> [String: String] {
        let marks = files.flatMap(\.marks).filter { $0.kind == "class" && MockAnnotations.select($0.comment) }
        return Dictionary(marks.map { ($0.name, $0.comment) }) { first, _ in first }
    }

    /// The names of the classes in files that a run may mock.
    package static func names(in files: [FileFacts]) -> [(name: String, qualifiedName: String)] {
        files.flatMap(\.types).filter { $0.kind == .class }.map { ($0.name, $0.qualifiedName) }
    }

    /// The mocks, each with the class as a mock's source.
    package var generated: [(fact: ProtocolFact, mock: GeneratedMock)] {
        classes.map { fact, comment in
            let mocked = MockedClass(fact, comment: comment, index: index)
            return (mocked.asProtocol, mocked.generated)
        }
    }
}

extension NominalFact {
    var qualifiedName: String { (scope + [name]).joined(separator: ".") }
}
