import SceneryScreens

/// The route of PodBayDoors: `/pod-bay-doors`.
struct PodBayDoorsRoute: SceneRoute {}

/// Makes the view of PodBayDoors out of what the other assemblers make.
struct PodBayDoorsAssembler: Assembling {
    let computer: any MissionComputing

    func assemble() -> any ScreenView {
        let computer = computer.traced()
        let mediator = PodBayDoorsMediatorAssembler().assemble()
        let navigation = PodBayDoorsNavigationAssembler(computer: computer).assemble()
        let interaction = PodBayDoorsInteractionAssembler(
            computer: computer, mediator: mediator.traced(), navigation: navigation.traced()
        ).assemble()
        let banner = BannerInteractionAssembler(computer: computer, mediator: mediator.traced()).assemble()
        let view = PodBayDoorsView(interaction: interaction.traced(), bannerInteraction: banner.traced())
        mediator.use(interaction)
        mediator.use(banner)
        navigation.use(view)
        interaction.use(view.traced())
        banner.use(view.traced())
        return Wiring.checked(view)
    }
}

struct PodBayDoorsInteractionAssembler: Assembling {
    let computer: any MissionComputing
    let mediator: any PodBayDoorsMediating
    let navigation: any PodBayDoorsNavigating

    func assemble() -> any PodBayDoorsInteracting {
        PodBayDoorsInteraction(computer: computer, mediator: mediator, navigation: navigation)
    }
}

struct PodBayDoorsMediatorAssembler: Assembling {
    func assemble() -> any PodBayDoorsMediating { PodBayDoorsMediator() }
}

struct PodBayDoorsNavigationAssembler: Assembling {
    let computer: any MissionComputing

    func assemble() -> any PodBayDoorsNavigating {
        PodBayDoorsNavigation(crewQuarters: CrewQuartersAssembler(computer: computer))
    }
}
