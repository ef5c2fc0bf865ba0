import SourceModel

/// Names of protocols and aliases whose mention makes a protocol refine a marker, as far as names tell.
struct MarkerNames {
    typealias Name = SourceOutline.NameHash

    /// Those, and the markers' own.
    private var found: HashedPlaces
    /// Who names a name in what it refines or stands for, each with the one before that names the same, or -1.
    private var naming: [(name: Name, before: Int)] = []
    /// The last of those, by the name they name.
    private var last: HashedPlaces

    init(in pool: OutlinePool, _ known: [FileFacts]) {
        var open = ProtocolIndex.markers.map { SourceOutline.hash(of: $0) }
        let heads = pool.declarations.indices.filter {
            pool.declarations[$0].kind == .protocol || pool.declarations[$0].kind == .alias
        }
        let facts = known.flatMap(Self.mentions)
        found = HashedPlaces(count: open.count + heads.count + facts.count)
        last = HashedPlaces(count: heads.reduce(facts.count) { $0 + pool.head(of: $1).count })
        for node in heads {
            for mention in pool.head(of: node) { add(pool.declarations[node].name, naming: mention) }
        }
        for (name, mention) in facts { add(name, naming: mention) }
        for name in open { found.set(UInt64(name), to: 0) }
        while let name = open.popLast() {
            var next = last[UInt64(name)]
            while let place = next {
                let other = naming[place].name
                if found.set(UInt64(other), to: 0) == nil { open.append(other) }
                next = naming[place].before < 0 ? nil : naming[place].before
            }
        }
    }

    func contains(_ name: Name) -> Bool { found[UInt64(name)] != nil }

    private mutating func add(_ name: Name, naming mention: Name) {
        let before = last.set(UInt64(mention), to: naming.count)
        naming.append((name, before ?? -1))
    }

    /// Each name that a file declares with each that it names.
    private static func mentions(of facts: FileFacts) -> [(Name, Name)] {
        let heads =
            facts.protocols.map { ($0.name, $0.headNames) } + facts.aliases.map { ($0.name, $0.type.names) }
        return heads.flatMap { name, mentions in
            mentions.map { (SourceOutline.hash(of: name), SourceOutline.hash(of: $0)) }
        }
    }
}
