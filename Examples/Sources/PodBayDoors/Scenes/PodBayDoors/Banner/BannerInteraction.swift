import Scenery

/// The logic of the banner: says what happened, and changes whether the computer trusts the crew.
final class BannerInteraction: BannerInteracting {
    private weak var view: (any BannerRendering)?
    private let computer: any MissionComputing
    private let mediator: any PodBayDoorsMediating

    init(computer: any MissionComputing, mediator: any PodBayDoorsMediating) {
        self.computer = computer
        self.mediator = mediator
    }

    func use(_ view: any BannerRendering) { self.view = view }

    func didTurnTrust(_ trustsCrew: Bool) {
        computer.trustsCrew = trustsCrew
        didHappen(trustsCrew ? .trustGained : .trustLost)
        mediator.didChangeTrust()
    }

    func didHappen(_ event: MissionEvent) {
        view?.render(
            BannerRenderable(event, crewMember: computer.crewMember, trustsCrew: computer.trustsCrew))
    }
}
