import SourceModel

/// Why a protocol is refused, or, for an unknown name, why no file can be generated.
public enum MockError: Error, Sendable, Equatable, CustomStringConvertible {
    /// No protocol has the name, or matches the pattern, in `MockOptions.only`.
    case unknownProtocol(String, nearest: String?)
    /// Protocols that inherit from each other in a cycle.
    case cyclicInheritance([String])
    /// Two protocols whose mocks would have the same name.
    case nameClash(String, ProtocolReference, ProtocolReference)
    /// A mock that would have the name of a type in the sources.
    case nameTaken(String, ProtocolReference, by: String)

    public var description: String {
        switch self {
        case .unknownProtocol(let name, let nearest):
            let hint = nearest.map { ", did you mean \"\($0)\"" } ?? ", check the name and the sources given"
            return name.contains("*")
                ? "no protocol matches \"\(name)\", check the pattern and the sources given"
                : "no protocol is named \"\(name)\"\(hint)"
        case .cyclicInheritance(let names):
            return
                "protocols inherit from each other in a cycle: \(names.joined(separator: " → ")), remove one of the arrows"
        case .nameClash(let mock, let first, let second):
            let advice =
                first.name == second.name
                ? "pass only one of the files, leave one out with --exclude, or mock them in two runs"
                : "rename one, or give one's mock another name with \"@mockable(override: name = …)\""
            return "\"\(mock)\" would be the mock of both \(first) and \(second), \(advice)"
        case .nameTaken(let mock, let owner, let path):
            return
                "the class generated from \(owner) would be named \"\(mock)\", which \(path) already declares: "
                + "rename that type, leave its file out with --exclude, or give the mock another name with \"@mockable(override: name = …)\""
        }
    }
}

/// A protocol and the file that declares it.
public struct ProtocolReference: Sendable, Hashable, CustomStringConvertible {
    /// With the types that it is nested in.
    package let name: String
    package let path: String

    package init(name: String, path: String) {
        self.name = name
        self.path = path
    }

    package init(_ fact: ProtocolFact) {
        self.init(name: fact.qualifiedName, path: fact.location.path)
    }

    public var description: String { "\"\(name)\" in \(path)" }
}
