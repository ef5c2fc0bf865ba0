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
        @ObservationIgnored private var token: NavigationToken?

        init(_ navigator: SceneNavigator) {
            self.navigator = navigator
            state = navigator.state
            token = navigator.onEvent { [weak self] event in
                if case .changed(_, _, let next) = event { self?.state = next }
            }
        }

        func layer(_ depth: Int) -> NavigationState.Layer? {
            _ = refusals
            return state.layers.indices.contains(depth) ? state.layers[depth] : nil
        }

        /// A dialog has to be answered before a person goes anywhere else.
        private func isRefused() -> Bool {
            guard navigator.isDialogOpen else { return false }
            refusals += 1
            return true
        }

        private func stack(_ position: StackPosition) -> [SceneID] {
            switch layer(position.depth) {
            case .stack(let scenes): scenes
            case .tabs(let tabs, _): tabs.indices.contains(position.tab) ? tabs[position.tab].scenes : []
            case nil: []
            }
        }
    }

    // MARK: - Bindings

    /// Each is made from a key path, so that it stays the same from one drawing to the next and reads what the
    /// state is when it is asked.
    extension NavigationModel {
        /// Whether a sheet is over a layer; set to `false` by SwiftUI when a person drags it away.
        subscript(sheetAbove depth: Int) -> Bool {
            get { layer(depth + 1) != nil }
            set {
                guard !newValue, layer(depth + 1) != nil, let scene = state.layers[depth].front.last,
                    !isRefused()
                else { return }
                navigator.hostDidReturn(to: scene)
            }
        }

        var selectedTab: Int {
            get { state.selectedTab ?? 0 }
            set {
                if !isRefused() { navigator.selectTab(newValue) }
            }
        }

        /// The scenes above the root of a stack; shortened by SwiftUI when a person goes back.
        subscript(path position: StackPosition) -> [SceneID] {
            get { Array(stack(position).dropFirst()) }
            set {
                let scenes = stack(position)
                guard newValue.count + 1 < scenes.count, !isRefused() else { return }
                navigator.hostDidReturn(to: scenes[newValue.count])
            }
        }
    }

    /// Where a stack is: in a layer, the base being 0, and there in a tab, 0 where there are none.
    struct StackPosition: Hashable, Sendable {
        let depth: Int
        var tab = 0
    }
#endif
