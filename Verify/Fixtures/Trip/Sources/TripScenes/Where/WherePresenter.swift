import Foundation
import Scenery
import TripCore

/// Turns what happens in Where into requests, and what comes of them into commands.
final class WherePresenter: WhereEventListening {
    weak var view: (any WhereCommandListening)?
    /// From where other scenes are shown.
    weak var scenePresenter: (any ScenePresenter)?
    private let interactor: any WhereInteracting
    private let locale: Locale
    private let timeZone: TimeZone
    /// What `emailEdited` brought last.
    private(set) var editedEmail: String?
    /// What `rowTapped` brought last.
    private(set) var tappedRow: Int?
    /// What is being asked; a new request replaces it.
    private(set) var loading: Task<Void, Never>?

    init(interactor: any WhereInteracting, locale: Locale, timeZone: TimeZone) {
        self.interactor = interactor
        self.locale = locale
        self.timeZone = timeZone
    }

    deinit { loading?.cancel() }

    func viewDidLoad() { handle(event: .viewDidLoad) }
    func retry() { handle(event: .retry) }

    func handle(event: WhereViewEvent) {
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
            let command: WhereCommand
            do {
                let content = try await interactor.handle(WhereRequest())
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

    private func viewModel(of content: WhereContent) -> WhereViewModel {
        WhereViewModel(price: content.price.formatted(.number.locale(locale)), day: content.day.map { $0.formatted(Date.FormatStyle(date: .long, time: .omitted, locale: locale, timeZone: timeZone)) }, count: content.count, tags: content.tags, rates: content.rates, ok: content.ok, ride: content.ride.title)
    }
}
