import SourceModel

/// Reads the facts of the declarations that candidates depend on.
struct CandidateFactsReader {
    private let selector: CandidateSelector
    private let threads: Int

    init(_ selector: CandidateSelector, threads: Int) {
        self.selector = selector
        self.threads = threads
    }

    /// File by file in the order of the sources, with the facts of the files that were already parsed.
    func read(
        _ candidates: [CandidateSelector.Candidate], _ parsed: [FileFacts], withMarks: Bool = true
    ) throws(ReadingError) -> [FileFacts] {
        let facts = try SwiftReader.read(selection(candidates, withMarks), threads: threads)
        return parsed.isEmpty ? facts : inOrder(facts, parsed)
    }

    /// What has to be read of each file.
    private func selection(_ candidates: [CandidateSelector.Candidate], _ withMarks: Bool)
        -> [DeclarationSelection]
    {
        let pool = selector.pool
        var isNeeded = needed(candidates)
        if withMarks { for node in selector.marked { isNeeded[node] = true } }
        var selection: [DeclarationSelection] = []
        var file = -1
        var declarations: Set<Int> = []
        for node in isNeeded.indices where isNeeded[node] {
            if pool.file(of: node) != file, file >= 0 {
                selection.append(
                    DeclarationSelection(declarations, of: pool.summaries[file]))
                declarations = []
            }
            file = pool.file(of: node)
            declarations.insert(pool.index(of: node))
        }
        if file >= 0 {
            selection.append(DeclarationSelection(declarations, of: pool.summaries[file]))
        }
        return selection
    }

    /// For each declaration of the pool, whether its facts are needed.
    private func needed(_ candidates: [CandidateSelector.Candidate]) -> [Bool] {
        var isNeeded = [Bool](repeating: false, count: selector.pool.declarations.count)
        for candidate in candidates { for node in candidate.closure { isNeeded[node] = true } }
        for node in selector.notable { isNeeded[node] = true }
        for node in selector.closureOfKnown() { isNeeded[node] = true }
        return isNeeded
    }

    private func inOrder(_ facts: [FileFacts], _ parsed: [FileFacts]) -> [FileFacts] {
        let byPath = Dictionary((facts + parsed).map { ($0.path, $0) }) { first, _ in first }
        return selector.pool.summaries.compactMap { byPath[$0.path] }
    }
}
