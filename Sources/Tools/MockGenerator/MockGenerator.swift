@_exported import SourceModel

/// Writes mocks from Swift sources. Facts → selection → shapes → text; no disk, no output.
public enum MockGenerator {
    /// The mocks of all protocols in `sources` that refine `Boundary`, are marked, or are named
    /// in the options.
    ///
    /// - Throws: `MockError`, when nothing sound can be written.
    public static func mocks(
        of sources: [SourceFile], options: MockOptions = MockOptions()
    ) throws(MockError) -> MockOutput {
        try mocks(of: sources.map { readFacts(of: $0) }, options: options)
    }

    /// The same from facts that were read before.
    public static func mocks(
        of facts: [FileFacts], options: MockOptions = MockOptions()
    ) throws(MockError) -> MockOutput {
        let index = ProtocolIndex(facts)
        var problems = facts.flatMap(\.problems)
        var written: [(name: String, text: String)] = []
        var paths: Set<String> = []
        var owners: [String: String] = [:]
        for fact in try index.selected(options) {
            if fact.access == "private" || fact.access == "fileprivate" {
                problems.append(SourceProblem(
                    place: fact.place,
                    message: "\"\(fact.name)\" is \(fact.access): no other file can see it, raise its access to mock it"))
                continue
            }
            let shape = try MockShape(of: fact, index: index)
            if let owner = owners[shape.mockName] {
                throw .nameClash(shape.mockName, owner, fact.qualifiedName)
            }
            owners[shape.mockName] = fact.qualifiedName
            var writer = MockWriter(shape: shape, index: index)
            let text = writer.write()
            problems += shape.problems + writer.problems
            paths.formUnion(shape.paths)
            if !writer.isImpossible { written.append((shape.mockName, text)) }
        }
        written.sort { $0.name < $1.name }
        let head = FileHead(facts: facts.filter { paths.contains($0.path) }, options: options)
        let parts = [head.text] + written.map(\.text)
        return MockOutput(
            text: parts.joined(separator: "\n\n") + "\n", mocks: written.map(\.name), diagnostics: problems)
    }
}
