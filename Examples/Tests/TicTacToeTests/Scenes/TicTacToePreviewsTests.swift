import SceneryScreens
import Testing

@testable import TicTacToe

@MainActor @Suite("The previews of Tic-tac-toe") struct TicTacToePreviewsTests {
    @Test(
        "each preview shows its state from the start, and the same each time",
        arguments: TicTacToeApp.previews.indices)
    func deterministic(index: Int) {
        let preview = TicTacToeApp.previews[index]
        let first = HeadlessHost(root: preview.view())
        let second = HeadlessHost(root: preview.view())
        #expect(first.screen == second.screen)
        #expect(!first.screen.elements.isEmpty)
        #expect(first.screen.isBusy == ["logging in", "submitting"].contains(preview.state))
        #expect(["empty", "new"].contains(preview.state) || first.screen != Self.first(of: preview.scene))
    }

    @Test("each scene has previews, each with a name of its own")
    func names() {
        let previews = TicTacToeApp.previews
        #expect(Set(previews.map(\.scene)) == ["Login", "TwoFactor", "NewGame", "Game"])
        #expect(Set(previews.map { "\($0.scene)/\($0.state)" }).count == previews.count)
        #expect(PreviewCatalog(previews).entries.count == 2)
    }

    /// The screen of a scene's first preview, which is its first state.
    private static func first(of scene: String) -> Screen? {
        TicTacToeApp.previews.first { $0.scene == scene }.map { HeadlessHost(root: $0.view()).screen }
    }
}
