import Scenery

/// The route of State. A property added here is a parameter of the scene, which its builder takes; a `link` says
/// where it appears in the URL.
public struct StateRoute: SceneRoute { public init() {} }

/// Makes State out of what the other assemblers make.
public struct StateAssembler: Assembling {

    public init() {
    }

    public func assemble() -> any SceneView {
        let navigation = StateNavigationAssembler().assemble()
        let interaction = StateInteractionAssembler(navigation: navigation.traced()).assemble()
        let view = StateDisplay(interaction: interaction.traced())
        navigation.use(view)
        interaction.use(view.traced())
        return Wiring.checked(view)
    }
}

struct StateInteractionAssembler: Assembling {
    let navigation: any StateNavigating

    func assemble() -> any StateInteracting {
        StateInteraction(navigation: navigation)
    }
}

struct StateNavigationAssembler: Assembling {
    func assemble() -> any StateNavigating { StateNavigation() }
}
