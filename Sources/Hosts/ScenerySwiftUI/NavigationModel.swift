#if canImport(SwiftUI)
    import Foundation
    import Observation
    import SceneryScreens
    import SwiftUI

    /// The navigator's state as SwiftUI observes it, and its bindings back to the navigator.
    @MainActor @Observable final class NavigationModel {
        private(set) var state: NavigationState
        /// Counts what people did that was refused. SwiftUI has shown it already, and draws the state again.
        private var refusals = 0
        @ObservationIgnored let navigator: SceneNavigator
        /// A scene opens a web page.
        @ObservationIgnored var onOpen: (URL) -> Void = { _ in }
        @ObservationIgnored private var token: NavigationToken?

        init(_ navigator: SceneNavigator) {
            self.navigator = navigator
            state = navigator.state
            token = navigator.onEvent { [weak self] event in
                switch event {
                case .changed(_, _, let next): self?.state = next
                case .opened(let url): self?.onOpen(url)
                case .refused: break
                }
            }
        }

        func layer(_ depth: Int) -> NavigationState.Layer? {
            _ = refusals
            return state.layers.indices.contains(depth) ? state.layers[depth] : nil
        }

        /// What SwiftUI has shown already is drawn again as it was.
        private func refuse() { refusals += 1 }

        func stack(_ position: StackPosition) -> [SceneID] {
            switch layer(position.depth) {
            case .stack(let scenes): scenes
            case .tabs(let tabs, _): tabs.indices.contains(position.tab) ? tabs[position.tab].scenes : []
            case nil: []
            }
        }
    }

    // MARK: - Bindings

    /// Each is made from a key path, and reads what the state is when it is asked. It also has what was drawn with it:
    /// SwiftUI may write what a person did after the state has changed, and that is about what they saw.
    extension NavigationModel {
        /// Whether a sheet is over a layer; set to `false` by SwiftUI when a person drags it away.
        ///
        /// - Parameter root: The root of the sheet that was drawn; `nil` where there was none.
        subscript(sheetAbove depth: Int, drawn root: SceneID?) -> Bool {
            get { layer(depth + 1) != nil }
            set {
                if !newValue, let root { personDidLeave(root) }
            }
        }

        /// The selected tab of a layer; set by SwiftUI when a person chooses one.
        ///
        /// - Parameter roots: Of the tabs that were drawn.
        subscript(tabOf depth: Int, drawn roots: [SceneID?]) -> Int {
            get {
                if case .tabs(_, let selected) = layer(depth) { selected } else { 0 }
            }
            set {
                let tabs = navigator.state.tabs
                guard tabs.indices.contains(newValue), roots.indices.contains(newValue),
                    tabs[newValue].scenes.first == roots[newValue], !navigator.isDialogOpen
                else { return refuse() }
                navigator.selectTab(newValue)
            }
        }

        /// The scenes above the root of a stack; shortened by SwiftUI when a person goes back.
        ///
        /// - Parameter scenes: Those above the root that were drawn.
        subscript(path position: StackPosition, drawn scenes: [SceneID]) -> [SceneID] {
            get { Array(stack(position).dropFirst()) }
            set {
                if let left = scenes.first(where: { !newValue.contains($0) }) { personDidLeave(left) }
            }
        }

        /// A dialog has to be answered before a person goes anywhere else.
        private func personDidLeave(_ scene: SceneID) {
            if navigator.isDialogOpen || !navigator.hostDidLeave(scene) { refuse() }
        }
    }

    /// Where a stack is: in a layer, the base being 0, and there in a tab, 0 where there are none.
    struct StackPosition: Hashable, Sendable {
        let depth: Int
        var tab = 0
    }
#endif
