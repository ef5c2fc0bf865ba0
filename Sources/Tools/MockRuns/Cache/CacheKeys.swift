import MockGenerator
import SourceModel

/// A hash of 128 bits, in two halves.
struct CacheKey: Hashable, Sendable {
    let first: UInt64
    let second: UInt64
}

/// Hashes of everything that a mock depends on: the declarations of its dependency closure with the imports and
/// conditions of their files, the declarations that affect every mock, and the options.
struct CacheKeys {
    private let pool: OutlinePool
    private let common: ContentHash

    init(_ selector: CandidateSelector, _ others: [FileFacts], _ options: MockOptions) {
        pool = selector.pool
        var hash = ContentHash()
        for node in selector.notable { hash.add(pool.declarations[node].hash.value) }
        for case .parsed(_, let content) in pool.summaries { hash.add(content.value) }
        if !others.isEmpty { hash.add(FactsFile(of: others).text) }
        hash.add(options)
        common = hash
    }

    func keys(of candidates: [CandidateSelector.Candidate]) -> [CacheKey] {
        candidates.map { candidate in
            CacheKey(first: hash(candidate, seed: 1), second: hash(candidate, seed: 2))
        }
    }

    private func hash(_ candidate: CandidateSelector.Candidate, seed: UInt64) -> UInt64 {
        var hash = ContentHash(seed: seed)
        hash.add(common.value)
        hash.add(candidate.source.path)
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
        for list in [options.testableImports, options.imports, options.only, options.exclude] {
            add(UInt64(list.count))
            for text in list { add(text) }
        }
    }
}
