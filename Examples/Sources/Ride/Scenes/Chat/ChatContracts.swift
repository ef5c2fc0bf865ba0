import Scenery

/// The actions of a person in Chat, as its logic receives them.
@MainActor protocol ChatInteracting: SceneLifecycle, Retrying {
    func textSubmitted(_ text: String)
    func sendAgainTapped()
    func discardTapped()
}

/// What the logic hands to the presentation.
@MainActor protocol ChatPresenting: Boundary {
    func present(_ content: ChatContent)
    func present(error: any Error)
}

/// What the presentation hands to the view.
@MainActor protocol ChatDisplaying: ErrorDisplaying, ActivityDisplaying {
    func show(_ viewModel: ChatViewModel)
}

/// Where the logic can lead.
@MainActor protocol ChatRouting: Boundary {
    func close()
}

/// The facts that Chat shows.
struct ChatContent: BusinessModel {
    var conversation: Conversation
    /// The ride; `nil` until it is known.
    var ride: RideSnapshot?
    var isOnline: Bool = true
    var isLoading: Bool = false
}

/// The same values, formatted for display.
struct ChatViewModel: ViewModel {
    var look: ScreenLook
    var title: String
    var status: String?
    var notice: String?
    var messagesLabel: String
    var messages: [Message]
    /// What is said where there are no messages.
    var emptyText: String?
    var textLabel: String
    /// Sends the waiting messages again; `nil` where none waits.
    var sendAgainTitle: String?
    /// Gives up the messages that the server refused; `nil` where it refused none.
    var discardTitle: String?

    struct Message: ViewModel {
        var id: String
        var text: String
        /// Who wrote it, and when, that it waits, or why it is refused.
        var details: String
    }
}
