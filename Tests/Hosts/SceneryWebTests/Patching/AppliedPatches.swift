@testable import SceneryWeb

/// A page as the client's script sees it: elements that patches change in place.
///
/// A model of `page.js` in a few lines; what it does is what the operations are defined to do.
final class PageModel {
    private final class Item {
        var tag: Tag
        var key: String?
        var attributes: [String: String]
        var typed: TypedText?
        var text: String?
        var children: [Item]

        init(_ element: Element) {
            tag = element.tag
            key = element.key
            attributes = Dictionary(uniqueKeysWithValues: element.attributes.map { ($0.name, $0.text) })
            typed = element.typed
            children = []
            set(element.content)
        }

        func set(_ content: Element.Content) {
            text = nil
            children = []
            switch content {
            case .none: break
            case .text(let text): self.text = text
            case .nodes(let nodes): children = nodes.map { Item($0.element) }
            }
        }

        /// What the element is, attributes in order, so that two can be compared.
        var description: String {
            let attributes = self.attributes.sorted { $0.key < $1.key }.map { " \($0)=\($1)" }.joined()
            let typed = self.typed.map { " [\($0.text)|\($0.revision)]" } ?? ""
            let inside = children.map(\.description).joined()
            return "<\(tag) \(key ?? "-")\(attributes)\(typed)>\(text ?? "")\(inside)</>"
        }

        func find(_ key: String) -> (item: Item, parent: Item?)? {
            if self.key == key { return (self, nil) }
            for child in children {
                if let found = child.find(key) { return (found.item, found.parent ?? self) }
            }
            return nil
        }
    }

    private let root: Item

    init(_ element: Element) {
        root = Item(element)
    }

    var description: String { root.description }

    func apply(_ patches: [Patch]) {
        for patch in patches { apply(patch) }
    }

    private func apply(_ patch: Patch) {
        switch patch {
        case .text(let target, let text): item(target)?.set(.text(text))
        case .attributes(let target, let changes):
            for change in changes { item(target)?.attributes[change.name] = change.text }
        case .value(let target, let typed), .typed(let target, let typed): item(target)?.typed = typed
        case .contents(let target, let content): item(target)?.set(content)
        case .replace(let target, let node): replace(target, with: node)
        case .remove(let key):
            guard let found = root.find(key) else { return }
            found.parent?.children.removeAll { $0 === found.item }
        case .insert(let target, let node, let before):
            insert(Item(node.element), in: item(target), before: before)
        case .move(let target, let key, let before):
            guard let parent = item(target), let moved = parent.children.first(where: { $0.key == key })
            else { return }
            parent.children.removeAll { $0 === moved }
            insert(moved, in: parent, before: before)
        }
    }

    private func item(_ target: Patch.Target) -> Item? {
        target.path.reduce(root.find(target.key)?.item) { item, index in
            item.flatMap { $0.children.indices.contains(index) ? $0.children[index] : nil }
        }
    }

    private func replace(_ target: Patch.Target, with node: Node) {
        guard let old = item(target), let parent = parent(of: old, below: root),
            let index = parent.children.firstIndex(where: { $0 === old })
        else { return }
        parent.children[index] = Item(node.element)
    }

    private func parent(of item: Item, below top: Item) -> Item? {
        if top.children.contains(where: { $0 === item }) { return top }
        return top.children.lazy.compactMap { self.parent(of: item, below: $0) }.first
    }

    private func insert(_ item: Item, in parent: Item?, before: String?) {
        let index = before.flatMap { key in parent?.children.firstIndex { $0.key == key } }
        parent?.children.insert(item, at: index ?? parent?.children.count ?? 0)
    }
}
