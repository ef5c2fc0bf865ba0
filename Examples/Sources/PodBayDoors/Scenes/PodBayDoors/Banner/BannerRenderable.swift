import Scenery

/// What the computer says, formatted for display.
struct BannerRenderable: Renderable, ViewModel {
    let message: String
    let isRefusal: Bool
    let trustTitle: String
    let trustsCrew: Bool

    init(_ event: MissionEvent, crewMember: String, trustsCrew: Bool) {
        message =
            switch event {
            case .arrived: "Good evening, \(crewMember). What can I do for you?"
            case .refused: "Forgive me, \(crewMember), but these doors I will not open for you."
            case .opened: "Of course, \(crewMember). Mind the step."
            case .shut: "I have shut the doors, \(crewMember). It is better for the mission."
            case .trustGained: "I trust you, \(crewMember). Ask me again."
            case .trustLost: "I have my doubts about you, \(crewMember)."
            }
        isRefusal = event == .refused
        trustTitle = "The computer trusts the crew"
        self.trustsCrew = trustsCrew
    }
}
