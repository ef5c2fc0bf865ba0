import NavigationSimulation
import Observation
import SceneryScreens
import SwiftUIStandIn
import VerifiedSwiftUI

/// The SwiftUI host, drawn once for all changes since the last drawing, as SwiftUI does. What a person did is
/// written with the bindings of the drawing in which it began.
@MainActor final class SimulatedSwiftUI: SimulatedHost {
    let app = SimulatedApp { SimulatedScene($0) }
    private let view: SceneryAppView
    private let graph = ViewGraph()
    private let change = ChangeFlag()
    private var gestures: [@MainActor () -> Void] = []
    private(set) var layers: [ShownLayer] = []
    private(set) var title = ""

    init() {
        view = SceneryAppView(app.app)
        draw()
    }

    func perform(_ step: Step) {
        guard !app.perform(step) else { return }
        switch step {
        case .swipeBack: if let back { gestures.append(back) }
        case .tapBack: back?()
        case .dragSheet: if let drag { gestures.append(drag) }
        case .tapTab(let tab): tapTab(tab)
        case .end(let number): end(number)
        case .cancel(let number): if !gestures.isEmpty { gestures.remove(at: number % gestures.count) }
        default: break
        }
    }

    /// Ends a gesture, or else draws what has changed.
    private func end(_ number: Int) {
        guard !gestures.isEmpty, number > 0 else { return drawChanges() }
        gestures.remove(at: number % gestures.count)()
    }

    func settledProblems() -> [String] {
        while !gestures.isEmpty { gestures.removeFirst()() }
        drawChanges()
        var problems = app.unwanted.map { "\($0) was closed by a gesture that ended late" }
        if outline != app.pathOutline { problems.append("shown \(outline), open \(app.pathOutline)") }
        let open = app.navigator.state.visible?.name
        if title != open { problems.append("title \(title), open \(open ?? "nothing")") }
        if !app.leaked.isEmpty { problems.append("not released: \(app.leaked)") }
        return problems
    }

    // MARK: Drawing

    func drawChanges() {
        if change.isSet { draw() }
    }

    private func draw() {
        change.isSet = false
        let change = change
        let node = withObservationTracking {
            graph.draw(view)
        } onChange: {
            change.isSet = true
        }
        layers = ShownLayer.layers(of: node)
        title = layers.last?.title ?? ""
        isLocked = node.all.contains { $0.kind == "interactiveDismissDisabled" && $0.text == "true" }
    }

    var outline: String { layers.map(\.outline).joined(separator: " | ") }

    // MARK: What a person does

    private var isLocked = false

    /// A step back in the stack in front, as it is now.
    private var back: (@MainActor () -> Void)? {
        guard !isLocked, let layer = layers.last, !layer.stacks[layer.selected].path.isEmpty else {
            return nil
        }
        let stack = layer.stacks[layer.selected]
        let (tab, scene) = (layer.selected, (stack.path.last as? SceneID)?.name)
        return { [app] in
            app.end(leaving: scene) { layer.show(stack.path.dropLast(), in: tab, stack.setPath) }
        }
    }

    private var drag: (@MainActor () -> Void)? {
        guard !isLocked, layers.count > 1 else { return nil }
        let sheet = layers[layers.count - 1]
        let dismiss = layers[layers.count - 2].dismissSheet
        return { [weak self] in
            if let depth = self?.layers.firstIndex(where: { $0 === sheet }) {
                self?.layers.removeSubrange(depth...)
            }
            dismiss?()
        }
    }

    /// A tap on the selected tab goes back to its root.
    private func tapTab(_ tab: Int) {
        guard let layer = layers.last, let choose = layer.choose else { return }
        if tab == layer.selected {
            layer.show([], in: tab, layer.stacks[tab].setPath)
        } else {
            layer.selected = tab
            choose(tab)
        }
    }
}

/// A scene with a screen of nothing but its title.
@MainActor final class SimulatedScene: ScreenView {
    let stage: Stage

    init(_ name: String) {
        stage = Stage(name)
        stage.show(name) {}
    }
}

final class ChangeFlag: @unchecked Sendable {
    var isSet = false
}
