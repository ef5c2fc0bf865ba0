/// A rule of your own about the code of a project.
///
/// ```swift
/// struct EveryPresenterHasTests: CodeRule {
///     let id = "every-presenter-has-tests"
///     let summary = "a presenter that no test names"
///
///     func violations(in project: SourceProject) -> [Violation] {
///         let named = Set(project.modules.filter(\.isTest).flatMap(\.types).flatMap(\.namedTypes))
///         return project.types(playing: "presentation").filter { !named.contains($0.name) }
///             .map { Violation(of: $0, "no test names \"\($0.name)\"; write one") }
///     }
/// }
/// ```
///
/// A rule looks at nothing but the project that it is handed, so that it gives the same violations for the same code.
public protocol CodeRule: Sendable {
    /// Names the violation, in lower case with hyphens: `every-presenter-has-tests`. It must not be the name of another rule.
    var id: String { get }
    /// What it finds, in one line.
    var summary: String { get }
    /// What its findings are unless `rules` in `scenery.yml` says otherwise; an error by default.
    var severity: Violation.Severity { get }

    /// - Returns: Violations in any order.
    func violations(in project: SourceProject) -> [Violation]
}

extension CodeRule {
    public var severity: Violation.Severity { .error }
}

/// A line of code that breaks a rule.
public struct Violation: Sendable, Codable, Hashable {
    public enum Severity: String, Sendable, Codable {
        /// Fails the check.
        case error
        /// Fails the check too, unless it runs with `--allow-warnings`.
        case warning
    }

    public var location: SourceLocation
    /// What is wrong, and what to do.
    public var message: String
    /// What it is about, by a name that stays the same when lines move: `AboutPresenter.view`. A baseline knows it by this name.
    public var subject: String

    public init(at location: SourceLocation, subject: String, _ message: String) {
        self.location = location
        self.subject = subject
        self.message = message
    }

    /// A violation at the declaration of a type.
    public init(of type: SourceType, _ message: String) {
        self.init(at: type.location, subject: type.qualifiedName, message)
    }

    /// A violation at the declaration of a member.
    public init(of member: SourceMember, in type: SourceType, _ message: String) {
        self.init(at: member.location, subject: "\(type.qualifiedName).\(member.name)", message)
    }
}
