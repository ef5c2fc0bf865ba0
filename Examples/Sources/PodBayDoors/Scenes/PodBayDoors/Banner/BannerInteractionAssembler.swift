import Scenery

struct BannerInteractionAssembler: Assembling {
    let computer: any MissionComputing
    let mediator: any PodBayDoorsMediating

    func assemble() -> any BannerInteracting {
        BannerInteraction(computer: computer, mediator: mediator)
    }
}
