import Foundation
import Scenery

/// What Import shows, as observables, and what follows from what a person does.
final class ImportViewModel: ImportViewModeling {
    let title: ObservableValue<String> = ObservableValue("Import")
    let `class`: ObservableValue<String> = ObservableValue("")
    let some: ObservableValue<[Int]> = ObservableValue([])
    let hidden: ObservableValue<String?> = ObservableValue(nil)
    let isLoading = ObservableValue(false)
    let failure = ObservableValue<ErrorViewModel?>(nil)
    private let useCase: any ImportLoading
    private let navigator: any ImportNavigating
    /// What `tagTapped` brought last.
    private(set) var tappedTag: Bool?
    /// What `classEdited` brought last.
    private(set) var editedClass: String?
    /// What is being loaded; a new request replaces it.
    private(set) var loading: Task<Void, Never>?

    init(useCase: any ImportLoading, navigator: any ImportNavigating) {
        self.useCase = useCase
        self.navigator = navigator
    }

    deinit { loading?.cancel() }

    func viewDidLoad() { load() }
    func retry() { load() }
    func tagTapped(_ tag: Bool) { tappedTag = tag }
    func backTapped() { navigator.close() }
    func body() { load() }
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

    private func take(_ content: ImportContent) {
        title.set(content.title)
        `class`.set(content.`class`)
        some.set(content.some)
        hidden.set(content.hidden.map { $0.absoluteString })
    }
}
