import Scenery

/// What happened in the view of NewGame.
enum NewGameViewEvent: Sendable, Equatable {
    case xNameEdited(String)
    case oNameEdited(String)
    case startTapped
    case logOutTapped
}

/// What the presenter has the view do.
enum NewGameCommand: Sendable, Equatable {
    case show(NewGameViewModel)
}

@MainActor protocol NewGameEventListening: ViewEventListener<NewGameViewEvent>, SceneLifecycle {
    func handle(event: NewGameViewEvent)
}

@MainActor protocol NewGameCommandListening: CommandListener<NewGameCommand> {
    func handle(command: NewGameCommand)
}

@MainActor protocol NewGameInteracting: Boundary {
    func signOut()
}

/// The form of NewGame, formatted for display.
struct NewGameViewModel: ViewModel {
    var isStartDisabled: Bool
}
