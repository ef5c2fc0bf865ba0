import Foundation

public struct Text: Primitive {
    public let node: Node
    public init(_ text: some StringProtocol) { node = Node(kind: "Text", text: String(text)) }
}

public struct Button: Primitive {
    public let node: Node
    public init(_ title: some StringProtocol, action: @escaping @MainActor () -> Void) {
        node = Node(kind: "Button", text: String(title), action: action)
    }
    public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> some View) {
        node = Node(kind: "Button", action: action, children: [render(label())])
    }
}

public struct Toggle: Primitive {
    public let node: Node
    public init(_ title: some StringProtocol, isOn: Binding<Bool>) {
        node = Node(kind: "Toggle", text: String(title)) { isOn.wrappedValue.toggle() }
    }
}

public struct Picker: Primitive {
    public let node: Node
    public init<Selection: Hashable>(
        _ title: some StringProtocol, selection: Binding<Selection>, @ViewBuilder content: () -> some View
    ) {
        node = Node(kind: "Picker", text: String(title), children: [render(content())])
    }
}

public struct ProgressView: Primitive {
    public let node: Node
    public init() { node = Node(kind: "ProgressView") }
    public init(_ title: some StringProtocol, value: Double?) {
        node = Node(kind: "ProgressView", text: String(title))
    }
}

public struct AsyncImage: Primitive {
    public let node: Node
    public init(url: URL?) { node = Node(kind: "AsyncImage", text: url?.absoluteString ?? "") }
}

public struct Divider: Primitive {
    public init() {}
    public var node: Node { Node(kind: "Divider") }
}

public struct Spacer: Primitive {
    public init() {}
    public var node: Node { Node(kind: "Spacer") }
}

// MARK: - Containers

public struct List: Primitive {
    public let node: Node
    public init(@ViewBuilder content: () -> some View) {
        node = Node(kind: "List", children: [render(content())])
    }
}

public struct HStack: Primitive {
    public let node: Node
    public init(@ViewBuilder content: () -> some View) {
        node = Node(kind: "HStack", children: [render(content())])
    }
}

public struct Section: Primitive {
    public let node: Node
    public init(@ViewBuilder content: () -> some View, @ViewBuilder header: () -> some View) {
        node = Node(kind: "Section", children: [render(header()), render(content())])
    }
}

public struct ForEach: Primitive {
    public let node: Node
    public init<Item: Identifiable>(_ items: [Item], @ViewBuilder content: @MainActor (Item) -> some View) {
        node = Node(
            kind: "ForEach",
            children: items.map { item in ViewGraph.inside("\(item.id)") { _ in render(content(item)) } })
    }
    public init<Item, ID: Hashable>(
        _ items: [Item], id: KeyPath<Item, ID>, @ViewBuilder content: @MainActor (Item) -> some View
    ) {
        node = Node(
            kind: "ForEach",
            children: items.map { item in
                ViewGraph.inside("\(item[keyPath: id])") { _ in render(content(item)) }
            })
    }
}

/// Shows the root, or the destination of the last of its path.
public struct NavigationStack: Primitive {
    public let node: Node
    public init<Value: Hashable>(path: Binding<[Value]>, @ViewBuilder root: () -> some View) {
        let root = render(root())
        let destination = root.all.compactMap(\.destination).first
        let top = path.wrappedValue.last.flatMap { destination?($0) }
        var node = Node(
            kind: "NavigationStack", text: "\(path.wrappedValue.count)",
            action: {
                path.wrappedValue = path.wrappedValue.dropLast()
            }, children: [top ?? root])
        node.path = path.wrappedValue
        node.setPath = { path.wrappedValue = $0.compactMap { $0 as? Value } }
        self.node = node
    }
}

public struct TabView: Primitive {
    public let node: Node
    public init(selection: Binding<Int>, @ViewBuilder content: () -> some View) {
        var node = Node(
            kind: "TabView", text: "\(selection.wrappedValue)", children: [render(content())])
        node.choose = { selection.wrappedValue = $0 }
        self.node = node
    }
}
