import Foundation
import Scenery
import Testing

@Suite("Navigation is a value that changes by rules")
struct NavigationStateTests {
    let a = id("A", 1)
    let b = id("B", 2)
    let c = id("C", 3)
    let d = id("D", 4)

    private func after(_ changes: NavigationChange...) -> NavigationState? {
        changes.reduce(NavigationState()) { state, change in state?.applying(change) }
    }

    private var tabs: NavigationChange {
        .replaceRootWithTabs([.init(title: "1", scenes: [a]), .init(title: "2", scenes: [b])], selected: 0)
    }

    @Test("pushing and popping move along the stack in front")
    func stack() {
        #expect(after(.push(a), .push(b))?.frontStack == [a, b])
        #expect(after(.push(a), .push(b), .pop)?.visible == a)
        #expect(after(.push(a), .push(b), .push(c), .popToRoot)?.frontStack == [a])
        #expect(after(.push(a), .push(b), .replace(c))?.frontStack == [a, c])
        #expect(after(.push(a), .push(b), .replaceRoot(c))?.scenes == [c])
    }

    @Test("a sheet has a stack of its own over the base")
    func sheet() throws {
        let state = try #require(after(.push(a), .present(b), .push(c)))
        #expect(state.isSheet && state.canGoBack && state.frontStack == [b, c] && state.scenes == [a, b, c])
        #expect(state.applying(.dismiss)?.scenes == [a])
        #expect(state.applying(.present(d))?.layers.count == 3)
        #expect(state.applying(.replaceRoot(d))?.scenes == [d])
    }

    @Test("each tab keeps its stack while another is in front")
    func tabbed() throws {
        let state = try #require(after(tabs, .push(c), .selectTab(1), .push(d)))
        #expect(state.frontStack == [b, d] && state.selectedTab == 1)
        #expect(state.applying(.selectTab(0))?.frontStack == [a, c])
        #expect(state.scenes == [a, c, b, d])
        #expect(state.applying(.present(id("S", 9)))?.tabs.isEmpty == true)
    }

    @Test("going back by the host's gesture closes what lay above")
    func returning() throws {
        let state = try #require(after(.push(a), .push(b), .push(c), .present(d)))
        #expect(state.applying(.returnTo(a))?.scenes == [a])
        #expect(state.applying(.returnTo(c))?.scenes == [a, b, c])
        #expect(state.applying(.returnTo(d)) == nil)
        #expect(state.applying(.returnTo(id("X", 9))) == nil)
    }

    @Test("what cannot be done is nil")
    func impossible() {
        #expect(after(.pop) == nil)
        #expect(after(.push(a), .pop) == nil)
        #expect(after(.push(a), .popToRoot) == nil)
        #expect(after(.push(a), .dismiss) == nil)
        #expect(after(.present(a)) == nil)
        #expect(after(.push(a), .selectTab(0)) == nil)
        #expect(after(tabs, .selectTab(2)) == nil)
        #expect(after(tabs, .selectTab(-1)) == nil)
        #expect(after(.replaceRootWithTabs([], selected: 0)) == nil)
        #expect(after(.replaceRootWithTabs([.init(title: "1", scenes: [])], selected: 0)) == nil)
    }

    @Test("the state is written as JSON and read again the same")
    func codable() throws {
        let state = try #require(after(tabs, .push(c), .present(d)))
        #expect(try JSONDecoder().decode(NavigationState.self, from: JSONEncoder().encode(state)) == state)
    }
}
