import SceneryScreens
import SwiftUIStandIn
import Testing
import VerifiedSwiftUI

@MainActor @Suite("Bindings of the SwiftUI host") struct BindingTests {
    private let navigator = SceneNavigator(root: PlainView("Home"))
    private let app: SceneryAppView

    init() {
        let navigator = navigator
        app = SceneryAppView(
            HostedApp("Sample") { _ in
                HostedApp.Start(scenes: SceneRegistry([]), navigator: navigator)
            })
    }

    private var scenes: [String] { navigator.state.scenes.map(\.name) }

    private func first(_ kind: String) -> Node? { render(app).all.first { $0.kind == kind } }

    @Test("a path reads the scenes that are open now, not those of the drawing that it is from (TCA 2058)")
    func live() throws {
        for name in ["A", "B"] { navigator.push(PlainView(name)) }
        let back = try #require(first("NavigationStack")?.action)
        navigator.pop()
        back()
        #expect(scenes == ["Home"])
    }

    @Test("two steps back from one drawing both count")
    func twice() throws {
        for name in ["A", "B", "C"] { navigator.push(PlainView(name)) }
        let back = try #require(first("NavigationStack")?.action)
        back()
        back()
        #expect(scenes == ["Home", "A"])
    }

    @Test("a step back that comes after the stack is gone does nothing")
    func late() throws {
        navigator.present(PlainView("Sheet"))
        navigator.push(PlainView("A"))
        let stacks = render(app).all.filter { $0.kind == "NavigationStack" }
        let back = try #require(stacks.last?.action)
        navigator.dismiss()
        back()
        #expect(scenes == ["Home"])
    }

    @Test("a sheet that is dragged away while another is opened over it closes both")
    func sheets() throws {
        navigator.present(PlainView("Sheet"))
        let drag = try #require(first("sheet")?.action)
        navigator.present(PlainView("Second"))
        drag()
        #expect(scenes == ["Home"])
        drag()
        #expect(scenes == ["Home"])
    }

    @Test("each tab has a path of its own")
    func tabs() throws {
        navigator.replaceRoot(
            withTabs: [SceneTab("One", scene: PlainView("A")), SceneTab("Two", scene: PlainView("B"))])
        navigator.push(PlainView("A1"))
        navigator.selectTab(1)
        navigator.push(PlainView("B1"))
        let stacks = render(app).all.filter { $0.kind == "NavigationStack" }
        #expect(stacks.map(\.text) == ["1", "1"])
        let back = try #require(stacks.last?.action)
        back()
        #expect(scenes == ["A", "A1", "B"])
    }
}
