import Scenery

/// Turns what happens in the view of a restaurant into requests, and what comes of them into commands.
final class RestaurantPresenter: RestaurantEventListening {
    weak var view: (any RestaurantCommandListening)?
    private let restaurant: Restaurant.ID
    private let interactor: any RestaurantInteracting
    /// What is being asked; a new request replaces it.
    private var loading: Task<Void, Never>?

    init(restaurant: Restaurant.ID, interactor: any RestaurantInteracting) {
        self.restaurant = restaurant
        self.interactor = interactor
    }

    deinit { loading?.cancel() }

    func viewDidLoad() { handle(event: .viewDidLoad) }
    func retry() { handle(event: .retry) }

    func handle(event: RestaurantViewEvent) {
        switch event {
        case .viewDidLoad, .retry: load()
        }
    }

    private func load() {
        loading?.cancel()
        view?.handle(command: .showActivity(true))
        loading = Task { [weak self, interactor, request = RestaurantRequest(id: restaurant)] in
            let command: RestaurantCommand
            do {
                let response = try await interactor.handle(request)
                command = .show(RestaurantViewModel(response.details))
            } catch {
                command = .showError(ErrorMessage(error))
            }
            guard !Task.isCancelled else { return }
            self?.view?.handle(command: .showActivity(false))
            self?.view?.handle(command: command)
        }
    }
}

extension RestaurantCommand {
    static func showError(_ error: ErrorMessage) -> Self {
        .showError(title: error.title, message: error.message)
    }
}

extension RestaurantViewModel {
    init(_ details: RestaurantDetails) {
        let figures = [
            details.likeCount.map { "LikeCount = \($0)" },
            details.checkinCount.map { "Checkins: \($0)" },
            details.userCount.map { "User count: \($0)" },
            details.tipCount.map { "Tip count: \($0)" },
            details.visitCount.map { "Visits count: \($0)" },
        ]
        self.init(name: details.name, figures: figures.compactMap { $0 })
    }
}
