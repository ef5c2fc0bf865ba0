import Scenery

/// What the view of CrewQuarters shows, formatted for display.
struct CrewQuartersRenderable: Renderable, ViewModel {
    let welcome: String
    let computerRemark: String

    init(crewMember: String) {
        welcome = "Welcome home, \(crewMember)."
        computerRemark = "The chess board is as you left it. It is your move."
    }
}
