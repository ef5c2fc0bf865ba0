import SceneryScreens
import Testing

@testable import Outdoors

@MainActor @Suite("Previews of Outdoors") struct OutdoorsPreviewTests {
    @Test("each shows its state without a backend, the same every time", arguments: OutdoorsApp.previews)
    func states(preview: ScenePreview) async {
        let first = await screen(of: preview)
        #expect(first == (await screen(of: preview)))
        #expect(first.isBusy == (preview.state == "loading"))
        #expect(!first.title.isEmpty)
    }

    @Test("every scene of the app has previews, and the states of a scene differ")
    func complete() async throws {
        let names = SceneRegistry(try OutdoorsStage().app().entries(in: HostContext())).names
        #expect(Set(OutdoorsApp.previews.map(\.scene)) == Set(names))
        for name in names {
            var screens: [Screen] = []
            for preview in OutdoorsApp.previews where preview.scene == name {
                screens.append(await screen(of: preview))
            }
            for (index, screen) in screens.enumerated() {
                #expect(!screens[..<index].contains(screen), "\(name) \(index)")
            }
        }
    }

    private func screen(of preview: ScenePreview) async -> Screen {
        let host = HeadlessHost(root: preview.view())
        if preview.state != "loading" { await host.loads() }
        defer { host.session.close() }
        return host.screen
    }
}
