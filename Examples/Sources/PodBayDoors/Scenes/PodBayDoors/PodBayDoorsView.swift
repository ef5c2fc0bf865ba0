import SceneryScreens

/// The view of PodBayDoors. It owns two interactions, each of which renders its own part of the screen.
final class PodBayDoorsView: PodBayDoorsRendering, BannerRendering, ScreenView {
    let stage: Stage

    private let interaction: any PodBayDoorsInteracting
    private let bannerInteraction: any BannerInteracting
    // What was rendered last: a stage shows both parts at once.
    private var doors: PodBayDoorsRenderable?
    private var banner: BannerRenderable?

    init(interaction: any PodBayDoorsInteracting, bannerInteraction: any BannerInteracting) {
        self.interaction = interaction
        self.bannerInteraction = bannerInteraction
        stage = Stage(PodBayDoorsRoute(), lifecycle: interaction)
    }

    func render(_ renderable: PodBayDoorsRenderable) {
        doors = renderable
        show()
    }

    func render(_ renderable: BannerRenderable) {
        banner = renderable
        show()
    }

    private func show() {
        stage.show("Pod bay doors") {
            if let banner { elements(of: banner) }
            if let doors { elements(of: doors) }
        }
    }

    @ScreenBuilder<ScreenElement>
    private func elements(of banner: BannerRenderable) -> [ScreenElement] {
        ScreenText(banner.message, style: .emphasis, color: banner.isRefusal ? .red : nil)
        ScreenToggle(banner.trustTitle, isOn: banner.trustsCrew) { [bannerInteraction] in
            bannerInteraction.didTurnTrust($0)
        }
    }

    @ScreenBuilder<ScreenElement>
    private func elements(of doors: PodBayDoorsRenderable) -> [ScreenElement] {
        ScreenText(doors.status)
        ScreenButton(doors.mainButtonTitle, role: .primary) { [interaction] in
            interaction.didTapMainButton()
        }
    }
}
