import Foundation

/// Makes the lines that the window has room for. <https://developer.apple.com/documentation/swiftui/list>
public struct List: Primitive {
    private let content: () -> Node
    /// <https://developer.apple.com/documentation/swiftui/list/init(content:)>
    public init(@ViewBuilder content: () -> some View) {
        let content = content()
        self.content = { render(content) }
    }
    /// Not Apple's: what a test sees.
    public var node: Node {
        ViewGraph.list {
            var node = Node(kind: "List", children: [content()])
            node.identity = ViewGraph.identity
            return node
        }
    }
}

/// <https://developer.apple.com/documentation/swiftui/horizontalalignment>
public struct HorizontalAlignment: Sendable {
    let name: String
    /// <https://developer.apple.com/documentation/swiftui/horizontalalignment/leading>
    public static let leading = HorizontalAlignment(name: "leading")
    /// <https://developer.apple.com/documentation/swiftui/horizontalalignment/center>
    public static let center = HorizontalAlignment(name: "center")
}

/// <https://developer.apple.com/documentation/swiftui/vstack>
public struct VStack: Primitive {
    /// Not Apple's: what a test sees.
    public let node: Node
    /// <https://developer.apple.com/documentation/swiftui/vstack/init(alignment:spacing:content:)>
    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> some View
    ) {
        node = Node(kind: "VStack", children: [render(content())])
    }
}

/// <https://developer.apple.com/documentation/swiftui/hstack>
public struct HStack: Primitive {
    /// Not Apple's: what a test sees.
    public let node: Node
    /// <https://developer.apple.com/documentation/swiftui/hstack/init(alignment:spacing:content:)>
    public init(@ViewBuilder content: () -> some View) {
        node = Node(kind: "HStack", children: [render(content())])
    }
}

/// <https://developer.apple.com/documentation/swiftui/zstack>
public struct ZStack: Primitive {
    /// Not Apple's: what a test sees.
    public let node: Node
    /// <https://developer.apple.com/documentation/swiftui/zstack/init(alignment:content:)>
    public init(@ViewBuilder content: () -> some View) {
        node = Node(kind: "ZStack", children: [render(content())])
    }
}

/// <https://developer.apple.com/documentation/swiftui/foreach>
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
    /// <https://developer.apple.com/documentation/swiftui/foreach/data>
    public var data: Data
    /// <https://developer.apple.com/documentation/swiftui/foreach/content>
    public var content: @MainActor (Data.Element) -> Content
    private let identify: (Data.Element) -> ID

    /// Not Apple's: what the initializers of views and map content have in common.
    public init(
        _ data: Data, identifiedBy identify: @escaping (Data.Element) -> ID,
        of content: @escaping @MainActor (Data.Element) -> Content
    ) {
        self.data = data
        self.content = content
        self.identify = identify
    }

    /// Not Apple's: what each of the visible elements is drawn as.
    @MainActor public func nodes(_ draw: @MainActor (Content) -> Node) -> [Node] {
        ViewGraph.visible(of: data.count) { range in
            range.map { offset in
                let element = data[data.index(data.startIndex, offsetBy: offset)]
                return ViewGraph.inside("\(identify(element))") { _ in draw(content(element)) }
            }
        }
    }
}

/// <https://developer.apple.com/documentation/swiftui/foreach>
extension ForEach: View, Primitive where Content: View {
    /// Not Apple's: never asked for.
    public typealias Body = Never

    /// <https://developer.apple.com/documentation/swiftui/foreach/init(_:content:)-2hmx3>
    public init(_ data: Data, @ViewBuilder content: @escaping @MainActor (Data.Element) -> Content)
    where Data.Element: Identifiable, ID == Data.Element.ID {
        self.init(data, identifiedBy: \.id, of: content)
    }
    /// <https://developer.apple.com/documentation/swiftui/foreach/init(_:id:content:)-82bzy>
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @ViewBuilder content: @escaping @MainActor (Data.Element) -> Content
    ) {
        self.init(data, identifiedBy: { $0[keyPath: id] }, of: content)
    }
    /// Not Apple's: what a test sees.
    public var node: Node { Node(kind: "ForEach", children: nodes { render($0) }) }
}

/// Shows the root, or the destination of the last of its path.
/// <https://developer.apple.com/documentation/swiftui/navigationstack>
public struct NavigationStack: Primitive {
    /// Not Apple's: what a test sees.
    public let node: Node
    /// <https://developer.apple.com/documentation/swiftui/navigationstack/init(path:root:)-63x0h>
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

/// <https://developer.apple.com/documentation/swiftui/tabview>
public struct TabView: Primitive {
    /// Not Apple's: what a test sees.
    public let node: Node
    /// <https://developer.apple.com/documentation/swiftui/tabview/init(selection:content:)-pfqt>
    public init(selection: Binding<Int>, @ViewBuilder content: () -> some View) {
        var node = Node(
            kind: "TabView", text: "\(selection.wrappedValue)", children: [render(content())])
        node.choose = { selection.wrappedValue = $0 }
        self.node = node
    }
}
