import Observation
import SceneryScreens
import SwiftUIStandIn
import Testing
import VerifiedSwiftUI

@MainActor @Suite("Dialogs in the SwiftUI host") struct DialogTests {
    private let navigator = SceneNavigator(root: PlainView("Home"))
    private let app: SceneryAppView

    init() {
        let navigator = navigator
        app = SceneryAppView(
            HostedApp("Sample") { _ in
                HostedApp.Start(scenes: SceneRegistry([]), navigator: navigator)
            })
    }

    private func first(_ kind: String) -> Node? { render(app).all.first { $0.kind == kind } }

    private func ask(_ view: PlainView) {
        view.stage.show(dialog: ScreenDialog("Sure?") { ScreenButton("Yes") })
    }

    /// Whether SwiftUI would draw the app again after the change.
    private func redraws(after change: () -> Void) -> Bool {
        let wasAsked = Flag()
        withObservationTracking {
            _ = render(app)
        } onChange: {
            wasAsked.isSet = true
        }
        change()
        return wasAsked.isSet
    }

    @Test("a path that SwiftUI shortens is refused and drawn again while a dialog is open")
    func back() throws {
        let detail = PlainView("Detail")
        navigator.push(detail)
        ask(detail)
        let back = try #require(first("NavigationStack")?.action)
        #expect(redraws { back() })
        #expect(navigator.state.scenes.map(\.name) == ["Home", "Detail"])
        #expect(first("navigationTitle")?.text == "Detail")
        #expect(first("navigationBarBackButtonHidden")?.text == "true")

        detail.stage.show(dialog: nil)
        let again = try #require(first("NavigationStack")?.action)
        again()
        #expect(navigator.state.scenes.map(\.name) == ["Home"])
        #expect(first("navigationBarBackButtonHidden")?.text == "false")
    }

    @Test("a sheet with a dialog stays")
    func sheet() throws {
        let sheet = PlainView("Sheet")
        navigator.present(sheet)
        ask(sheet)
        let drag = try #require(first("sheet")?.action)
        #expect(redraws { drag() })
        #expect(navigator.state.isSheet)
        #expect(render(app).all.contains { $0.kind == "interactiveDismissDisabled" && $0.text == "true" })
    }

    @Test("the tab stays while a dialog is open")
    func tabs() throws {
        let one = PlainView("A")
        navigator.replaceRoot(
            withTabs: [SceneTab("One", scene: one), SceneTab("Two", scene: PlainView("B"))])
        ask(one)
        let choose = try #require(first("TabView")?.choose)
        choose(1)
        #expect(navigator.state.selectedTab == 0)
        one.stage.show(dialog: nil)
        choose(1)
        #expect(navigator.state.selectedTab == 1)
    }
}

private final class Flag: @unchecked Sendable {
    var isSet = false
}
