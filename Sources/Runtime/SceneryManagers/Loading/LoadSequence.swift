/// The values that a policy gives for a key, in order: one, or with ``FetchPolicy/cachedThenFresh`` what is held
/// and then what is fetched.
///
/// Nothing is loaded before a value is asked for. When the fetch fails, the sequence throws, after it gave
/// what is held. Each iterator loads anew.
public struct LoadSequence<Key: Hashable & Sendable, Model: Sendable>: AsyncSequence, Sendable {
    public typealias Element = Loaded<Model>

    let manager: Manager<Key, Model>
    let key: Key
    let policy: FetchPolicy

    public func makeAsyncIterator() -> Iterator {
        Iterator(manager: manager, key: key, policy: policy)
    }

    public struct Iterator: AsyncIteratorProtocol {
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

        public mutating func next() async throws -> Loaded<Model>? {
            try await next(isolation: nil)
        }

        public mutating func next(isolation actor: isolated (any Actor)?) async throws -> Loaded<Model>? {
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
    /// The values that a policy gives for a key, each with its origin.
    ///
    ///     for try await ride in rides.models(for: id, policy: .cachedThenFresh) { show(ride.model) }
    public func models(for key: Key, policy: FetchPolicy = .cachedThenFresh) -> LoadSequence<Key, Model> {
        LoadSequence(manager: self, key: key, policy: policy)
    }
}
