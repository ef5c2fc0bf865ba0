import SceneryObservables

// What docs/moving/reactivekit.md, rxswift.md and combine.md show; `MovingPageTests` compares them.

// snippet: search
@MainActor
final class SearchViewModel {
    let query = ObservableValue("")
    let results = ObservableValue<[String]>([])
    private var search: Task<Void, Never>?

    init(
        pause: @escaping @Sendable () async throws -> Void,
        find: @escaping @Sendable (String) async -> [String]
    ) {
        query.distinct().bind(owner: self) { model, query in
            model.search?.cancel()
            model.search = Task { [weak model] in
                // An error says that the next query has cancelled this one.
                do { try await pause() } catch { return }
                let found = await find(query)
                if !Task.isCancelled { model?.results.value = found }
            }
        }
    }
}
// end

@MainActor
final class MovingLabel {
    var text = ""
}

struct MessageState: Sendable {
    @Pulse var message: String?
}
