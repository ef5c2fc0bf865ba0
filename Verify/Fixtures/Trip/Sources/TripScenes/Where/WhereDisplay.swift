#if canImport(SwiftUI)
import Observation
import SceneryScreens

/// The display model of Where in SwiftUI: reports events to the presenter and carries out its commands.
@Observable final class WhereDisplay: WhereCommandListening, NativeScene, ScenePresenter, ErrorDisplaying, ActivityDisplaying {
    /// The texts of the view; `nil` until the first of them comes.
    struct Shown: Equatable {
        var price: String?
        var day: String?
        var count: String?
        var tags: String?
        var rates: String?
        var ok: String?
        var ride: String?
    }

    @ObservationIgnored let context: SceneContext
    var shown = Shown()
    /// Shown until the person dismisses it or tries again.
    var error: ErrorViewModel?
    private(set) var isBusy = false
    @ObservationIgnored private let presenter: any WhereEventListening

    init(presenter: any WhereEventListening) {
        self.presenter = presenter
        context = SceneContext(WhereRoute(), lifecycle: presenter)
    }

    var content: WhereView { WhereView(display: self) }

    func show(error: ErrorViewModel) { self.error = error }
    func showActivity(_ isActive: Bool) { isBusy = isActive }

    func handle(command: WhereCommand) {
        switch command {
        case .show(let viewModel): show(viewModel)
        case .showError(let error): show(error: error)
        case .showActivity(let isActive): showActivity(isActive)
        }
    }

    private func show(_ viewModel: WhereViewModel) {
        shown.price = viewModel.price
        shown.day = viewModel.day
        shown.count = String(viewModel.count)
        shown.tags = viewModel.tags.joined(separator: "\n")
        shown.rates = viewModel.rates.map { String($0) }.joined(separator: "\n")
        shown.ok = viewModel.ok.map { String($0) }
        shown.ride = viewModel.ride
    }

    func retry() {
        error = nil
        presenter.retry()
    }
    func closeTapped() { presenter.handle(event: .closeTapped) }
    func emailEdited(_ email: String) { presenter.handle(event: .emailEdited(email)) }
    func rowTapped(_ row: Int) { presenter.handle(event: .rowTapped(row)) }
    func reloadTapped() { presenter.handle(event: .reloadTapped) }
}
#else
import SceneryScreens

/// The view of Where: reports events to the presenter and carries out its commands.
final class WhereDisplay: WhereCommandListening, ScreenView, ScenePresenter {
    let stage: Stage

    init(presenter: any WhereEventListening) {
        stage = Stage(WhereRoute(), lifecycle: presenter) {
            ScreenButton("Close", role: .primary) { presenter.handle(event: .closeTapped) }
            ScreenField("Email", kind: .email, clearsOnSubmit: false, onEdit: { presenter.handle(event: .emailEdited($0)) })
            ScreenButton("Row") { presenter.handle(event: .rowTapped(1)) }
            ScreenButton("Reload") { presenter.handle(event: .reloadTapped) }
        }
    }

    func handle(command: WhereCommand) {
        switch command {
        case .show(let viewModel): stage.show(viewModel)
        case .showError(let error): show(error: error)
        case .showActivity(let isActive): showActivity(isActive)
        }
    }
}
#endif
