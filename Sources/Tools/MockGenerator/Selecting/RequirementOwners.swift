import SourceModel

/// The protocols that declare requirements, by source location.
struct RequirementOwners {
    private var parts: [(name: String, requirements: [RequirementFact])] = []

    mutating func add(_ requirements: [RequirementFact], of name: String) {
        if !requirements.isEmpty { parts.append((name, requirements)) }
    }

    /// The names of all protocols with requirements.
    var names: [String] { parts.map(\.name) }

    /// - Complexity: Linear in the number of requirements.
    subscript(location: FileLocation) -> String? {
        parts.last { $0.requirements.contains { $0.location == location } }?.name
    }
}
