import Foundation
import Scenery

/// A session as a value: enough to build it again in another process.
///
/// It holds the routes of the open scenes, the state of the logic that is `StateRestoring`, and what
/// was typed in each scene's fields and not submitted, without passwords.
public typealias SessionSnapshot = NavigationLayers<SavedScene>

/// A scene as a saved session keeps it.
public struct SavedScene: Sendable, Codable, Equatable {
    package var route: SavedRoute
    /// The logic's state; `nil` where it has none, or none that can be saved.
    package var state: Data?
    /// By field: what a person typed and had not submitted.
    package var drafts: [String: String]
}

extension ScreenSession {
    /// The session as it is now. A scene whose route has no JSON form is saved by its name alone, and
    /// then cannot be opened again.
    public func snapshot() -> SessionSnapshot { navigator.snapshot() }
}

extension SceneNavigator {
    /// The open scenes as they are now. A scene whose route has no JSON form is saved by its name alone, and
    /// then cannot be opened again.
    public func snapshot() -> SessionSnapshot {
        state.map { id in
            guard let view = self[id] else {
                return SavedScene(route: SavedRoute(name: id.name), drafts: [:])
            }
            let route = (try? SavedRoute(view.context.route)) ?? SavedRoute(name: id.name)
            // State that cannot be written is left out: the scene then starts from scratch, as one without state.
            let state = view.context.logic(as: (any StateRestoring).self).flatMap { try? $0.savedState() }
            return SavedScene(
                route: route, state: state, drafts: (view as? any ScreenView)?.stage.drafts ?? [:])
        }
    }
}

extension SceneNavigator {
    /// Opens the scenes of a snapshot, each built by `scenes` and given its state before it loads.
    ///
    /// A scene that cannot be built again ends its stack there: what was opened from it is not
    /// opened either. When nothing is left the navigator stays as it was.
    ///
    /// - Returns: What could not be opened, as messages for a log.
    @discardableResult
    public func restore(_ snapshot: SessionSnapshot, from scenes: SceneRegistry) -> [String] {
        var problems: [String] = []
        for (index, layer) in snapshot.layers.enumerated() {
            let stacks = layer.stacks.map { buildStack($0, from: scenes, &problems) }
            guard stacks.allSatisfy({ !$0.isEmpty }), !stacks.isEmpty else { break }
            if index == 0 { openBase(layer, stacks) } else { openSheet(stacks[0]) }
        }
        return problems
    }

    private func buildStack(
        _ saved: [SavedScene], from scenes: SceneRegistry, _ problems: inout [String]
    ) -> [any SceneView] {
        var stack: [any SceneView] = []
        for scene in saved {
            do { stack.append(try scene.build(from: scenes)) } catch {
                problems.append("\(scene.route.name): \(error)")
                break
            }
        }
        return stack
    }

    private func openBase(_ layer: SessionSnapshot.Layer, _ stacks: [[any SceneView]]) {
        guard case .tabs(let tabs, let selected) = layer else {
            replaceRoot(with: stacks[0][0])
            return stacks[0].dropFirst().forEach(push)
        }
        replaceRoot(withTabs: zip(tabs, stacks).map { SceneTab($0.title, scene: $1[0]) })
        for (index, stack) in stacks.enumerated() {
            selectTab(index)
            stack.dropFirst().forEach(push)
        }
        selectTab(selected)
    }

    private func openSheet(_ stack: [any SceneView]) {
        present(stack[0])
        stack.dropFirst().forEach(push)
    }
}

extension SavedScene {
    @MainActor fileprivate func build(from scenes: SceneRegistry) throws -> any SceneView {
        let view = try scenes.build(route)
        if let state, let logic = view.context.logic(as: (any StateRestoring).self) {
            try logic.restore(from: state)
        }
        (view as? any ScreenView)?.stage.restore(drafts: drafts)
        return view
    }
}
