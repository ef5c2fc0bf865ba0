import SourceModel

/// Hashes of all that a mock depends on: the declarations of its closure with what stands around them, what bears on
/// every mock, and the options.
struct CacheKeys {
    private let pool: OutlinePool
    private let common: ContentHash

    init(_ picker: ContractPicker, _ others: [FileFacts], _ options: MockOptions) {
        pool = picker.pool
        var hash = ContentHash()
        for node in picker.notable { hash.add(pool.declarations[node].hash.value) }
        for case .parsed(_, let content) in pool.looks { hash.add(content.value) }
        if !others.isEmpty { hash.add(ContractFile(of: others).text) }
        hash.add(options)
        common = hash
    }

    func keys(of candidates: [ContractPicker.Candidate]) -> [MockCache.Key] {
        candidates.map { candidate in
            MockCache.Key(first: hash(candidate, seed: 1), second: hash(candidate, seed: 2))
        }
    }

    private func hash(_ candidate: ContractPicker.Candidate, seed: UInt64) -> UInt64 {
        var hash = ContentHash(seed: seed)
        hash.add(common.value)
        hash.add(candidate.place.path)
        for node in candidate.closure {
            hash.add(pool.declarations[node].hash.value)
            hash.add(pool.frame(of: node).value)
        }
        return hash.value
    }
}

extension ContentHash {
    fileprivate mutating func add(_ options: MockOptions) {
        add(options.product.suffix)
        add(options.header)
        for list in [options.testableImports, options.imports, options.only] {
            add(UInt64(list.count))
            for text in list { add(text) }
        }
    }
}
