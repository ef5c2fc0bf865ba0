import SceneryScreens
import Testing

@testable import SceneryWeb

@Suite("Patches")
struct DifferTests {
    @Test("patches turn any page into any other", arguments: 0..<400)
    func anyToAny(seed: Int) {
        var random = SeededRandom(seed: UInt64(seed))
        var state = RandomPage.state(&random)
        let model = PageModel(Page.root(state))
        for _ in 0..<6 {
            let next = RandomPage.changed(state, &random)
            model.apply(Differ.patches(from: Page.root(state), to: Page.root(next)))
            #expect(model.description == PageModel(Page.root(next)).description)
            state = next
        }
    }

    @Test("an equal page needs no patch", arguments: 0..<20)
    func equal(seed: Int) {
        var random = SeededRandom(seed: UInt64(seed))
        let root = Page.root(RandomPage.state(&random))
        #expect(Differ.patches(from: root, to: root).isEmpty)
    }

    @Test("a changed text is one patch of its own element")
    func text() {
        let patches = Self.patches(
            from: Self.counter("1"),
            to: Self.counter("2"))
        #expect(patches == [.text(Patch.Target(key: "count"), "2")])
    }

    @Test("a row's detail is found by its position in the row")
    func detail() {
        let patches = Self.patches(
            from: [ScreenList("All") { ScreenRow("a", detail: "1").id("a") }.id("all")],
            to: [ScreenList("All") { ScreenRow("a", detail: "2").id("a") }.id("all")])
        #expect(patches == [.text(Patch.Target(key: "all/a", path: [0, 1]), "2")])
    }

    @Test("a row that moves to the top is one move")
    func move() {
        let patches = Self.patches(from: Self.rows(1...9), to: Self.rows([9] + Array(1...8)))
        #expect(patches == [.move(Patch.Target(key: "all", path: [1]), key: "all/9", before: "all/1")])
    }

    @Test("a row removed and one inserted are two patches, whatever the list's length")
    func insertAndRemove() {
        let patches = Self.patches(
            from: Self.rows(1...100), to: Self.rows([0] + Array(1...49) + Array(51...100)))
        #expect(patches.count == 2)
        #expect(patches.contains(.remove(key: "all/50")))
    }

    @Test("text at the same revision was typed and is not sent back to where it was typed")
    func typed() {
        let patches = Self.patches(
            from: [ScreenField("Name", text: "a").id("name")],
            to: [ScreenField("Name", text: "ab").id("name")])
        #expect(
            patches == [.typed(Patch.Target(key: "name", path: [0, 1]), TypedText(text: "ab", revision: 0))])
        #expect(patches.map(\.repeatsTyping) == [true])
    }

    @Test("another scene is new as a whole, even where identities are the same")
    func otherScene() {
        let before = Self.state([ScreenText("1").id("text")], scene: 1)
        let after = Self.state([ScreenText("1").id("text")], scene: 2)
        let patches = Differ.patches(from: Page.root(before), to: Page.root(after))
        #expect(
            patches.contains {
                if case .contents(let target, _) = $0 { target.key == PageKey.main } else { false }
            })
    }

    @Test("the longest run of rows in order stays where it is")
    func longestRun() {
        #expect(Differ.longestRun([2, 0, 1, nil, 3]) == [1, 2, 4])
        #expect(Differ.longestRun([]) == [])
        #expect(Differ.longestRun([3, 2, 1]).count == 1)
    }

    private static func counter(_ count: String) -> [ScreenElement] {
        [ScreenText(count).id("count"), ScreenButton("Add").id("add")]
    }

    private static func rows(_ numbers: some Sequence<Int>) -> [ScreenElement] {
        [ScreenList("All") { for number in numbers { ScreenRow("\(number)").id(number) } }.id("all")]
    }

    private static func patches(from old: [ScreenElement], to new: [ScreenElement]) -> [Patch] {
        Differ.patches(from: Page.root(state(old, scene: 1)), to: Page.root(state(new, scene: 1)))
    }

    private static func state(_ elements: [ScreenElement], scene: Int) -> PageState {
        PageState.of(Screen("Test") { elements }, scene: SceneID(name: "Test", number: scene))
    }
}
