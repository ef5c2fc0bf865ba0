import SceneryScreens

/// The view of PriceOffer: reports to the logic what a person does and shows view models.
@MainActor final class PriceOfferViewController: PriceOfferDisplaying, ScreenView {
    let stage: Stage
    private let interactor: any PriceOfferInteracting

    init(_ route: PriceOfferRoute, interactor: any PriceOfferInteracting) {
        self.interactor = interactor
        stage = Stage(route, lifecycle: interactor)
    }

    func show(_ viewModel: PriceOfferViewModel) {
        stage.show(viewModel.title, viewModel.look) {
            ScreenText(viewModel.destination)
            if let price = viewModel.price { ScreenText(price, style: .large) }
            if let details = viewModel.details { ScreenText(details) }
            if let validity = viewModel.validity { ScreenText(validity, style: .caption) }
            ScreenButton(viewModel.bookTitle, role: .primary) { [interactor] in interactor.bookTapped() }
                .disabled(!viewModel.canBook)
            if let retryTitle = viewModel.retryTitle {
                ScreenButton(retryTitle) { [interactor] in interactor.retry() }
            }
        }
    }
}
