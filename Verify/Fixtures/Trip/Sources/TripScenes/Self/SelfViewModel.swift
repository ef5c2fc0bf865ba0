import Foundation
import Scenery

/// What Self shows, as observables, and what follows from what a person does.
final class SelfViewModel: SelfViewModeling {
    let title: ObservableValue<String> = ObservableValue("Self")
    let `class`: ObservableValue<String> = ObservableValue("")
    let layer: ObservableValue<[Int]> = ObservableValue([])
    let hidden: ObservableValue<String?> = ObservableValue(nil)
    let isLoading = ObservableValue(false)
    let failure = ObservableValue<ErrorViewModel?>(nil)
    private let useCase: any SelfLoading
    private let navigator: any SelfNavigating
    /// What `tagTapped` brought last.
    private(set) var tappedTag: Bool?
    /// What `classEdited` brought last.
    private(set) var editedClass: String?
    /// What is being loaded; a new request replaces it.
    private(set) var loading: Task<Void, Never>?

    init(useCase: any SelfLoading, navigator: any SelfNavigating) {
        self.useCase = useCase
        self.navigator = navigator
    }

    deinit { loading?.cancel() }

    func viewDidLoad() { load() }
    func retry() { load() }
    func tagTapped(_ tag: Bool) { tappedTag = tag }
    func backTapped() { navigator.close() }
    func bounds() { load() }
    func classEdited(_ `class`: String) { editedClass = `class` }

    private func load() {
        loading?.cancel()
        isLoading.set(true)
        failure.set(nil)
        loading = Task { [weak self, useCase] in
            do {
                let content = try await useCase.load()
                guard !Task.isCancelled else { return }
                self?.take(content)
            } catch {
                guard !Task.isCancelled else { return }
                self?.failure.set(ErrorViewModel(describing: error, retryTitle: "Try again"))
            }
            self?.isLoading.set(false)
        }
    }

    private func take(_ content: SelfContent) {
        title.set(content.title)
        `class`.set(content.`class`)
        layer.set(content.layer)
        hidden.set(content.hidden.map { $0.absoluteString })
    }
}
