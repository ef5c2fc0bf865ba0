import SceneryFoundations

/// Values that a test sets for paths, and which of them were asked for.
final class FixedValues: Sendable {
    private struct State {
        var values: [String: any Sendable] = [:]
        var taken: Set<String> = []
    }

    private let state: Protected<State>

    init(_ values: [String: any Sendable] = [:]) {
        state = Protected(State(values: values))
    }

    func take<Value>(_ type: Value.Type, at path: ValuePath) -> Value? {
        let text = path.text
        let value = state.withLock { $0.values[text] }
        guard let value, let wanted = value as? Value else { return nil }
        state.withLock { _ = $0.taken.insert(text) }
        return wanted
    }

    func has(_ path: ValuePath) -> Bool { state.withLock { $0.values[path.text] != nil } }

    /// The paths that nothing asked for.
    var untaken: [String] {
        state.withLock { state in state.values.keys.filter { !state.taken.contains($0) }.sorted() }
    }
}
