import Foundation

/// Holds the open scenes of one app, window or session and keeps `NavigationState` about them.
///
/// Scenes ask it through `NavigationControlling`; a host observes it with `onChange` and draws
/// `state`. The navigator is the only owner of the views, so a scene that is no longer in the
/// state is closed and released before the changing call returns, unless someone else holds it.
/// A change asked for while another is being made waits its turn, first in, first out.
@MainActor public final class SceneNavigator: NavigationControlling {
    /// What happened to the navigation, for hosts and recordings.
    public enum Event: Sendable, Equatable {
        case changed(NavigationChange, from: NavigationState, to: NavigationState)
        /// What was asked for cannot be done now; nothing changed.
        case refused(NavigationChange)
        case opened(URL)
    }

    public private(set) var state = NavigationState()

    private var views: [SceneID: any SceneView] = [:]
    private var observers: [Observer] = []
    private var lastNumber = 0
    private lazy var queue = EventQueue<@MainActor (SceneNavigator) -> Void> { [unowned self] in $0(self) }

    public init() {}

    /// - Parameter root: The first scene.
    public convenience init(root: any SceneView) {
        self.init()
        replaceRoot(with: root)
    }

    /// The view of an open scene.
    public subscript(id: SceneID) -> (any SceneView)? { views[id] }

    /// The view a person sees.
    public var visibleView: (any SceneView)? { state.visible.flatMap { views[$0] } }

    /// Calls `observer` after each event, in order of registration, until the token is released.
    public func onEvent(_ observer: @escaping @MainActor (Event) -> Void) -> NavigationToken {
        let token = NavigationToken()
        observers.append(Observer(token: token, call: observer))
        return token
    }

    /// Closes every scene. For the end of a window or a session.
    public func close() {
        queue.send { $0.move(to: NavigationState(), by: nil) }
    }
}

// MARK: - NavigationControlling

extension SceneNavigator {
    public func push(_ scene: any SceneView) { attach(scene) { .push($0) } }
    public func pop() { perform(.pop) }
    public func popToRoot() { perform(.popToRoot) }
    public func present(_ scene: any SceneView) { attach(scene) { .present($0) } }
    public func dismiss() { perform(.dismiss) }
    public func replace(with scene: any SceneView) { attach(scene) { .replace($0) } }
    public func replaceRoot(with scene: any SceneView) { attach(scene) { .replaceRoot($0) } }
    public func selectTab(_ index: Int) { perform(.selectTab(index)) }

    public func replaceRoot(withTabs tabs: [SceneTab], selected: Int = 0) {
        queue.send { navigator in
            guard navigator.areNew(tabs.map(\.scene)) else {
                let refused = tabs.map { NavigationState.Tab(title: $0.title, scenes: [$0.scene.refusedID]) }
                return navigator.tell(.refused(.replaceRootWithTabs(refused, selected: selected)))
            }
            let states = tabs.map { tab in
                NavigationState.Tab(title: tab.title, scenes: [navigator.adopt(tab.scene)])
            }
            navigator.apply(.replaceRootWithTabs(states, selected: selected))
        }
    }

    public func open(_ url: URL) {
        queue.send { $0.tell(.opened(url)) }
    }

    /// Goes back as a person does: pops the stack in front, or dismisses the sheet at its root.
    public func goBack() {
        queue.send { $0.apply($0.state.frontStack.count > 1 ? .pop : .dismiss) }
    }

    /// A host reports that its own gesture already took the person back to this scene.
    public func hostDidReturn(to scene: SceneID) { perform(.returnTo(scene)) }
}

// MARK: - Changing

extension SceneNavigator {
    private func perform(_ change: NavigationChange) {
        queue.send { $0.apply(change) }
    }

    private func attach(_ view: any SceneView, _ change: @escaping @MainActor (SceneID) -> NavigationChange) {
        queue.send { navigator in
            guard navigator.areNew([view]) else { return navigator.tell(.refused(change(view.refusedID))) }
            navigator.apply(change(navigator.adopt(view)))
        }
    }

    /// Whether each view comes for the first time: one that is open, here or elsewhere, or was closed
    /// has an identity already, and a second one would leave the first without its view.
    private func areNew(_ views: [any SceneView]) -> Bool {
        views.allSatisfy { $0.context.id == nil }
            && Set(views.map { ObjectIdentifier($0.context) }).count == views.count
    }

    private func adopt(_ view: any SceneView) -> SceneID {
        lastNumber += 1
        let id = SceneID(name: view.context.name, number: lastNumber)
        view.context.id = id
        view.context.navigation = self
        views[id] = view
        return id
    }

    private func apply(_ change: NavigationChange) {
        guard let next = state.applying(change) else {
            releaseScenes(notIn: state)
            tell(.refused(change))
            return
        }
        move(to: next, by: change)
    }

    private func move(to next: NavigationState, by change: NavigationChange?) {
        let previous = state
        state = next
        if let change { tell(.changed(change, from: previous, to: next)) }
        releaseScenes(notIn: next)
    }

    private func releaseScenes(notIn state: NavigationState) {
        let open = Set(state.scenes)
        let closed = views.keys.filter { !open.contains($0) }.sorted { $0.number > $1.number }
        for id in closed { views.removeValue(forKey: id)?.context.close() }
    }

    private func tell(_ event: Event) {
        observers.removeAll { $0.token == nil }
        for observer in observers where observer.token != nil { observer.call(event) }
    }

    private struct Observer {
        weak var token: NavigationToken?
        let call: @MainActor (Event) -> Void
    }
}

extension SceneView {
    /// The identity in the report of a refusal; number 0 for a view that never got one.
    fileprivate var refusedID: SceneID { context.id ?? SceneID(name: context.name, number: 0) }
}
