import SourceModel

/// The names of a parameter in a mock: the protocol's own, unless something else needs them.
struct ParameterName {
    /// Label and name as declared.
    let declared: String
    /// The name inside the member.
    let local: String

    init(_ parameter: ParameterFact, number: Int, of requirement: RequirementFact, taken: [String]) {
        let own = parameter.innerName ?? parameter.label
        let isTaken =
            own == "_" || own.plainName == "self" || Self.keywords.contains(own)
            || taken.contains(own.plainName)
        local = isTaken ? "argument\(number)" : own
        // A subscript's only name is no label.
        let label = requirement.kind == .subscript ? requirement.callLabel(of: parameter) : parameter.label
        declared = parameter.innerName == nil && !isTaken ? local : String.chained(label, " ", local)
    }

    /// Labels that cannot be used as names inside a body without backticks.
    private static let keywords: Set<String> = [
        "in", "for", "if", "is", "as", "do", "while", "switch", "case", "default", "return", "where", "guard",
        "else", "repeat", "break", "continue", "throw", "throws", "try", "catch", "defer", "class", "struct",
        "enum",
        "func", "import", "init", "operator", "protocol", "static", "subscript", "super", "true", "false",
        "nil",
        "extension", "internal", "private", "public", "fileprivate", "rethrows", "Self", "Any", "deinit",
        "associatedtype", "typealias", "precedencegroup", "fallthrough", "var", "let", "inout",
    ]
}
