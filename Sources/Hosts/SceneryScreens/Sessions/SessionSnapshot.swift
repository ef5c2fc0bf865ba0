import Foundation
import Scenery

/// A session as a value: enough to build it again in another process.
///
/// It holds the routes of the open scenes, the state of the logic that is `StateRestoring`, and what
/// stood in each scene's fields.
public struct SessionSnapshot: Sendable, Codable, Equatable {
    public struct SavedScene: Sendable, Codable, Equatable {
        public var route: SceneRoute
        public var state: Data?
        /// By field: what a person typed and had not submitted.
        public var drafts: [String: String]
    }

    public struct SavedTab: Sendable, Codable, Equatable {
        public var title: String
        public var scenes: [SavedScene]
    }

    public enum Layer: Sendable, Codable, Equatable {
        case stack([SavedScene])
        case tabs([SavedTab], selected: Int)
    }

    public var layers: [Layer]
}

extension ScreenSession {
    /// The session as it stands.
    public func snapshot() -> SessionSnapshot {
        SessionSnapshot(layers: navigator.state.layers.map { layer in
            switch layer {
            case .stack(let scenes): .stack(scenes.compactMap(saved))
            case .tabs(let tabs, let selected):
                .tabs(
                    tabs.map { SessionSnapshot.SavedTab(title: $0.title, scenes: $0.scenes.compactMap(saved)) },
                    selected: selected)
            }
        })
    }

    private func saved(_ id: SceneID) -> SessionSnapshot.SavedScene? {
        guard let view = navigator[id] else { return nil }
        // State that cannot be written is left out: the scene then starts anew, as one without state.
        let state = view.place.logic(as: (any StateRestoring).self).flatMap { try? $0.savedState() }
        let drafts = (view as? any ScreenView)?.stage.drafts ?? [:]
        return SessionSnapshot.SavedScene(route: view.place.route, state: state, drafts: drafts)
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
    public func restore(_ snapshot: SessionSnapshot, from scenes: SceneList) -> [String] {
        var problems: [String] = []
        for (index, layer) in snapshot.layers.enumerated() {
            let stacks = layer.stacks.map { buildStack($0, from: scenes, &problems) }
            guard stacks.allSatisfy({ !$0.isEmpty }), !stacks.isEmpty else { break }
            if index == 0 { openBase(layer, stacks) } else { openSheet(stacks[0]) }
        }
        return problems
    }

    private func buildStack(
        _ saved: [SessionSnapshot.SavedScene], from scenes: SceneList, _ problems: inout [String]
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

extension SessionSnapshot.Layer {
    fileprivate var stacks: [[SessionSnapshot.SavedScene]] {
        switch self {
        case .stack(let scenes): [scenes]
        case .tabs(let tabs, _): tabs.map(\.scenes)
        }
    }
}

extension SessionSnapshot.SavedScene {
    @MainActor fileprivate func build(from scenes: SceneList) throws -> any SceneView {
        let view = try scenes.build(route)
        if let state, let logic = view.place.logic(as: (any StateRestoring).self) {
            try logic.restore(from: state)
        }
        (view as? any ScreenView)?.stage.restore(drafts: drafts)
        return view
    }
}
