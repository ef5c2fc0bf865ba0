import Scenery

/// The route of Frame. A property added here is a parameter of the scene, which its builder takes; a `link` says
/// where it appears in the URL.
public struct FrameRoute: SceneRoute { public init() {} }

/// Makes Frame out of what the other assemblers make.
public struct FrameAssembler: Assembling {

    public init() {
    }

    public func assemble() -> any SceneView {
        let navigation = FrameNavigationAssembler().assemble()
        let interaction = FrameInteractionAssembler(navigation: navigation.traced()).assemble()
        let view = FrameViewController(interaction: interaction.traced())
        navigation.use(view)
        interaction.use(view.traced())
        return Wiring.checked(view)
    }
}

struct FrameInteractionAssembler: Assembling {
    let navigation: any FrameNavigating

    func assemble() -> any FrameInteracting {
        FrameInteraction(navigation: navigation)
    }
}

struct FrameNavigationAssembler: Assembling {
    func assemble() -> any FrameNavigating { FrameNavigation() }
}
