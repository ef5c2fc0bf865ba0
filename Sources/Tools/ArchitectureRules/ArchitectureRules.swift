/// The rules this tool brings along.
public enum ArchitectureRules {
    /// All of them, in the order in which they are told.
    public static let all: [any Rule] = [
    ]

    /// The rule of this id.
    public static func rule(named id: String) -> (any Rule)? { all.first { $0.id == id } }
}
