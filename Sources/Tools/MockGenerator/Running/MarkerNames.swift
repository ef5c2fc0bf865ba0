import SourceModel

/// Names of protocols and aliases whose mention makes a protocol refine a marker, as far as names tell.
struct MarkerNames {
    typealias Name = SourceOutline.NameHash

    /// Those, and the markers' own.
    private(set) var names: Set<Name>
    /// Who names a name in what it refines or stands for.
    private var naming: [Name: [Name]] = [:]

    init(in pool: OutlinePool, _ known: [FileFacts]) {
        names = Set(ProtocolIndex.markers.map { SourceOutline.hash(of: $0) })
        for (node, declaration) in pool.declarations.enumerated()
        where declaration.kind == .protocol || declaration.kind == .alias {
            for mention in pool.head(of: node) { naming[mention, default: []].append(declaration.name) }
        }
        for facts in known {
            for fact in facts.protocols { add(fact.name, naming: fact.headNames) }
            for fact in facts.aliases { add(fact.name, naming: fact.type.names) }
        }
        var open = Array(names)
        while let name = open.popLast() {
            for next in naming[name] ?? [] where names.insert(next).inserted { open.append(next) }
        }
    }

    private mutating func add(_ name: String, naming mentions: [String]) {
        for mention in mentions {
            naming[SourceOutline.hash(of: mention), default: []].append(SourceOutline.hash(of: name))
        }
    }
}
