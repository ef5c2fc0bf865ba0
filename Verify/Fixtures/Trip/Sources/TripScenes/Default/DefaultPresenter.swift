import Foundation
import Scenery
import TripCore

/// Turns what happens in Default into requests, and what comes of them into commands.
final class DefaultPresenter: DefaultEventListening {
    weak var view: (any DefaultCommandListening)?
    /// From where other scenes are shown.
    weak var scenePresenter: (any ScenePresenter)?
    private let interactor: any DefaultInteracting
    private let locale: Locale
    private let timeZone: TimeZone
    /// What `emailEdited` brought last.
    private(set) var editedEmail: String?
    /// What `rowTapped` brought last.
    private(set) var tappedRow: Int?
    /// What is being asked; a new request replaces it.
    private(set) var loading: Task<Void, Never>?

    init(interactor: any DefaultInteracting, locale: Locale, timeZone: TimeZone) {
        self.interactor = interactor
        self.locale = locale
        self.timeZone = timeZone
    }

    deinit { loading?.cancel() }

    func viewDidLoad() { handle(event: .viewDidLoad) }
    func retry() { handle(event: .retry) }

    func handle(event: DefaultViewEvent) {
        switch event {
        case .viewDidLoad, .retry: load()
        case .closeTapped: scenePresenter?.navigation?.pop()
        case .emailEdited(let email): editedEmail = email
        case .rowTapped(let row): tappedRow = row
        case .reloadTapped: load()
        }
    }

    private func load() {
        loading?.cancel()
        view?.handle(command: .showActivity(true))
        loading = Task { [weak self, interactor] in
            let command: DefaultCommand
            do {
                let content = try await interactor.handle(DefaultRequest())
                guard let shown = self?.viewModel(of: content) else { return }
                command = .show(shown)
            } catch {
                command = .showError(ErrorViewModel(describing: error, retryTitle: "Try again"))
            }
            guard !Task.isCancelled else { return }
            self?.view?.handle(command: command)
            self?.view?.handle(command: .showActivity(false))
        }
    }

    private func viewModel(of content: DefaultContent) -> DefaultViewModel {
        DefaultViewModel(price: content.price.formatted(.number.locale(locale)), day: content.day.map { $0.formatted(Date.FormatStyle(date: .long, time: .omitted, locale: locale, timeZone: timeZone)) }, count: content.count, tags: content.tags, rates: content.rates, ok: content.ok, ride: content.ride.title)
    }
}
