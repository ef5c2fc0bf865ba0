import Foundation
import Observation

/// A view: other views, or a primitive whose body is never asked for.
@MainActor public protocol View {
    associatedtype Body: View
    @ViewBuilder var body: Body { get }
}

extension Never: View {
    public var body: Never { preconditionFailure("a primitive view has no body") }
}

/// What a test sees of a view: its kind, its text, what it does, and the views inside.
@MainActor public struct Node {
    public var kind: String
    public var text = ""
    public var action: (@MainActor () -> Void)?
    /// What typing does; `nil` where nothing can be typed.
    public var type: (@MainActor (String) -> Void)?
    /// What choosing one of several does, by position; `nil` where there is no choice.
    public var choose: (@MainActor (Int) -> Void)?
    public var children: [Node] = []
    /// What a navigation stack was drawn with, and what a step back writes.
    public var path: [AnyHashable] = []
    public var setPath: (@MainActor ([AnyHashable]) -> Void)?
    var destinations: Destinations?

    /// The node and all below, depth first.
    public var all: [Node] { [self] + children.flatMap(\.all) }
}

/// A view that describes itself instead of having a body.
@MainActor public protocol Primitive: View where Body == Never {
    var node: Node { get }
}

extension Primitive {
    public var body: Never { preconditionFailure("a primitive view has no body") }
}

/// Renders a view down to its primitives.
@MainActor public func render(_ view: some View) -> Node {
    if let primitive = view as? any Primitive { return primitive.node }
    return ViewGraph.inside(String(describing: type(of: view))) { graph in
        graph?.link(view)
        return Node(kind: String(describing: type(of: view)), children: [render(view.body)])
    }
}

@MainActor @resultBuilder public enum ViewBuilder {
    public static func buildBlock() -> EmptyView { EmptyView() }
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
    public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView {
        var nodes: [Node] = []
        for view in repeat each content { nodes.append(render(view)) }
        return TupleView(nodes)
    }
    public static func buildEither<A: View, B: View>(first: A) -> ConditionalView<A, B> { .first(first) }
    public static func buildEither<A: View, B: View>(second: B) -> ConditionalView<A, B> { .second(second) }
    public static func buildOptional<Content: View>(_ content: Content?) -> Content? { content }
    public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
}

extension Optional: View, Primitive where Wrapped: View {
    public var node: Node { map { render($0) } ?? Node(kind: "EmptyView") }
}

public struct EmptyView: Primitive {
    public init() {}
    public var node: Node { Node(kind: "EmptyView") }
}

public struct TupleView: Primitive {
    public let node: Node
    init(_ nodes: [Node]) { node = Node(kind: "TupleView", children: nodes) }
}

public enum ConditionalView<A: View, B: View>: Primitive {
    case first(A)
    case second(B)
    public var node: Node {
        switch self {
        case .first(let view): render(view)
        case .second(let view): render(view)
        }
    }
}

public struct AnyView: Primitive {
    public let node: Node
    public init(_ view: some View) { node = render(view) }
}

/// A view with something done to it; the kind says what, `action` and `side` hold it.
public struct ModifiedView: Primitive {
    public let node: Node
    init(
        _ kind: String, _ view: some View, text: String = "", side: [Node] = [],
        action: (@MainActor () -> Void)? = nil
    ) {
        node = Node(kind: kind, text: text, action: action, children: [render(view)] + side)
    }
}

// MARK: - State

/// Kept by a `ViewGraph` as long as its view keeps its identity; else by the view's value.
/// <https://developer.apple.com/documentation/swiftui/state>
@MainActor @propertyWrapper public struct State<Value>: KeptState {
    final class Storage {
        var value: Value
        init(_ value: Value) { self.value = value }
    }
    private final class Box {
        var storage: Storage
        init(_ value: Value) { storage = Storage(value) }
    }
    private let box: Box
    public init(initialValue: Value) { box = Box(initialValue) }
    public init(wrappedValue: Value) { box = Box(wrappedValue) }
    public var wrappedValue: Value {
        get { box.storage.value }
        nonmutating set { box.storage.value = newValue }
    }
    public var projectedValue: Binding<Value> {
        Binding {
            box.storage.value
        } set: {
            box.storage.value = $0
        }
    }
    func link(_ kept: AnyObject?) -> AnyObject {
        if let kept = kept as? Storage { box.storage = kept }
        return box.storage
    }
}

/// <https://developer.apple.com/documentation/swiftui/bindable>
@MainActor @propertyWrapper @dynamicMemberLookup public struct Bindable<Value: Observable & AnyObject> {
    public var wrappedValue: Value
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
    public var projectedValue: Bindable<Value> { self }
    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<
        Subject
    > {
        let value = wrappedValue
        return Binding {
            value[keyPath: keyPath]
        } set: {
            value[keyPath: keyPath] = $0
        }
    }
}

@MainActor @propertyWrapper public struct Binding<Value> {
    private let get: @MainActor () -> Value
    private let set: @MainActor (Value) -> Void
    public init(get: @escaping @MainActor () -> Value, set: @escaping @MainActor (Value) -> Void) {
        self.get = get
        self.set = set
    }
    public var wrappedValue: Value {
        get { get() }
        nonmutating set { set(newValue) }
    }
}
