import SceneryScreens

/// An app whose scenes are numbered, and what the app itself does in a simulation.
@MainActor public final class SimulatedApp {
    public let navigator: SceneNavigator
    private let makeScene: (String) -> any SceneView
    private var scenes: [WeakScene] = []
    private var count = 0

    /// - Parameter makeScene: Makes a scene of this name.
    public init(makeScene: @escaping (String) -> any SceneView) {
        self.makeScene = makeScene
        navigator = SceneNavigator()
        navigator.replaceRoot(with: next())
    }

    public var app: HostedApp {
        HostedApp("Simulated") { [navigator] _ in
            HostedApp.Start(scenes: SceneRegistry([]), navigator: navigator)
        }
    }

    /// - Returns: Whether the step was the app's own.
    public func perform(_ step: Step) -> Bool {
        switch step {
        case .push: navigator.push(next())
        case .pop: navigator.pop()
        case .popToRoot: navigator.popToRoot()
        case .present: navigator.present(next())
        case .dismiss: navigator.dismiss()
        case .replace: navigator.replace(with: next())
        case .replaceRoot: navigator.replaceRoot(with: next())
        case .replaceRootWithTabs:
            navigator.replaceRoot(withTabs: (0..<3).map { SceneTab("Tab \($0)", scene: next()) })
        case .selectTab(let tab): navigator.selectTab(tab)
        case .showDialog: stage?.show(dialog: ScreenDialog("Sure?") { ScreenButton("Yes") })
        case .closeDialog: stage?.show(dialog: nil)
        default: return false
        }
        return true
    }

    /// What gestures closed although the scene that the person left was closed before they ended.
    public private(set) var unwanted: [String] = []

    /// Ends a gesture that takes a scene from the screen, with what was open over it.
    ///
    /// - Parameter scene: `nil` where it is not known.
    public func end(leaving scene: String?, _ gesture: () -> Void) {
        let before = navigator.state.scenes
        gesture()
        guard let scene, !before.contains(where: { $0.name == scene }) else { return }
        let after = navigator.state.scenes
        unwanted += before.filter { !after.contains($0) }.map(\.name)
    }

    private var stage: Stage? { (navigator.visibleView as? any ScreenView)?.stage }

    private func next() -> any SceneView {
        count += 1
        let scene = makeScene("\(count)")
        scenes.append(WeakScene(scene: scene))
        return scene
    }

    /// The scenes that are neither open nor released.
    public var leaked: [String] {
        let open = Set(navigator.state.scenes.map(\.name))
        return scenes.compactMap(\.scene?.context.name).filter { !open.contains($0) }
    }

    /// The layers as text, such as `1 2 | 3 4`, tabs in brackets with the selected one marked.
    public var outline: String {
        navigator.state.layers.map { layer in
            switch layer {
            case .stack(let scenes): Self.outline(scenes.map(\.name))
            case .tabs(let tabs, let selected):
                Self.outline(tabs: tabs.map { $0.scenes.map(\.name) }, selected: selected)
            }
        }.joined(separator: " | ")
    }

    public static func outline(_ stack: [String]) -> String { stack.joined(separator: " ") }

    public static func outline(tabs: [[String]], selected: Int) -> String {
        tabs.enumerated().map { ($0 == selected ? "*" : "") + "[" + outline($1) + "]" }.joined()
    }
}

private struct WeakScene {
    weak var scene: (any SceneView)?
}
