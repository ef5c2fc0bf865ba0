import SourceModel

/// Reads the facts of what candidates depend on.
struct ContractFacts {
    private let picker: ContractPicker
    private let threads: Int

    init(_ picker: ContractPicker, threads: Int) {
        self.picker = picker
        self.threads = threads
    }

    /// File by file in the order of the sources, together with those of files that were parsed before.
    func read(
        _ candidates: [ContractPicker.Candidate], _ parsed: [FileFacts]
    ) throws(ReadingError) -> [FileFacts] {
        let pool = picker.pool
        var isNeeded = [Bool](repeating: false, count: pool.declarations.count)
        for candidate in candidates { for node in candidate.closure { isNeeded[node] = true } }
        for node in picker.notable { isNeeded[node] = true }
        for node in picker.closureOfKnown() { isNeeded[node] = true }
        var picked: [ContractReader.Picked] = []
        var last = -1
        var declarations: Set<Int> = []
        for node in isNeeded.indices where isNeeded[node] {
            if pool.file(of: node) != last, last >= 0 {
                picked.append(ContractReader.Picked(look: pool.looks[last], declarations: declarations))
                declarations = []
            }
            last = pool.file(of: node)
            declarations.insert(pool.index(of: node))
        }
        if last >= 0 {
            picked.append(ContractReader.Picked(look: pool.looks[last], declarations: declarations))
        }
        let facts = try ContractReader.facts(of: picked, threads: threads)
        return parsed.isEmpty ? facts : inOrder(facts, parsed)
    }

    private func inOrder(_ facts: [FileFacts], _ parsed: [FileFacts]) -> [FileFacts] {
        let byPath = Dictionary((facts + parsed).map { ($0.path, $0) }) { first, _ in first }
        return picker.pool.looks.compactMap { byPath[$0.path] }
    }
}
