import Scenery

extension ContentFailure {
    /// The failure in words a person can act on, with a button that tries again.
    public func viewModel(in language: AppLanguage) -> ErrorViewModel {
        switch language {
        case .english: viewModel(retry: "Try again", dismiss: "Close", texts: Self.english)
        case .persian: viewModel(retry: "تلاش دوباره", dismiss: "بستن", texts: Self.persian)
        }
    }

    private struct Texts {
        let unreachable: (title: String, message: String)
        let refused: (title: String, message: String)
        let unreadable: (title: String, message: String)
    }

    private func viewModel(retry: String, dismiss: String, texts: Texts) -> ErrorViewModel {
        let (title, message) =
            switch self {
            case .unreachable: texts.unreachable
            case .refused(let words) where !words.isEmpty: (texts.refused.title, words)
            case .refused: texts.refused
            case .unreadable: texts.unreadable
            }
        return ErrorViewModel(title: title, message: message, retryTitle: retry, dismissTitle: dismiss)
    }

    private static let english = Texts(
        unreachable: ("No connection", "The server cannot be reached. Check the connection and try again."),
        refused: ("Server error", "The server could not answer. Try again in a minute."),
        unreadable: ("Unexpected answer", "The server's answer cannot be read. Try again, or update the app.")
    )

    private static let persian = Texts(
        unreachable: ("بدون اتصال", "سرور در دسترس نیست. اتصال را بررسی کنید و دوباره تلاش کنید."),
        refused: ("خطای سرور", "سرور نتوانست پاسخ دهد. یک دقیقهٔ دیگر دوباره تلاش کنید."),
        unreadable: ("پاسخ نامنتظره", "پاسخ سرور خوانده نمی‌شود. دوباره تلاش کنید یا برنامه را به‌روز کنید."))
}
