import Scenery
import Settings

/// Formats the facts of Chat for a person.
@MainActor final class ChatPresenter: ChatPresenting {
    weak var view: (any ChatDisplaying)?
    private let preferences: any PreferencesManaging

    init(preferences: any PreferencesManaging) { self.preferences = preferences }

    func present(_ content: ChatContent) {
        let words = RideWords(preferences.current.language)
        let language = words.language
        let messages = sent(content, words) + waiting(content, words)
        view?.show(
            ChatViewModel(
                look: ScreenLook(preferences.current), title: words.chat(unread: 0),
                status: content.ride.map(words.status), notice: content.isOnline ? nil : words.offline,
                messagesLabel: language.text("Messages", "پیام‌ها"), messages: messages,
                emptyText: messages.isEmpty && !content.isLoading
                    ? language.text("No messages yet.", "هنوز پیامی نیست.") : nil,
                textLabel: language.text("Message", "پیام"),
                sendAgainTitle: content.conversation.unsent.isEmpty
                    ? nil : language.text("Send again", "ارسال دوباره"),
                discardTitle: content.conversation.waiting.contains { $0.refusal != nil }
                    ? language.text("Delete what was not sent", "حذف پیام‌های ارسال‌نشده") : nil))
        view?.showActivity(content.isLoading && content.conversation.messages.isEmpty)
    }

    func present(error: any Error) {
        view?.show(error: ErrorViewModel(error, in: preferences.current.language))
    }

    private func sent(_ content: ChatContent, _ words: RideWords) -> [ChatViewModel.Message] {
        content.conversation.messages.map { message in
            let sender = message.from == .rider ? you(words.language) : driver(content.ride, words.language)
            return .init(
                id: "\(message.number)", text: message.text,
                details: "\(sender) · \(words.format.time(message.sentAt))")
        }
    }

    private func waiting(_ content: ChatContent, _ words: RideWords) -> [ChatViewModel.Message] {
        content.conversation.waiting.map {
            let state = state(of: $0, isSending: $0.clientId == content.conversation.sending, words.language)
            return .init(id: $0.clientId, text: $0.text, details: "\(you(words.language)) · \(state)")
        }
    }

    private func state(of message: OutgoingMessage, isSending: Bool, _ language: AppLanguage) -> String {
        if isSending { return language.text("sending", "در حال ارسال") }
        guard let refusal = message.refusal else {
            return language.text("waiting to be sent", "در انتظار ارسال")
        }
        return language.text("not sent: \(refusal)", "ارسال نشد: \(refusal)")
    }

    private func you(_ language: AppLanguage) -> String { language.text("You", "شما") }

    private func driver(_ ride: RideSnapshot?, _ language: AppLanguage) -> String {
        ride?.driver?.name ?? language.text("Driver", "راننده")
    }
}
