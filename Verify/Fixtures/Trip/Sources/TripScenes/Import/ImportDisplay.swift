#if canImport(SwiftUI)
import Observation
import SceneryScreens

/// The display model of Import in SwiftUI: keeps what the view model's observables hold.
@Observable final class ImportDisplay: NativeScene, ErrorDisplaying, ActivityDisplaying {
    /// The texts of the view; `nil` until the first of them comes.
    struct Shown: Equatable {
        var title: String?
        var `class`: String?
        var some: String?
        var hidden: String?
    }

    @ObservationIgnored let context: SceneContext
    var shown = Shown()
    /// Shown until the person dismisses it or tries again.
    var error: ErrorViewModel?
    private(set) var isBusy = false
    @ObservationIgnored private let viewModel: any ImportViewModeling

    init(viewModel: any ImportViewModeling) {
        self.viewModel = viewModel
        context = SceneContext(ImportRoute(), lifecycle: viewModel)
        bind()
    }

    var content: ImportView { ImportView(display: self) }

    func show(error: ErrorViewModel) { self.error = error }
    func showActivity(_ isActive: Bool) { isBusy = isActive }

    private func bind() {
        context.keep(viewModel.title.bind { [weak self] in self?.shown.title = $0 })
        context.keep(viewModel.`class`.bind { [weak self] in self?.shown.`class` = $0 })
        context.keep(viewModel.some.bind { [weak self] in self?.shown.some = $0.map { String($0) }.joined(separator: "\n") })
        context.keep(viewModel.hidden.bind { [weak self] in self?.shown.hidden = $0 })
        context.keep(viewModel.isLoading.bind { [weak self] in self?.showActivity($0) })
        context.keep(viewModel.failure.bind { [weak self] in self?.error = $0 })
    }

    func retry() {
        error = nil
        viewModel.retry()
    }
    func tagTapped(_ tag: Bool) { viewModel.tagTapped(tag) }
    func backTapped() { viewModel.backTapped() }
    func body() { viewModel.body() }
    func classEdited(_ `class`: String) { viewModel.classEdited(`class`) }
}
#else
import SceneryScreens

/// The view of Import: shows what the view model's observables hold.
final class ImportDisplay: ScreenView {
    /// The values of this moment, together.
    private struct Shown: ViewModel {
        var title: String
        var `class`: String
        var some: [Int]
        var hidden: String?
    }

    let stage: Stage
    private let viewModel: any ImportViewModeling

    init(viewModel: any ImportViewModeling) {
        self.viewModel = viewModel
        stage = Stage(ImportRoute(), lifecycle: viewModel) {
            ScreenButton("Tag", role: .primary) { viewModel.tagTapped(true) }
            ScreenButton("Back") { viewModel.backTapped() }
            ScreenButton("Body") { viewModel.body() }
            ScreenField("Class", kind: .text, clearsOnSubmit: false, onEdit: { viewModel.classEdited($0) })
        }
        bind()
    }

    private func bind() {
        context.keep(viewModel.title.bind { [weak self] _ in self?.show() })
        context.keep(viewModel.`class`.bind { [weak self] _ in self?.show() })
        context.keep(viewModel.some.bind { [weak self] _ in self?.show() })
        context.keep(viewModel.hidden.bind { [weak self] _ in self?.show() })
        context.keep(viewModel.isLoading.bind { [weak self] in self?.showActivity($0) })
        context.keep(viewModel.failure.bind { [weak self] in if let error = $0 { self?.show(error: error) } })
    }

    private func show() {
        stage.show(Shown(title: viewModel.title.value, class: viewModel.`class`.value, some: viewModel.some.value, hidden: viewModel.hidden.value))
    }
}
#endif
