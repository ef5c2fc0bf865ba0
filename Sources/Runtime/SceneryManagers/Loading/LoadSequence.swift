/// The implementation of ``Manager/models(for:policy:)``.
struct LoadSequence<Key: Hashable & Sendable, Model: Sendable>: AsyncSequence, Sendable {
    typealias Element = LoadResult<Model>

    let manager: Manager<Key, Model>
    let key: Key
    let policy: FetchPolicy

    func makeAsyncIterator() -> Iterator {
        Iterator(manager: manager, key: key, policy: policy)
    }

    struct Iterator: AsyncIteratorProtocol {
        private enum Step { case held, last, done }

        private let manager: Manager<Key, Model>
        private let key: Key
        private let policy: FetchPolicy
        private var step: Step

        init(manager: Manager<Key, Model>, key: Key, policy: FetchPolicy) {
            self.manager = manager
            self.key = key
            self.policy = policy
            step = policy == .cachedThenFresh ? .held : .last
        }

        mutating func next() async throws -> LoadResult<Model>? {
            try await next(isolation: nil)
        }

        mutating func next(isolation actor: isolated (any Actor)?) async throws -> LoadResult<Model>? {
            if step == .held {
                step = .last
                if let found = try await manager.found(key) { return found }
            }
            guard step == .last else { return nil }
            step = .done
            return try await manager.load(key, policy: policy == .cachedThenFresh ? .fresh : policy)
        }
    }
}

extension Manager {
    /// The values that a policy provides for a key, in order, each with its origin: one value, or with
    /// ``FetchPolicy/cachedThenFresh`` the held value followed by the fetched one.
    ///
    ///     for try await ride in rides.models(for: id, policy: .cachedThenFresh) { show(ride.model) }
    ///
    /// Nothing is loaded before the first value is requested. If the fetch fails, the sequence throws after the
    /// held value. Each iterator loads again.
    public func models(
        for key: Key, policy: FetchPolicy = .cachedThenFresh
    ) -> some AsyncSequence<LoadResult<Model>, any Error> & Sendable {
        LoadSequence(manager: self, key: key, policy: policy)
    }
}
