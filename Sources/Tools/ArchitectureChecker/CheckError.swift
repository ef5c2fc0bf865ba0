import Styles

/// Why a project could not be checked. The message says what, where, and what to do next.
public enum CheckError: Error, Sendable, Equatable, CustomStringConvertible {
    /// The configuration is wrong, or one of its selections matches nothing.
    case badConfiguration([FileProblem])
    case badValue(String)
    case cannotRead(path: String, reason: String)
    case cannotWrite(path: String, reason: String)
    case noSources(String)
    case noRule(String, known: [String])
    case git(String)
    /// The project's rules in Swift gave no answer.
    case badRules(String)

    public var description: String {
        switch self {
        case .badConfiguration(let problems): problems.map(\.description).joined(separator: "\n")
        case .badValue(let message): message
        case .cannotRead(let path, let reason): "cannot read \"\(path)\": \(reason)"
        case .cannotWrite(let path, let reason): "nothing was changed: cannot write \"\(path)\": \(reason)"
        case .noSources(let location):
            "no Swift file to check in \"\(location)\"; give another folder, or name the sources in "
                + "\(CheckConfiguration.fileName) under sources.include"
        case .noRule(let name, let known):
            "no rule is named \"\(name)\"\(SpellingSuggestion.hint(for: name, among: known)); scenery explain lists all rules"
        case .git(let message), .badRules(let message): message
        }
    }
}
