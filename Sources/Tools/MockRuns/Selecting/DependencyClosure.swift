import SourceModel

/// Follows the names in declarations. One value serves many starts, so that its memory is allocated once.
struct DependencyClosure {
    private let pool: OutlinePool
    /// The declarations nested in an outermost type, in any file, by its name.
    private let nested: [SourceOutline.NameHash: [Int]]
    /// How each declaration was reached: 0 not at all, 1 weakly, 2 strongly.
    private var strength: [UInt8]
    private var reached: [Int] = []
    private var open: [(node: Int, isStrong: Bool)] = []

    init(_ pool: OutlinePool) {
        self.pool = pool
        strength = [UInt8](repeating: 0, count: pool.declarations.count)
        var nested: [SourceOutline.NameHash: [Int]] = [:]
        for (node, declaration) in pool.declarations.enumerated()
        where declaration.isNamed && declaration.parent >= 0 {
            nested[pool.declarations[pool.outermost(of: node)].name, default: []].append(node)
        }
        self.nested = nested
    }

    /// The declarations and all that they depend on, in order. All names in a head are followed; of the names in a body
    /// only typealiases and notable declarations, since a mock repeats the other names as they are.
    mutating func closure(of start: [Int]) -> [Int] {
        for node in start { open.append((node, true)) }
        while let (node, isStrong) = open.popLast() {
            let now: UInt8 = isStrong ? 2 : 1
            guard strength[node] < now else { continue }
            if strength[node] == 0 { reached.append(node) }
            strength[node] = now
            follow(node, isStrong)
        }
        defer {
            for node in reached { strength[node] = 0 }
            reached.removeAll(keepingCapacity: true)
        }
        return reached.count == 1 ? reached : reached.sorted()
    }

    private mutating func follow(_ node: Int, _ isStrong: Bool) {
        let declaration = pool.declarations[node]
        for name in pool.head(of: node) { follow(named: name, isStrong) }
        for name in pool.body(of: node) { follow(named: name, false) }
        if declaration.kind == .class { for inner in initializers(of: node) { open.append((inner, false)) } }
        if isStrong, declaration.kind == .protocol, declaration.parent >= 0 {
            for sibling in siblings(of: node) { open.append((sibling, false)) }
        }
        if isStrong, declaration.kind == .type || declaration.kind == .class {
            // `Handling<Request>` depends on `Request.Response`, which no protocol names.
            for sibling in siblings(of: node) where pool.declarations[sibling].kind == .alias {
                open.append((sibling, false))
            }
        }
        if declaration.kind == .alias, let parent = pool.parent(of: node),
            pool.declarations[parent].kind == .protocol
        {
            open.append((parent, isStrong))
        }
    }

    private mutating func follow(named name: SourceOutline.NameHash, _ isStrong: Bool) {
        var next = pool.last(named: name)
        while let node = next {
            let declaration = pool.declarations[node]
            if isStrong || declaration.kind == .alias || declaration.isNotable {
                open.append((node, isStrong))
            }
            next = pool.before(node)
        }
    }

    private func initializers(of node: Int) -> [Int] {
        let end = pool.declarations[node].range.upperBound
        let file = pool.file(of: node)
        return (node + 1..<pool.declarations.count)
            .prefix { pool.file(of: $0) == file && pool.declarations[$0].range.lowerBound < end }
            .filter { pool.declarations[$0].kind == .initializer && pool.parent(of: $0) == node }
    }

    /// The declarations in the same outermost type, in any file: a nested protocol names them without their scope.
    private func siblings(of node: Int) -> [Int] {
        nested[pool.declarations[pool.outermost(of: node)].name] ?? []
    }
}
