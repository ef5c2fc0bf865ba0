import Scenery

/// The logic of the main button: opens the doors, unless the computer refuses, and leads in.
final class PodBayDoorsInteraction: PodBayDoorsInteracting {
    private weak var view: (any PodBayDoorsRendering)?
    private let computer: any MissionComputing
    private let mediator: any PodBayDoorsMediating
    private let navigation: any PodBayDoorsNavigating

    private var areOpen = false

    init(
        computer: any MissionComputing, mediator: any PodBayDoorsMediating,
        navigation: any PodBayDoorsNavigating
    ) {
        self.computer = computer
        self.mediator = mediator
        self.navigation = navigation
    }

    func use(_ view: any PodBayDoorsRendering) { self.view = view }

    func viewDidLoad() {
        render()
        mediator.didHappen(.arrived)
    }

    func didTapMainButton() {
        if areOpen {
            navigation.goIn()
        } else if computer.trustsCrew {
            move(areOpen: true)
        } else {
            mediator.didHappen(.refused)
        }
    }

    func didChangeTrust() {
        if areOpen, !computer.trustsCrew { move(areOpen: false) }
    }

    private func move(areOpen: Bool) {
        self.areOpen = areOpen
        render()
        mediator.didHappen(areOpen ? .opened : .shut)
    }

    private func render() {
        view?.render(PodBayDoorsRenderable(areOpen: areOpen))
    }
}
