import Scenery

/// Keeps the messages of rides, and sends those of the person one after the other.
///
/// A message that cannot be sent waits in the store, also while the app does not run, and is sent with the identity that it
/// was given first: the server takes it once. A message that the server refuses is not sent again by itself: the person
/// reads why, and sends it again or gives it up.
@MainActor final class ChatManager: ChatManaging {
    private let client: RideClient
    private let outbox: StoredValue<[OutgoingMessage]>
    private let broadcasts: Broadcasts
    private let newID: @Sendable () -> String
    private var messages: [String: [ChatMessage]] = [:]
    private var read: [String: Int] = [:]
    private var sending: Task<Void, Never>?
    private var onItsWay: OutgoingMessage?
    /// Whether sending was asked for while an earlier attempt, which may fail, was on its way.
    private var isAskedAgain = false

    /// - Parameters:
    ///   - outbox: The messages that wait, from the last run or this one.
    ///   - newID: Makes the identities of messages.
    init(
        client: RideClient, outbox: StoredValue<[OutgoingMessage]>, broadcasts: Broadcasts,
        newID: @escaping @Sendable () -> String
    ) {
        self.client = client
        self.outbox = outbox
        self.broadcasts = broadcasts
        self.newID = newID
        broadcasts.register(self, for: (any ConnectionObserving).self)
        broadcasts.register(self, for: (any RideObserving).self)
        broadcasts.register(self, for: (any SessionObserving).self)
        sendOutbox()
    }

    deinit { sending?.cancel() }

    private var waiting: [OutgoingMessage] { outbox.value ?? [] }

    func conversation(of ride: String) -> Conversation {
        Conversation(
            ride: ride, messages: messages[ride] ?? [], waiting: waiting.filter { $0.ride == ride },
            sending: onItsWay?.clientId)
    }

    func load(_ ride: String) async throws {
        let last = messages[ride]?.last?.number ?? 0
        let new: [ChatMessage] = try await client.value(.get, "rides/\(ride)/messages", ["after": .int(last)])
        add(new, to: ride)
    }

    func send(_ text: String, in ride: String) {
        outbox.set(waiting + [OutgoingMessage(clientId: newID(), ride: ride, text: text)])
        notify(ride)
        sendOutbox()
    }

    func markRead(_ ride: String) {
        guard let last = messages[ride]?.last?.number, last > read[ride] ?? 0 else { return }
        read[ride] = last
        Task { [weak self, client] in
            do {
                let _: JSONValue? = try await client.value(
                    .post, "rides/\(ride)/messages/read", ["upTo": .int(last)])
            } catch {
                // The next message, or the next visit, tries again.
                self?.read[ride] = nil
            }
        }
    }

    private func add(_ new: [ChatMessage], to ride: String) {
        let known = Set(messages[ride, default: []].map(\.number))
        let added = new.filter { !known.contains($0.number) }
        guard !added.isEmpty else { return }
        messages[ride, default: []] = (messages[ride, default: []] + added).sorted { $0.number < $1.number }
        notify(ride)
    }

    private func notify(_ ride: String) {
        let conversation = conversation(of: ride)
        broadcasts.notify((any ChatObserving).self) { $0.conversationDidChange(conversation) }
    }
}

// MARK: - Sending

extension ChatManager {
    func sendWaiting() {
        let refused = waiting.filter { $0.refusal != nil }
        change { $0.refusal = nil }
        for ride in Set(refused.map(\.ride)) { notify(ride) }
        sendOutbox()
    }

    func discardRefused(_ ride: String) {
        outbox.set(waiting.filter { $0.ride != ride || $0.refusal == nil })
        notify(ride)
    }

    private func sendOutbox() {
        guard waiting.contains(where: { $0.refusal == nil }) else { return }
        guard sending == nil else {
            isAskedAgain = true
            return
        }
        sending = Task { [weak self, client] in
            var tried: Set<String> = []
            while !Task.isCancelled,
                let next = self?.waiting.first(where: { $0.refusal == nil && !tried.contains($0.clientId) })
            {
                tried.insert(next.clientId)
                self?.starts(next)
                do {
                    let sent: ChatMessage = try await client.value(
                        .post, "rides/\(next.ride)/messages",
                        ["text": .string(next.text), "clientId": .string(next.clientId)])
                    guard !Task.isCancelled else { return }
                    self?.sent(next, as: sent)
                } catch {
                    guard !Task.isCancelled else { return }
                    self?.failed(next, error)
                }
            }
            if !Task.isCancelled { self?.ended() }
        }
    }

    private func starts(_ message: OutgoingMessage) {
        onItsWay = message
        notify(message.ride)
    }

    private func ended() {
        sending = nil
        guard isAskedAgain else { return }
        isAskedAgain = false
        sendOutbox()
    }

    /// The message stays in the outbox. Unless it was refused, the next change of the ride or of the connection tries again.
    private func failed(_ message: OutgoingMessage, _ error: any Error) {
        onItsWay = nil
        if let refusal = (error as? NetworkError)?.refusal {
            change { if $0.clientId == message.clientId { $0.refusal = refusal } }
        }
        notify(message.ride)
    }

    private func change(_ change: (inout OutgoingMessage) -> Void) {
        var messages = waiting
        for index in messages.indices { change(&messages[index]) }
        if messages != waiting { outbox.set(messages) }
    }

    private func sent(_ message: OutgoingMessage, as received: ChatMessage) {
        onItsWay = nil
        outbox.set(waiting.filter { $0.clientId != message.clientId })
        add([received], to: message.ride)
        notify(message.ride)
    }
}

extension ChatManager: ConnectionObserving, RideObserving, SessionObserving {
    func connectionDidChange(isOnline: Bool) {
        if isOnline { sendOutbox() }
    }

    func rideDidChange(_ ride: RideSnapshot) { sendOutbox() }

    func sessionDidChange(isSignedIn: Bool) {
        guard !isSignedIn else { return }
        sending?.cancel()
        sending = nil
        onItsWay = nil
        isAskedAgain = false
        messages = [:]
        read = [:]
        outbox.set(nil)
    }
}
