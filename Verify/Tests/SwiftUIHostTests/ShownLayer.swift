import NavigationSimulation
import SceneryScreens
import SwiftUIStandIn

/// A layer as it was drawn last, and as a person's gestures have changed it since.
@MainActor final class ShownLayer {
    struct Stack {
        var path: [AnyHashable]
        let setPath: (@MainActor ([AnyHashable]) -> Void)?
    }

    private(set) var stacks: [Stack]
    var selected: Int
    let title: String
    /// Chooses a tab; `nil` where there are none.
    let choose: (@MainActor (Int) -> Void)?
    /// Closes the sheet that was drawn over the layer.
    let dismissSheet: (@MainActor () -> Void)?

    private init(_ layer: Node, dismissSheet: (@MainActor () -> Void)?) {
        let tabs = layer.all.first { $0.kind == "TabView" }
        let drawn = layer.all.filter { $0.kind == "NavigationStack" }
        stacks = drawn.map { Stack(path: $0.path, setPath: $0.setPath) }
        selected = tabs.flatMap { Int($0.text) } ?? 0
        title = drawn[selected].all.first { $0.kind == "navigationTitle" }?.text ?? ""
        choose = tabs?.choose
        self.dismissSheet = dismissSheet
    }

    static func layers(of node: Node) -> [ShownLayer] {
        guard let sheet = node.all.first(where: { $0.kind == "sheet" }) else { return [] }
        let layer = ShownLayer(sheet.children[0], dismissSheet: sheet.action)
        return [layer] + sheet.children.dropFirst().flatMap(layers)
    }

    /// SwiftUI shows a step back, then writes it.
    func show(_ path: [AnyHashable], in tab: Int, _ write: (@MainActor ([AnyHashable]) -> Void)?) {
        stacks[tab].path = path
        write?(path)
    }

    var outline: String {
        let names = stacks.map { $0.path.compactMap { ($0 as? SceneID)?.name } }
        return choose == nil
            ? SimulatedApp.outline(names[0]) : SimulatedApp.outline(tabs: names, selected: selected)
    }
}

extension SimulatedApp {
    /// As `outline`, without the root of each stack, which is in no path.
    var pathOutline: String {
        navigator.state.layers.map { layer in
            switch layer {
            case .stack(let scenes): Self.outline(scenes.dropFirst().map(\.name))
            case .tabs(let tabs, let selected):
                Self.outline(tabs: tabs.map { $0.scenes.dropFirst().map(\.name) }, selected: selected)
            }
        }.joined(separator: " | ")
    }
}
