import SceneryScreens
import Testing

@testable import Ride

@Suite("The previews of Ride", .timeLimit(.minutes(20)))
@MainActor struct RidePreviewsTests {
    @Test("each is a screen with a title in each of its languages", arguments: ["en", "fa"])
    func titles(language: String) {
        for preview in RideApp.previews {
            let host = HeadlessHost(root: preview.view(in: HostContext(languages: [language])))
            #expect(!host.screen.title.isEmpty, "\(preview.scene), \(preview.state)")
            #expect(host.screen.language == language, "\(preview.scene), \(preview.state)")
            host.session.close()
        }
    }

    @Test("each of the twelve scenes has some")
    func scenes() { #expect(Set(RideApp.previews.map(\.scene)).count == 12) }
}
