import NavigationSimulation
import SceneryScreens
import Testing
import UIKitStandIn

/// Each test is a fault that other navigation libraries had; the number is that of the issue there.
@MainActor @Suite("UIKit's own navigation while transitions take time") struct NavigationTests {
    private let ui = SimulatedUIKit()

    private func perform(_ steps: Step...) {
        for step in steps { ui.perform(step) }
    }

    private func settled() -> String {
        #expect(ui.settledProblems() == [])
        return ui.outline
    }

    @Test("a swipe back that is canceled closes nothing (TCA 3673)")
    func canceledSwipe() {
        perform(.push, .end(0), .swipeBack)
        #expect(ui.outline == "1", "the stack is what the swipe leads to")
        perform(.cancel(0))
        #expect(settled() == "1 2")
        perform(.swipeBack, .end(0))
        #expect(settled() == "1")
    }

    @Test("a scene that is pushed during a swipe back stays when the person cancels it")
    func pushDuringCanceledSwipe() {
        perform(.push, .end(0), .swipeBack, .push, .cancel(0))
        #expect(settled() == "1 2 3")
    }

    @Test("a swipe back that ends late closes nothing that was opened after its scene was closed")
    func lateSwipe() {
        perform(.push, .end(0), .swipeBack, .pop, .push, .end(0))
        #expect(settled() == "1 3")
    }

    @Test("back during a push waits for the push")
    func backDuringPush() {
        perform(.push, .pop)
        #expect(settled() == "1")
        perform(.push, .push, .tapBack, .pop)
        #expect(settled() == "1 3")
    }

    @Test("two sheets that close while a third opens (TCA 3779)")
    func sheets() {
        perform(.present, .end(0), .present, .end(0), .dismiss, .dismiss, .present)
        #expect(settled() == "1 | 4")
    }

    @Test("a sheet that opens while another is dragged away takes its place")
    func sheetDuringDrag() {
        perform(.present, .end(0), .dragSheet, .dismiss, .present, .end(0))
        #expect(settled() == "1 | 3")
    }

    @Test("a push right after a sheet closes (FlowStacks 82)")
    func pushAfterSheet() {
        perform(.present, .end(0), .dismiss, .push)
        #expect(settled() == "1 3")
    }

    @Test("a stack in a sheet over a stack in a tab: each goes back by itself (FlowStacks 76, 105)")
    func nestedStacks() {
        perform(.replaceRootWithTabs, .push, .end(0), .present, .end(0), .push, .end(0))
        #expect(settled() == "*[2 5][3][4] | 6 7")
        perform(.swipeBack, .end(0))
        #expect(settled() == "*[2 5][3][4] | 6")
        perform(.dragSheet, .end(0), .swipeBack, .end(0))
        #expect(settled() == "*[2][3][4]")
    }

    @Test("a swipe back goes back in the tab on the screen alone (FlowStacks 76, 105)")
    func stacksOfTabs() {
        perform(.replaceRootWithTabs, .push, .end(0), .push, .end(0), .tapTab(1), .push, .end(0))
        #expect(settled() == "[2 5 6]*[3 7][4]")
        perform(.swipeBack, .end(0))
        #expect(settled() == "[2 5 6]*[3][4]")
    }

    @Test("another tab is chosen during a push, and during a step back")
    func tabDuringPush() {
        perform(.replaceRootWithTabs, .push, .tapTab(1))
        #expect(settled() == "[2 5]*[3][4]")
        perform(.tapTab(0), .swipeBack, .tapTab(2))
        #expect(settled() == "[2][3]*[4]")
    }

    @Test("a sheet that may not be dragged away stays, and so does one whose drag is canceled")
    func refusedDrag() {
        perform(.present, .end(0), .dragSheet, .cancel(0))
        #expect(settled() == "1 | 2")
        perform(.dragSheet, .showDialog, .end(0))
        #expect(settled() == "1 | 2")
        perform(.closeDialog, .end(0), .dragSheet, .end(0))
        #expect(settled() == "1")
    }

    @Test("a dialog that opens and closes while its scene is pushed")
    func dialogDuringPush() {
        perform(.push, .showDialog, .closeDialog, .showDialog)
        #expect(settled() == "1 2")
        #expect(ui.alert != nil)
    }

    @Test("10,000 random sequences: what is shown is what is open, and closed scenes are released")
    func random() {
        let fault = Simulation<SimulatedUIKit>().run(10_000)
        #expect(fault == nil)
    }
}
