import Foundation

/// <https://developer.apple.com/documentation/swiftui/view>: other views, or a primitive whose body is never asked for.
@MainActor public protocol View {
    /// <https://developer.apple.com/documentation/swiftui/view/body-swift.associatedtype>
    associatedtype Body: View
    /// <https://developer.apple.com/documentation/swiftui/view/body-swift.property>
    @ViewBuilder var body: Body { get }
}

/// <https://developer.apple.com/documentation/swiftui/never>
extension Never: View {
    /// <https://developer.apple.com/documentation/swift/never>
    public var body: Never { preconditionFailure("a primitive view has no body") }
}

/// Not Apple's: renders a view down to its primitives.
@MainActor public func render(_ view: some View) -> Node {
    if let primitive = view as? any Primitive { return primitive.node }
    let name = String(describing: type(of: view))
    return ViewGraph.inside(name) { graph in
        graph?.link(view)
        graph?.count(name)
        return Node(kind: name, children: [render(view.body)])
    }
}

/// <https://developer.apple.com/documentation/swiftui/viewbuilder>
@MainActor @resultBuilder public enum ViewBuilder {
    /// <https://developer.apple.com/documentation/swiftui/viewbuilder/buildblock()>
    public static func buildBlock() -> EmptyView { EmptyView() }
    /// <https://developer.apple.com/documentation/swiftui/viewbuilder/buildblock(_:)>
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
    /// <https://developer.apple.com/documentation/swiftui/viewbuilder/buildblock(_:)>
    public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView {
        var nodes: [Node] = []
        for view in repeat each content { nodes.append(render(view)) }
        return TupleView(nodes)
    }
    /// <https://developer.apple.com/documentation/swiftui/viewbuilder/buildeither(first:)>
    public static func buildEither<A: View, B: View>(first: A) -> ConditionalView<A, B> { .first(first) }
    /// <https://developer.apple.com/documentation/swiftui/viewbuilder/buildeither(second:)>
    public static func buildEither<A: View, B: View>(second: B) -> ConditionalView<A, B> { .second(second) }
    /// <https://developer.apple.com/documentation/swiftui/viewbuilder/buildif(_:)>
    public static func buildOptional<Content: View>(_ content: Content?) -> Content? { content }
    /// <https://developer.apple.com/documentation/swiftui/viewbuilder/buildexpression(_:)>
    public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
}

/// <https://developer.apple.com/documentation/swiftui/optional>
extension Optional: View, Primitive where Wrapped: View {
    /// Not Apple's: what a test sees.
    public var node: Node { map { render($0) } ?? Node(kind: "EmptyView") }
}

/// <https://developer.apple.com/documentation/swiftui/emptyview>
public struct EmptyView: Primitive {
    /// <https://developer.apple.com/documentation/swiftui/emptyview/init()>
    public init() {}
    /// Not Apple's: what a test sees.
    public var node: Node { Node(kind: "EmptyView") }
}

/// <https://developer.apple.com/documentation/swiftui/tupleview>
public struct TupleView: Primitive {
    /// Not Apple's: what a test sees.
    public let node: Node
    init(_ nodes: [Node]) { node = Node(kind: "TupleView", children: nodes) }
}

/// Not Apple's: stands for the type that `if` and `switch` in a builder make, which has no page.
public enum ConditionalView<A: View, B: View>: Primitive {
    case first(A)
    case second(B)
    /// Not Apple's: what a test sees.
    public var node: Node {
        switch self {
        case .first(let view): render(view)
        case .second(let view): render(view)
        }
    }
}

/// <https://developer.apple.com/documentation/swiftui/anyview>
public struct AnyView: Primitive {
    /// Not Apple's: what a test sees.
    public let node: Node
    /// <https://developer.apple.com/documentation/swiftui/anyview/init(_:)>
    public init(_ view: some View) { node = render(view) }
}

/// <https://developer.apple.com/documentation/swiftui/equatableview>: its content is drawn again only when it is not equal
/// to what was drawn.
public struct EquatableView<Content: View & Equatable>: Primitive {
    /// <https://developer.apple.com/documentation/swiftui/equatableview/content>
    public let content: Content
    /// <https://developer.apple.com/documentation/swiftui/equatableview/init(content:)>
    public init(content: Content) { self.content = content }
    /// Not Apple's: what a test sees.
    public var node: Node { ViewGraph.drawn(ifChanged: content) }
}

/// <https://developer.apple.com/documentation/swiftui/view>
extension View where Self: Equatable {
    /// <https://developer.apple.com/documentation/swiftui/view/equatable()>
    public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
