import Scenery

/// A widget of UVIndex, driven by the same view model as its screen.
@MainActor public final class UVIndexWidget {
    /// What an update came to.
    public enum Update: Sendable, Equatable {
        case newData, noData, failed
    }

    /// How much of the widget is shown.
    public enum Mode: Sendable, Equatable {
        case compact, expanded
    }

    public private(set) var mode = Mode.compact
    let viewModel: any UVIndexViewModeling
    private var completion: (@MainActor (Update) -> Void)?
    private var shownBefore: UVIndexShown?
    private var wasLoading = false
    private var token: ObservationToken?

    init(viewModel: any UVIndexViewModeling) {
        self.viewModel = viewModel
        token = viewModel.isLoading.bind { [weak self] in self?.loadingChanged($0) }
    }

    /// In points: 110 compact, 200 expanded.
    public var height: Double { mode == .compact ? 110 : 200 }

    public func show(_ mode: Mode) { self.mode = mode }

    /// Loads the data again. `completion` is called once, on the main actor: with `noData` if the data is what was shown
    /// already. An update that starts while another is in progress ends that one with `noData`; releasing the widget ends
    /// it without a call.
    public func update(completion: @escaping @MainActor (Update) -> Void) {
        finish(.noData)
        self.completion = completion
        shownBefore = viewModel.shown.value
        viewModel.retry()
    }

    private func loadingChanged(_ isLoading: Bool) {
        defer { wasLoading = isLoading }
        guard wasLoading, !isLoading else { return }
        if viewModel.failure.value != nil {
            finish(.failed)
        } else {
            finish(viewModel.shown.value == shownBefore ? .noData : .newData)
        }
    }

    private func finish(_ update: Update) {
        let waiting = completion
        completion = nil
        waiting?(update)
    }
}
