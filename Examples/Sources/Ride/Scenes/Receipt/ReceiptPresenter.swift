import Scenery
import Settings

/// Formats the facts of Receipt for a person.
@MainActor final class ReceiptPresenter: ReceiptPresenting {
    weak var view: (any ReceiptDisplaying)?
    private let preferences: any PreferencesManaging

    init(preferences: any PreferencesManaging) { self.preferences = preferences }

    func present(_ content: ReceiptContent) {
        let words = RideWords(preferences.current.language)
        let language = words.language
        let isMissing = content.receipt == nil && !content.isLoading && content.ride?.state != .cancelled
        view?.show(
            ReceiptViewModel(
                look: ScreenLook(preferences.current), title: words.receipt,
                status: content.receipt == nil ? content.ride.map(words.status) : nil,
                path: content.ride.map(words.path), linesLabel: language.text("Prices", "قیمت‌ها"),
                lines: (content.receipt?.lines ?? []).map {
                    .init(title: $0.title, price: words.format.price($0.price))
                },
                total: content.receipt.map { total($0, words) },
                paidWith: content.receipt.map { paidWith($0, language) },
                closeTitle: language.text("Close", "بستن"),
                retryTitle: isMissing && content.ride?.state.isActive != true ? words.retry : nil))
        view?.showActivity(content.isLoading)
    }

    func present(error: any Error) {
        view?.show(error: ErrorViewModel(error, in: preferences.current.language))
    }

    private func total(_ receipt: Receipt, _ words: RideWords) -> String {
        let price = words.format.price(receipt.total)
        return words.language.text("Total: \(price)", "جمع: \(price)")
    }

    private func paidWith(_ receipt: Receipt, _ language: AppLanguage) -> String {
        let method = language.digits(in: receipt.paidWith)
        return language.text("Paid with \(method)", "پرداخت با \(method)")
    }
}
