#if canImport(SwiftUI)
    import Foundation
    import SceneryScreens
    import SwiftUI

    /// Shows an app's scenes in SwiftUI: stacks, tabs and sheets as the navigator's state says.
    ///
    /// When a person goes back by SwiftUI's own gesture or button, the navigator is notified and closes the
    /// scenes. A scene that is a `NativeScene` is shown by its SwiftUI view, a `UIViewController` as it is, and any other is drawn
    /// from its screen.
    ///
    /// Each window has scenes of its own. It opens again with those that it had, and the URLs that the app is opened
    /// with (its own scheme or universal links) open the scenes of their routes.
    public struct SceneryAppView: View {
        @State private var starter: AppStarter
        @SceneStorage("scenery.session") private var saved: Data?
        @Environment(\.scenePhase) private var phase
        @Environment(\.openURL) private var openURL

        /// - Parameter app: Started once, when the view is first drawn, with the system's languages.
        public init(_ app: HostedApp) {
            _starter = State(initialValue: AppStarter(app))
        }

        public var body: some View {
            let model = starter.model(restoring: saved)
            LayerView(model: model, depth: 0)
                .onAppear { model.onOpen = { openURL($0) } }
                .onOpenURL { starter.open($0) }
                .onContinueUserActivity(NSUserActivityTypeBrowsingWeb) { activity in
                    if let url = activity.webpageURL { starter.open(url) }
                }
                .onChange(of: phase) { _, phase in
                    // A window that nobody uses may be closed by the system without a further word.
                    if phase != .active { saved = starter.session }
                }
        }
    }

    /// A native scene whose content is known to be a SwiftUI view.
    @MainActor public protocol SwiftUIScene: NativeScene where NativeView: View {}

    /// One layer and the sheet over it.
    struct LayerView: View {
        @Bindable var model: NavigationModel
        let depth: Int

        var body: some View {
            let sheet = model.layer(depth + 1)?.scenes.first
            layer.sheet(isPresented: $model[sheetAbove: depth, drawn: sheet]) {
                // Erased, since a layer's type would otherwise contain itself.
                AnyView(LayerView(model: model, depth: depth + 1))
            }
        }

        @ViewBuilder private var layer: some View {
            switch model.layer(depth) {
            case .stack(let scenes):
                StackView(model: model, position: StackPosition(depth: depth), scenes: scenes)
            case .tabs(let tabs, _):
                TabView(selection: $model[tabOf: depth, drawn: tabs.map(\.scenes.first)]) {
                    ForEach(Array(tabs.enumerated()), id: \.offset) { index, tab in
                        StackView(
                            model: model, position: StackPosition(depth: depth, tab: index),
                            scenes: tab.scenes
                        )
                        .tabItem { Text(tab.title) }
                        .tag(index)
                    }
                }
            case nil:
                EmptyView()
            }
        }
    }

    /// A stack of scenes over its root.
    struct StackView: View {
        @Bindable var model: NavigationModel
        let position: StackPosition
        let scenes: [SceneID]

        var body: some View {
            NavigationStack(path: $model[path: position, drawn: Array(scenes.dropFirst())]) {
                SceneContent(model: model, scene: scenes.first)
                    .navigationDestination(for: SceneID.self) { SceneContent(model: model, scene: $0) }
            }
        }
    }

    /// One scene, by its own view or drawn from its screen.
    struct SceneContent: View {
        let model: NavigationModel
        let scene: SceneID?

        @ViewBuilder var body: some View {
            switch scene.flatMap({ model.navigator[$0] }) {
            // Another scene in the same position has a state of its own.
            case let view as any ScreenView: StageView(view).id(scene)
            case let view?: NativeContent(scene: view).id(scene)
            default: EmptyView()
            }
        }
    }
#endif
