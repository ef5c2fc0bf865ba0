/// A graph whose nodes are numbered from zero.
public struct DirectedGraph: Sendable {
    /// The nodes each node points at, in order and without doubles.
    public private(set) var targets: [[Int]]

    public init(targets: [[Int]]) {
        self.targets = targets.map { list in
            var seen: Set<Int> = []
            return list.filter { seen.insert($0).inserted }
        }
    }

    public init(count: Int, edges: some Sequence<(Int, Int)>) {
        var targets: [[Int]] = Array(repeating: [], count: count)
        for (from, to) in edges { targets[from].append(to) }
        self.init(targets: targets)
    }

    /// The sets of nodes that all reach each other, in no order that depends on more than the graph: those
    /// others point at come first. A single node counts only if it points at itself.
    ///
    /// - Complexity: linear in nodes and edges; the depth of the graph costs no stack.
    public func stronglyConnectedComponents() -> [[Int]] {
        var search = ComponentSearch(targets: targets)
        for node in targets.indices { search.visit(node) }
        return search.components.filter { $0.count > 1 || targets[$0[0]].contains($0[0]) }
    }

    /// A shortest way from a node of the component back to itself, without the repeated end.
    ///
    /// It starts at its smallest node. Of a component of more than `limit` nodes only loops through the first
    /// `limit` are looked at, so the loop may be longer than another.
    ///
    /// - Complexity: `limit` times the size of the component.
    public func shortestLoop(in component: [Int], limit: Int = 200) -> [Int] {
        let members = Set(component)
        var best: [Int] = []
        for start in component.sorted().prefix(limit) {
            if let loop = loop(from: start, within: members), best.isEmpty || loop.count < best.count {
                best = loop
                if best.count <= 2 { break }
            }
        }
        guard let smallest = best.indices.min(by: { best[$0] < best[$1] }) else { return [] }
        return Array(best[smallest...] + best[..<smallest])
    }

    /// A shortest way from `start` back to it that stays within `members`, found breadth first.
    public func loop(from start: Int, within members: Set<Int>) -> [Int]? {
        var before: [Int: Int] = [:]
        var waiting = [start]
        var next = 0
        while next < waiting.count {
            let node = waiting[next]
            next += 1
            for target in targets[node] where members.contains(target) {
                if target == start { return way(to: node, from: start, before) }
                if before[target] == nil {
                    before[target] = node
                    waiting.append(target)
                }
            }
        }
        return nil
    }

    private func way(to end: Int, from start: Int, _ before: [Int: Int]) -> [Int] {
        var way = [end]
        while let last = way.last, last != start, let previous = before[last] { way.append(previous) }
        return way.reversed()
    }
}

/// Tarjan's search, with a stack of its own.
private struct ComponentSearch {
    let targets: [[Int]]
    var components: [[Int]] = []
    private var number: [Int]
    private var low: [Int]
    private var isOpen: [Bool]
    private var open: [Int] = []
    private var counter = 0

    init(targets: [[Int]]) {
        self.targets = targets
        number = Array(repeating: -1, count: targets.count)
        low = number
        isOpen = Array(repeating: false, count: targets.count)
    }

    mutating func visit(_ root: Int) {
        guard number[root] < 0 else { return }
        var path: [(node: Int, next: Int)] = []
        enter(root, &path)
        while let (node, next) = path.last {
            if next < targets[node].count {
                path[path.count - 1].next += 1
                let target = targets[node][next]
                if number[target] < 0 {
                    enter(target, &path)
                } else if isOpen[target] {
                    low[node] = min(low[node], number[target])
                }
            } else {
                path.removeLast()
                if let parent = path.last?.node { low[parent] = min(low[parent], low[node]) }
                if low[node] == number[node] { close(node) }
            }
        }
    }

    private mutating func enter(_ node: Int, _ path: inout [(node: Int, next: Int)]) {
        number[node] = counter
        low[node] = counter
        counter += 1
        open.append(node)
        isOpen[node] = true
        path.append((node, 0))
    }

    private mutating func close(_ node: Int) {
        var component: [Int] = []
        while let member = open.popLast() {
            isOpen[member] = false
            component.append(member)
            if member == node { break }
        }
        components.append(component.sorted())
    }
}
