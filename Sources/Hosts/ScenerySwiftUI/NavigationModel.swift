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

        /// Turned to `false` by SwiftUI when a person drags the sheet away.
        func isSheetShown(above depth: Int) -> Binding<Bool> {
            Binding { [self] in
                state.layers.count > depth + 1
            } set: { [self] isShown in
                guard !isShown, state.layers.count > depth + 1, let scene = state.layers[depth].front.last
                else { return }
                if !isRefused() { navigator.hostDidReturn(to: scene) }
            }
        }

        var selectedTab: Binding<Int> {
            Binding { [self] in
                state.selectedTab ?? 0
            } set: { [self] in
                if !isRefused() { navigator.selectTab($0) }
            }
        }

        /// The scenes above the root; shortened by SwiftUI when a person goes back.
        func path(of scenes: [SceneID]) -> Binding<[SceneID]> {
            Binding {
                Array(scenes.dropFirst())
            } set: { [self] path in
                guard path.count + 1 < scenes.count, !isRefused() else { return }
                navigator.hostDidReturn(to: scenes[path.count])
            }
        }
    }
#endif
