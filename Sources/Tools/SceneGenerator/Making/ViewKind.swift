import Styles

/// What draws a scene.
public enum ViewKind: String, Sendable, CaseIterable {
    /// A screen, which every host draws.
    case screen
    /// A view controller and a view in code; hosts without UIKit draw a screen.
    case uikit

    public static var names: [String] { allCases.map(\.rawValue) }

    /// - Throws: `GenerationError.badValue` for a kind that is not there.
    public init(named name: String) throws(GenerationError) {
        guard let kind = ViewKind(rawValue: name) else {
            throw .badValue(Self.refusal(of: name) + "; use one of " + Self.names.joined(separator: ", "))
        }
        self = kind
    }

    static func refusal(of name: String) -> String {
        "no kind of view is named \"\(name.printable)\"\(SpellingSuggestion.hint(for: name, among: names))"
    }

    /// Whether a style has templates for it. A style without them makes screens.
    func isMade(by style: Style) -> Bool {
        self == .screen || style.templates.contains { $0.condition == "isUIKit" }
    }
}
