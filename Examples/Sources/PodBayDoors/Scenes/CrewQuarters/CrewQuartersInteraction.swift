import Scenery

/// The logic of CrewQuarters: stands between what happened and what follows from it.
final class CrewQuartersInteraction: CrewQuartersInteracting {
    private weak var view: (any CrewQuartersRendering)?
    private let computer: any MissionComputing
    private let navigation: any CrewQuartersNavigating

    init(computer: any MissionComputing, navigation: any CrewQuartersNavigating) {
        self.computer = computer
        self.navigation = navigation
    }

    func use(_ view: any CrewQuartersRendering) { self.view = view }

    func viewDidLoad() {
        view?.render(CrewQuartersRenderable(crewMember: computer.crewMember))
    }

    func didTapLeaveButton() { navigation.close() }
}
