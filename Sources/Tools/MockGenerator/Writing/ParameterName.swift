import SourceModel

/// The names of a parameter in a mock: the protocol's own, unless something else needs them.
struct ParameterName {
    /// Label and name as declared.
    let declared: String
    /// The name inside the member.
    let local: String
    /// The name as the beginning of other names.
    let plain: String

    init(_ parameter: ParameterFact, number: Int, of requirement: RequirementFact, taken: [String]) {
        let own = parameter.innerName ?? parameter.label
        let ownBare = own.plainName
        let isTaken =
            own == "_" || ownBare == "self" || Self.keywords.contains(own)
            || taken.contains(ownBare) || requirement.names(own, before: number)
        local = isTaken ? requirement.spareName(number) : own
        let bare = isTaken ? local.plainName : ownBare
        // Bytes tell of most names what characters take long to tell.
        let isPlain = bare.utf8.allSatisfy(\.isPlain) || bare.allSatisfy(\.isPlain)
        plain = isPlain ? bare : requirement.spareName(number)
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

extension RequirementFact {
    /// A name for a parameter whose own cannot be used.
    fileprivate func spareName(_ number: Int) -> String {
        let spare = "argument\(number)"
        return parameters.contains { ($0.innerName ?? $0.label) == spare } ? spare + "_" : spare
    }

    /// Whether an earlier parameter has a name inside the member: a protocol may give two the same.
    fileprivate func names(_ name: String, before number: Int) -> Bool {
        guard parameters.count > 1 else { return false }
        return parameters.prefix(number - 1).contains {
            ($0.innerName ?? $0.label) == name
        }
    }
}
