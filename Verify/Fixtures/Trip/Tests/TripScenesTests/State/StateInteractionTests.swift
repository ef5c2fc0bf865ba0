import Scenery
import SceneryTestKit
import Testing

@testable import TripScenes

@MainActor @Suite("StateInteraction") struct StateInteractionTests {
    private let view = StateRenderingMock()
    private let navigation = StateNavigatingMock()

    @Test("loading and trying again render the same")
    func loads() {
        let interaction = interaction()
        interaction.viewDidLoad()
        interaction.retry()
        #expect(view.onRender.count == 2)
        #expect(view.onRender.calls.first == view.onRender.calls.last)
    }

    @Test("didTapClose leads out of the scene")
    func didTapClose() {
        interaction().didTapClose()
        #expect(navigation.onClose.count == 1)
    }

    @Test("didTapReload renders")
    func didTapReload() {
        interaction().didTapReload()
        #expect(view.onRender.count == 1)
    }

    @Test("passwordEdited keeps its value")
    func passwordEdited() {
        let interaction = interaction()
        interaction.passwordEdited("some password")
        #expect(interaction.editedPassword == "some password")
    }

    private func interaction() -> StateInteraction {
        let interaction = StateInteraction(navigation: navigation)
        interaction.use(view)
        return interaction
    }
}

