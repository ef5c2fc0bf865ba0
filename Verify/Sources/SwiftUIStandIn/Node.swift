import Foundation

/// Not Apple's: what a test sees of a view: its kind, its text, what it does, and the views inside.
@MainActor public struct Node {
    /// Not Apple's: the name of the view or modifier.
    public var kind: String
    /// Not Apple's: what it shows, or what the modifier was given.
    public var text = ""
    /// Not Apple's: what it has chosen, or its role.
    public var value = ""
    /// Not Apple's: the view's identity, which its state and focus follow.
    public var identity = ""
    /// Not Apple's: what a tap does.
    public var action: (@MainActor () -> Void)?
    /// Not Apple's: what the system passes on.
    public var receive: (@MainActor (Any) -> Void)?
    /// Not Apple's: what typing does; `nil` where nothing can be typed.
    public var type: (@MainActor (String) -> Void)?
    /// Not Apple's: what choosing one of several does, by position; `nil` where there is no choice.
    public var choose: (@MainActor (Int) -> Void)?
    /// Not Apple's: what choosing by tag does; `nil` deselects.
    public var select: (@MainActor (AnyHashable?) -> Void)?
    /// Not Apple's: the views inside.
    public var children: [Node] = []
    /// Not Apple's: what a navigation stack was drawn with.
    public var path: [AnyHashable] = []
    /// Not Apple's: what a step back writes.
    public var setPath: (@MainActor ([AnyHashable]) -> Void)?
    var destinations: Destinations?

    /// Not Apple's: a view with nothing in it but these.
    public init(
        kind: String, text: String = "", action: (@MainActor () -> Void)? = nil, children: [Node] = []
    ) {
        self.kind = kind
        self.text = text
        self.action = action
        self.children = children
    }

    /// Not Apple's: the node and all below, depth first.
    public var all: [Node] { [self] + children.flatMap(\.all) }

    /// Where a value of a navigation path leads; kept by `navigationDestination`.
    var destination: (@MainActor (Any) -> Node?)? {
        get { destinations?.lead }
        set { destinations = newValue.map { Destinations(lead: $0) } }
    }
}

/// <https://developer.apple.com/documentation/swiftui/destinations>
@MainActor final class Destinations {
    let lead: @MainActor (Any) -> Node?
    init(lead: @escaping @MainActor (Any) -> Node?) { self.lead = lead }
}

/// Not Apple's: a view that describes itself instead of having a body.
@MainActor public protocol Primitive: View where Body == Never {
    /// Not Apple's: what a test sees.
    var node: Node { get }
}

/// <https://developer.apple.com/documentation/swiftui/primitive>
extension Primitive {
    /// Not Apple's: never asked for.
    public var body: Never { preconditionFailure("a primitive view has no body") }
}

/// Not Apple's: a view with something done to it; the kind says what, `action` and the further children hold it.
public struct ModifiedView: Primitive {
    /// Not Apple's: what a test sees.
    public let node: Node
    /// Not Apple's: draws the view.
    public init(
        _ kind: String, _ view: some View, text: String = "", side: [Node] = [],
        action: (@MainActor () -> Void)? = nil, receive: (@MainActor (Any) -> Void)? = nil
    ) {
        var node = Node(kind: kind, text: text, action: action, children: [render(view)] + side)
        node.receive = receive
        self.node = node
    }
}

/// <https://developer.apple.com/documentation/swiftui/nodeview>
struct NodeView: Primitive {
    let node: Node
}
