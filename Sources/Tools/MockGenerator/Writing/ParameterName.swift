import SourceModel

/// The names of a parameter in a generated member: those of the protocol, unless they would shadow another name.
struct ParameterName {
    /// Label and name as declared.
    let declared: String
    /// The name inside the member.
    let local: String
    /// The prefix of derived names.
    let plain: String

    init(_ parameter: ParameterFact, number: Int, of requirement: RequirementFact, taken: [String]) {
        let own = parameter.innerName ?? parameter.label
        let ownBare = own.plainName
        let isTaken =
            own == "_" || ownBare == "self" || Self.keywords.contains(own)
            || taken.contains(ownBare) || requirement.names(own, before: number)
        local = isTaken ? requirement.spareName(number) : own
        let bare = isTaken ? local.plainName : ownBare
        // Checking bytes first is faster than checking characters.
        let isPlain = bare.utf8.allSatisfy(\.isPlain) || bare.allSatisfy(\.isPlain)
        plain = isPlain ? bare : requirement.spareName(number)
        // A single name in a subscript is not a label.
        let label = requirement.kind == .subscript ? requirement.callLabel(of: parameter) : parameter.label
        declared = parameter.innerName == nil && !isTaken ? local : String.chained(label, " ", local)
    }

    /// Labels that cannot be used as names inside a body without backticks.
    static let keywords: Set<String> = [
        "in", "for", "if", "is", "as", "do", "while", "switch", "case", "default", "return", "where", "guard",
        "else", "repeat", "break", "continue", "throw", "throws", "try", "catch", "defer", "class", "struct",
        "enum",
        "func", "import", "init", "operator", "protocol", "static", "subscript", "super", "true", "false",
        "nil",
        "extension", "internal", "private", "public", "fileprivate", "rethrows", "Self", "Any", "deinit",
        "associatedtype", "typealias", "precedencegroup", "fallthrough", "var", "let", "inout",
    ]
}

extension RequirementFact {
    /// A replacement for a name that cannot be used.
    fileprivate func spareName(_ number: Int) -> String {
        let spare = "argument\(number)"
        return parameters.contains { ($0.innerName ?? $0.label) == spare } ? spare + "_" : spare
    }

    /// Whether an earlier parameter has the same name, which protocols permit.
    fileprivate func names(_ name: String, before number: Int) -> Bool {
        guard parameters.count > 1 else { return false }
        return parameters.prefix(number - 1).contains {
            ($0.innerName ?? $0.label) == name
        }
    }
}
