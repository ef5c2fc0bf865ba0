import ArchitectureRules
import Styles

/// What checks the scenes of a style that has no rules of its own, because its scenes have no logic apart from the presentation.
enum GeneralRules {
    /// The rules that find something in scenes of view and presenter.
    static let ids = [
        "back-reference-strong", "callback-captures-self", "error-dropped", "logic-imports-ui",
        "platform-call-in-logic", "role-held-concretely", "server-data-forced", "singleton-in-scene",
        "view-model-not-primitive",
    ]

    /// `mvp: no rules of its own; these general rules apply: …`; `nil` for a style with rules of its own.
    static func note(for style: Style) -> String? {
        guard style.hasNoLogic else { return nil }
        return "\(style.name): no rules of its own; these general rules apply: \(ids.joined(separator: ", "))"
    }
}
