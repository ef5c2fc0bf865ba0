import SceneryManagers

/// A store that a test can look into and break.
actor MemoryStore: ModelStore {
    private(set) var records: [String: StoredModel<Int>] = [:]
    private(set) var reads = 0
    private var failure: (any Error)?
    private let gate: Gate?

    init(_ records: [String: StoredModel<Int>] = [:], gate: Gate? = nil) {
        self.records = records
        self.gate = gate
    }

    func fail(with error: (any Error)?) { failure = error }

    func record(for key: String) async throws -> StoredModel<Int>? {
        reads += 1
        try await gate?.pass()
        if let failure { throw failure }
        return records[key]
    }

    func save(_ record: StoredModel<Int>, for key: String) throws { try change { records[key] = record } }
    func expire(_ key: String) throws { try change { records[key] = records[key].map(expired) } }
    func expireAll() throws { try change { records = records.mapValues(expired) } }
    func remove(_ key: String) throws { try change { records[key] = nil } }
    func removeAll() throws { try change { records = [:] } }

    private func expired(_ record: StoredModel<Int>) -> StoredModel<Int> {
        StoredModel(model: record.model, loadedAt: .zero)
    }

    private func change(_ body: () -> Void) throws {
        if let failure { throw failure }
        body()
    }
}
