import SceneryScreens
import Testing

@testable import PodBayDoors

@MainActor @Suite("The previews of Pod Bay Doors") struct PodBayDoorsPreviewTests {
    @Test(
        "each state is what its name says",
        arguments: [
            ("arrived", "Good evening, Dave."), ("refused", "Forgive me, Dave"),
            ("open", "The doors are open."),
            ("shut again", "I have shut the doors, Dave."), ("long name", "Featherstonehaugh"),
            ("content", "Welcome home, Dave."),
        ])
    func states(state: String, text: String) throws {
        let preview = try #require(PodBayDoorsApp.previews.first { $0.state == state })
        let host = HeadlessHost(root: preview.view())
        #expect(host.text.contains(text))
    }

    @Test("every scene and every state is there once")
    func complete() {
        let previews = PodBayDoorsApp.previews
        #expect(Set(previews.map(\.scene)) == ["PodBayDoors", "CrewQuarters"])
        #expect(Set(previews.map { "\($0.scene)/\($0.state)" }).count == previews.count)
    }
}
