/// Finds the patches that turn one version of a page into the next. Pure.
///
/// Elements with keys are followed wherever they go among their siblings; equal parts are skipped
/// without making their HTML. Cost: O(size of what changed), and O(n log n) for n siblings that
/// were put in another order.
struct Differ {
    private var patches: [Patch] = []

    /// - Parameters:
    ///   - old: What the page shows. Its key must be `new`'s.
    static func patches(from old: Element, to new: Element) -> [Patch] {
        var differ = Differ()
        differ.compare(old, new, at: Patch.Target(key: new.key ?? ""))
        return differ.patches
    }

    private mutating func compare(_ old: Node, _ new: Node, at target: Patch.Target) {
        if case .part(let old) = old, case .part(let new) = new, old == new { return }
        let (before, after) = (old.element, new.element)
        guard before.tag == after.tag, (before.typed == nil) == (after.typed == nil) else {
            return patches.append(.replace(target, new))
        }
        compare(before, after, at: target)
    }

    private mutating func compare(_ old: Element, _ new: Element, at target: Patch.Target) {
        compareAttributes(old, new, at: target)
        if let before = old.typed, let after = new.typed, before != after {
            patches.append(before.revision == after.revision ? .typed(target, after) : .value(target, after))
        }
        if old.identity != new.identity {
            patches.append(.contents(target, new.content))
        } else {
            compareContents(old.content, new.content, at: target)
        }
    }

    private mutating func compareAttributes(_ old: Element, _ new: Element, at target: Patch.Target) {
        guard old.attributes != new.attributes else { return }
        let gone = old.attributes.filter { old in !new.attributes.contains { $0.name == old.name } }
        let changed = new.attributes.filter { !old.attributes.contains($0) }
        patches.append(
            .attributes(
                target,
                gone.map { Patch.Change(name: $0.name, text: nil) }
                    + changed.map { Patch.Change(name: $0.name, text: $0.text) }))
    }

    private mutating func compareContents(
        _ old: Element.Content, _ new: Element.Content, at target: Patch.Target
    ) {
        switch (old, new) {
        case (.none, .none): break
        case (.text(let before), .text(let after)):
            if before != after { patches.append(.text(target, after)) }
        case (.nodes(let before), .nodes(let after)): compareChildren(before, after, at: target)
        case (_, .text(let after)): patches.append(.text(target, after))
        default: patches.append(.contents(target, new))
        }
    }

    private mutating func compareChildren(_ old: [Node], _ new: [Node], at target: Patch.Target) {
        let before = old.compactMap(\.key)
        let after = new.compactMap(\.key)
        if before.count == old.count, after.count == new.count, !(before.isEmpty && after.isEmpty) {
            compareKeyed(old, new, at: target)
        } else if old.count == new.count, before.isEmpty, after.isEmpty {
            for (index, pair) in zip(old, new).enumerated() {
                compare(pair.0, pair.1, at: target.child(index))
            }
        } else {
            patches.append(.contents(target, .nodes(new)))
        }
    }
}

// MARK: - Children with keys

extension Differ {
    private mutating func compareKeyed(_ old: [Node], _ new: [Node], at target: Patch.Target) {
        if old.isEmpty || new.isEmpty || Self.haveSameKeys(old, new) == nil {
            return patches.append(.contents(target, .nodes(new)))
        }
        if Self.haveSameKeys(old, new) == true {
            for (before, after) in zip(old, new) {
                compare(before, after, at: Self.target(of: after, in: target))
            }
            return
        }
        reconcile(old, new, at: target)
    }

    /// `true`: the same keys in the same order. `nil`: no key in common.
    private static func haveSameKeys(_ old: [Node], _ new: [Node]) -> Bool? {
        if old.count == new.count, zip(old, new).allSatisfy({ $0.key == $1.key }) { return true }
        let known = Set(old.map(\.key))
        return new.contains { known.contains($0.key) } ? false : nil
    }

    private mutating func reconcile(_ old: [Node], _ new: [Node], at target: Patch.Target) {
        var positions: [String: Int] = [:]
        for (index, node) in old.enumerated() { positions[node.key ?? ""] = index }
        let kept = Set(new.map { $0.key ?? "" })
        for node in old {
            if let key = node.key, !kept.contains(key) { patches.append(.remove(key: key)) }
        }
        let resting = Self.longestRun(new.map { positions[$0.key ?? ""] })
        var next: String?
        for (index, node) in new.enumerated().reversed() {
            if let position = positions[node.key ?? ""] {
                if !resting.contains(index) {
                    patches.append(.move(target, key: node.key ?? "", before: next))
                }
                compare(old[position], node, at: Self.target(of: node, in: target))
            } else {
                patches.append(.insert(target, node, before: next))
            }
            next = node.key
        }
    }

    /// A child with a key is named by that alone.
    private static func target(of node: Node, in parent: Patch.Target) -> Patch.Target {
        node.key.map { Patch.Target(key: $0) } ?? parent
    }

    /// The indices of the longest run of children that stand in the same order as before: all others
    /// move. Patience sorting, O(n log n).
    static func longestRun(_ positions: [Int?]) -> Set<Int> {
        var ends: [Int] = []
        var previous = [Int?](repeating: nil, count: positions.count)
        func position(_ index: Int) -> Int { positions[index] ?? 0 }
        for index in positions.indices where positions[index] != nil {
            var low = 0
            var high = ends.count
            while low < high {
                let middle = (low + high) / 2
                if position(ends[middle]) < position(index) { low = middle + 1 } else { high = middle }
            }
            previous[index] = low > 0 ? ends[low - 1] : nil
            if low == ends.count { ends.append(index) } else { ends[low] = index }
        }
        return Set(
            sequence(state: ends.last) { next in
                defer { next = next.flatMap { previous[$0] } }
                return next
            })
    }
}
