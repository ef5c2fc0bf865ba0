import NavigationSimulation
import SceneryScreens
import Testing

/// Each test is a fault that other navigation libraries had; the number is that of the issue there.
@MainActor @Suite("SwiftUI's own navigation while drawings and gestures are under way") struct NavigationTests
{
    private let ui = SimulatedSwiftUI()

    private func perform(_ steps: Step...) {
        for step in steps { ui.perform(step) }
    }

    /// What is open, which has to be what is shown.
    private func settled() -> String {
        #expect(ui.settledProblems() == [])
        return ui.app.outline
    }

    @Test("a swipe back that is canceled closes nothing (TCA 3673)")
    func canceledSwipe() {
        perform(.push, .end(0), .swipeBack, .cancel(0))
        #expect(settled() == "1 2")
    }

    @Test("a swipe back that ends late closes nothing that was opened after its scene was closed")
    func lateSwipe() {
        perform(.push, .end(0), .swipeBack, .pop, .push, .end(1))
        #expect(settled() == "1 3")
    }

    @Test("back during a push that is not drawn yet goes back from what is shown")
    func backDuringPush() {
        perform(.push, .end(0), .push, .tapBack)
        #expect(settled() == "1")
    }

    @Test("two sheets that close while a third opens (TCA 3779)")
    func sheets() {
        perform(.present, .end(0), .present, .end(0), .dragSheet, .dismiss, .dismiss, .present, .end(1))
        #expect(settled() == "1 | 4")
    }

    @Test("a push right after a sheet closes (FlowStacks 82)")
    func pushAfterSheet() {
        perform(.present, .end(0), .dismiss, .push)
        #expect(settled() == "1 3")
    }

    @Test("a stack in a sheet over a stack in a tab: each goes back by itself (FlowStacks 76, 105)")
    func nestedStacks() {
        perform(.replaceRootWithTabs, .selectTab(2), .push, .present, .push, .end(0))
        #expect(settled() == "[2][3]*[4 5] | 6 7")
        perform(.swipeBack, .end(1))
        #expect(settled() == "[2][3]*[4 5] | 6")
        perform(.dragSheet, .end(1), .end(0), .swipeBack, .end(1))
        #expect(settled() == "[2][3]*[4]")
    }

    @Test("another tab is chosen during a push, and during a step back")
    func tabDuringPush() {
        perform(.replaceRootWithTabs, .end(0), .push, .tapTab(1))
        #expect(settled() == "[2 5]*[3][4]")
        perform(.tapTab(0), .end(0), .swipeBack, .tapTab(2), .end(1))
        #expect(settled() == "[2][3]*[4]")
    }

    @Test("a tab that was replaced before the tap arrived is not chosen")
    func replacedTabs() {
        perform(.replaceRootWithTabs, .end(0), .replaceRootWithTabs, .tapTab(2))
        #expect(settled() == "*[5][6][7]")
    }

    @Test("a sheet that may not be dragged away stays")
    func refusedDrag() {
        perform(.present, .end(0), .dragSheet, .showDialog, .end(1))
        #expect(settled() == "1 | 2")
        perform(.closeDialog, .end(0), .dragSheet, .end(1))
        #expect(settled() == "1")
    }

    @Test("a scene that takes another's position has its own screen")
    func replacedRoot() {
        perform(.replaceRoot)
        #expect(settled() == "2")
        #expect(ui.title == "2")
    }

    @Test("10,000 random sequences: what is shown is what is open, and closed scenes are released")
    func random() {
        let fault = Simulation<SimulatedSwiftUI>().run(10_000)
        #expect(fault == nil)
    }
}
