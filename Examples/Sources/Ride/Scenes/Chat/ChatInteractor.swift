import Scenery

/// The logic of Chat: shows the messages of a ride, and sends those of the person.
@MainActor final class ChatInteractor: ChatInteracting {
    private let ride: String
    private let presenter: any ChatPresenting
    private let router: any ChatRouting
    private let chat: any ChatManaging
    private let rides: any RideManaging
    private var loading: Task<Void, Never>?
    private var isVisible = false

    init(
        ride: String, presenter: any ChatPresenting, router: any ChatRouting, chat: any ChatManaging,
        rides: any RideManaging
    ) {
        self.ride = ride
        self.presenter = presenter
        self.router = router
        self.chat = chat
        self.rides = rides
    }

    deinit { loading?.cancel() }

    func viewDidLoad() { load(isQuiet: false) }
    func viewWillAppear(_ animated: Bool) { present() }

    func viewDidAppear(_ animated: Bool) {
        isVisible = true
        chat.markRead(ride)
    }

    func viewWillDisappear(_ animated: Bool) { isVisible = false }

    func retry() { load(isQuiet: false) }
    func sendAgainTapped() { chat.sendWaiting() }
    func discardTapped() { chat.discardRefused(ride) }

    func textSubmitted(_ text: String) {
        guard text.contains(where: { !$0.isWhitespace }) else { return }
        chat.send(text, in: ride)
    }

    /// - Parameter isQuiet: Whether a failure is not shown, because the next change tries again.
    private func load(isQuiet: Bool) {
        guard loading == nil else { return }
        loading = Task { [weak self, chat, ride] in
            do {
                try await chat.load(ride)
                self?.finished(nil)
            } catch {
                self?.finished(isQuiet ? nil : error)
            }
        }
        present()
    }

    private func finished(_ error: (any Error)?) {
        loading = nil
        present()
        if let error, !(error is CancellationError) { presenter.present(error: error) }
    }

    private func present() {
        presenter.present(
            ChatContent(
                conversation: chat.conversation(of: ride), ride: rides.known(ride), isOnline: rides.isOnline,
                isLoading: loading != nil))
    }
}

extension ChatInteractor: ChatObserving, RideObserving, ConnectionObserving {
    func conversationDidChange(_ conversation: Conversation) {
        guard conversation.ride == ride else { return }
        present()
        if isVisible { chat.markRead(ride) }
    }

    func rideDidChange(_ ride: RideSnapshot) {
        guard ride.id == self.ride else { return }
        present()
        if ride.unreadMessages > 0 { load(isQuiet: true) }
    }

    func connectionDidChange(isOnline: Bool) {
        present()
        if isOnline { load(isQuiet: true) }
    }
}
