import SceneryScreens
import SwiftUIStandIn
import VerifiedSwiftUI

/// A stage in the SwiftUI host, drawn again whenever a test looks at it.
@MainActor final class DrawnScreen {
    let stage = Stage("Sample")
    let graph = ViewGraph()
    private let app: SceneryAppView
    private(set) var chosen: [String] = []

    init() {
        let navigator = SceneNavigator(root: StagedScene(stage))
        app = SceneryAppView(
            HostedApp("Sample") { _ in
                HostedApp.Start(scenes: SceneRegistry([]), navigator: navigator)
            })
    }

    func choose(_ text: String) { chosen.append(text) }

    var node: Node { graph.draw(app) }

    func all(_ kind: String) -> [Node] { node.all.filter { $0.kind == kind } }

    func first(_ kind: String, _ text: String? = nil) -> Node? {
        node.all.first { $0.kind == kind && (text == nil || $0.text == text) }
    }

    /// What the modifiers around the view with this text say, the outermost first.
    func modifiers(around text: String, _ kind: String = "Text") -> [String] {
        modifiers(in: node) { $0.kind == kind && $0.text == text } ?? []
    }

    private func modifiers(in node: Node, of isWanted: (Node) -> Bool) -> [String]? {
        if isWanted(node) { return [] }
        for child in node.children {
            if let below = modifiers(in: child, of: isWanted) { return ["\(node.kind) \(node.text)"] + below }
        }
        return nil
    }
}

@MainActor final class StagedScene: ScreenView {
    let stage: Stage

    init(_ stage: Stage) {
        self.stage = stage
    }
}
