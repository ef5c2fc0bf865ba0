import UIKitStandIn

/// <https://developer.apple.com/documentation/swiftui/uihostingcontroller>: a view controller that manages a SwiftUI hierarchy. The
/// actions of `onAppear` and `onDisappear` run when the controller appears and disappears.
open class UIHostingController<Content: View>: UIViewController {
    /// <https://developer.apple.com/documentation/swiftui/uihostingcontroller/rootview>
    public var rootView: Content
    private let graph = ViewGraph()

    /// <https://developer.apple.com/documentation/swiftui/uihostingcontroller/init(rootview:)>
    public init(rootView: Content) {
        self.rootView = rootView
        super.init(nibName: nil, bundle: nil)
    }

    /// <https://developer.apple.com/documentation/swiftui/uihostingcontroller/init(coder:)>
    @available(*, unavailable)
    public required init?(coder: NSCoder) { nil }

    /// Not Apple's: what the view draws now.
    public func drawn() -> Node { graph.draw(rootView) }

    /// <https://developer.apple.com/documentation/swiftui/uihostingcontroller/viewdidappear(_:)>
    override open func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        run("onAppear")
    }

    /// <https://developer.apple.com/documentation/swiftui/uihostingcontroller/viewdiddisappear(_:)>
    override open func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        run("onDisappear")
    }

    private func run(_ kind: String) {
        for node in drawn().all where node.kind == kind { node.action?() }
    }
}

/// <https://developer.apple.com/documentation/swiftui/uiviewcontrollerrepresentable>
@MainActor public protocol UIViewControllerRepresentable: Primitive {
    /// <https://developer.apple.com/documentation/swiftui/uiviewcontrollerrepresentable/uiviewcontrollertype>
    associatedtype UIViewControllerType: UIViewController
    /// <https://developer.apple.com/documentation/swiftui/uiviewcontrollerrepresentable/context>
    typealias Context = UIViewControllerRepresentableContext<Self>
    /// <https://developer.apple.com/documentation/swiftui/uiviewcontrollerrepresentable/makeuiviewcontroller(context:)>
    func makeUIViewController(context: Context) -> UIViewControllerType
    /// <https://developer.apple.com/documentation/swiftui/uiviewcontrollerrepresentable/updateuiviewcontroller(_:context:)>
    func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
}

/// <https://developer.apple.com/documentation/swiftui/uiviewcontrollerrepresentablecontext>
@MainActor public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
    fileprivate init() {}
}

/// <https://developer.apple.com/documentation/swiftui/uiviewcontrollerrepresentable>
extension UIViewControllerRepresentable {
    /// The controller is made, and its view loaded, when a test runs the action.
    /// <https://developer.apple.com/documentation/swiftui/uiviewcontrollerrepresentable/node>
    public var node: Node {
        Node(kind: "UIViewController", text: "\(UIViewControllerType.self)") {
            let context = Context()
            let controller = makeUIViewController(context: context)
            updateUIViewController(controller, context: context)
            controller.loadViewIfNeeded()
        }
    }
}
