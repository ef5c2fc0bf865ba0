import SourceModel

/// The protocols that requirements are from, told by their places.
struct RequirementOwners {
    private var parts: [(name: String, requirements: [RequirementFact])] = []

    mutating func add(_ requirements: [RequirementFact], of name: String) {
        if !requirements.isEmpty { parts.append((name, requirements)) }
    }

    /// The names of all that ask for anything.
    var names: [String] { parts.map(\.name) }

    /// - Complexity: linear in the requirements; few are ever asked for.
    subscript(place: SourcePlace) -> String? {
        parts.last { $0.requirements.contains { $0.place == place } }?.name
    }
}
