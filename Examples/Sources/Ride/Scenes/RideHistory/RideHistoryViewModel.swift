import Scenery
import Settings

/// What RideHistory shows, as observables, and what follows from what a person does.
@MainActor final class RideHistoryViewModel: RideHistoryViewModeling {
    let shown: ObservableValue<RideHistoryShown>
    let isLoading = ObservableValue(false)
    let failure = ObservableValue<ErrorViewModel?>(nil)
    private let useCase: any RideHistoryLoading
    private let navigator: any RideHistoryNavigating
    private let preferences: any PreferencesManaging
    /// The rides, newest first; `nil` until they are there.
    private var rides: [RideSnapshot]?
    /// What changed before the rides were there.
    private var changed: [RideSnapshot] = []
    private var loading: Task<Void, Never>?

    init(
        useCase: any RideHistoryLoading, navigator: any RideHistoryNavigating,
        preferences: any PreferencesManaging
    ) {
        self.useCase = useCase
        self.navigator = navigator
        self.preferences = preferences
        shown = ObservableValue(Self.format(nil, isLoading: true, preferences.current))
    }

    deinit { loading?.cancel() }

    func viewDidLoad() { load() }
    func viewWillAppear(_ animated: Bool) { show() }
    func retry() { load() }
    func rideTapped(_ ride: String) { navigator.openRide(ride) }

    private func load() {
        guard loading == nil else { return }
        failure.set(nil)
        loading = Task { [weak self, useCase] in
            do {
                let content = try await useCase.load()
                self?.finished(content)
            } catch {
                self?.failed(error)
            }
        }
        show()
    }

    private func finished(_ content: RideHistoryContent) {
        loading = nil
        rides = content.rides
        changed.forEach(merge)
        changed = []
        show()
    }

    private func failed(_ error: any Error) {
        loading = nil
        show()
        if !(error is CancellationError) {
            failure.set(ErrorViewModel(error, in: preferences.current.language))
        }
    }

    private func show() {
        isLoading.setIfChanged(loading != nil)
        shown.setIfChanged(
            Self.format(
                rides ?? (changed.isEmpty ? nil : changed), isLoading: loading != nil, preferences.current))
    }
}

// MARK: - Changes

extension RideHistoryViewModel: RideObserving {
    func rideDidChange(_ ride: RideSnapshot) {
        merge(ride)
        show()
    }

    /// Replaces an older snapshot, or puts a new ride first.
    private func merge(_ ride: RideSnapshot) {
        var list = rides ?? changed
        if let index = list.firstIndex(where: { $0.id == ride.id }) {
            if list[index].revision < ride.revision { list[index] = ride }
        } else {
            list.insert(ride, at: 0)
        }
        if rides == nil { changed = list } else { rides = list }
    }
}

// MARK: - Formatting

extension RideHistoryViewModel {
    private static func format(
        _ rides: [RideSnapshot]?, isLoading: Bool, _ preferences: Preferences
    ) -> RideHistoryShown {
        let words = RideWords(preferences.language)
        return RideHistoryShown(
            look: ScreenLook(preferences), title: words.language.text("Rides", "سفرها"),
            ridesLabel: words.language.text("Rides", "سفرها"),
            rows: (rides ?? []).map { row($0, words) },
            emptyText: rides?.isEmpty == true
                ? words.language.text("No rides yet.", "هنوز سفری نیست.") : nil,
            retryTitle: rides == nil && !isLoading ? words.retry : nil)
    }

    private static func row(_ ride: RideSnapshot, _ words: RideWords) -> RideHistoryShown.Row {
        let time = words.format.time(ride.requestedAt)
        return .init(
            id: ride.id, path: words.path(ride),
            details: "\(words.status(ride)) · \(time) · \(words.format.price(ride.price))")
    }
}
