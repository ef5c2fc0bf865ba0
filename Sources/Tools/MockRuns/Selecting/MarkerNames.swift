import MockGenerator
import SourceModel

/// The names of protocols and typealiases through which a protocol may refine a marker protocol, judged by names only.
struct MarkerNames {
    typealias Name = SourceOutline.NameHash

    /// Those names and the markers' own.
    private var found: HashIndex
    /// The declarations that refine or stand for a name, each with the previous one for the same name, or -1.
    private var naming: [(name: Name, before: Int)] = []
    /// The last of those, by the name they refine or stand for.
    private var last: HashIndex

    init(in pool: OutlinePool, _ known: [FileFacts]) {
        var open = ProtocolIndex.markers.map { SourceOutline.hash(of: $0) }
        let heads = pool.declarations.indices.filter {
            pool.declarations[$0].kind == .protocol || pool.declarations[$0].kind == .alias
        }
        let facts = known.flatMap(Self.mentions)
        found = HashIndex(count: open.count + heads.count + facts.count)
        last = HashIndex(count: heads.reduce(facts.count) { $0 + pool.head(of: $1).count })
        for node in heads {
            for mention in pool.head(of: node) { add(pool.declarations[node].name, naming: mention) }
        }
        for (name, mention) in facts { add(name, naming: mention) }
        for name in open { found.set(UInt64(name), to: 0) }
        while let name = open.popLast() {
            var next = last[UInt64(name)]
            while let index = next {
                let other = naming[index].name
                if found.set(UInt64(other), to: 0) == nil { open.append(other) }
                next = naming[index].before < 0 ? nil : naming[index].before
            }
        }
    }

    func contains(_ name: Name) -> Bool { found[UInt64(name)] != nil }

    private mutating func add(_ name: Name, naming mention: Name) {
        let before = last.set(UInt64(mention), to: naming.count)
        naming.append((name, before ?? -1))
    }

    /// Each declared name of a file with each name that its declaration mentions.
    private static func mentions(of facts: FileFacts) -> [(Name, Name)] {
        let heads =
            facts.protocols.map { ($0.name, $0.headNames) } + facts.aliases.map { ($0.name, $0.type.names) }
        return heads.flatMap { name, mentions in
            mentions.map { (SourceOutline.hash(of: name), SourceOutline.hash(of: $0)) }
        }
    }
}
