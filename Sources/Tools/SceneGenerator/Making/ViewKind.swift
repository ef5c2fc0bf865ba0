import Styles

/// What draws a scene.
public enum ViewKind: String, Sendable, CaseIterable {
    /// A screen, which every host draws.
    case screen
    /// A view controller and a view in code; hosts without UIKit draw a screen.
    case uikit
    /// A SwiftUI view and its display model; hosts without SwiftUI draw a screen.
    case swiftui

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

    /// Those that a style has templates for, a screen first.
    public static func kinds(of style: Style) -> [ViewKind] { allCases.filter { $0.isMade(by: style) } }

    /// What the templates of it have in `when`; `nil` for a screen, which every style makes.
    var condition: String? {
        switch self {
        case .screen: nil
        case .uikit: "isUIKit"
        case .swiftui: "isSwiftUI"
        }
    }

    /// The suffix of the view's type; `nil` for the style's own.
    var suffix: String? {
        switch self {
        case .screen: nil
        // UIKit's own word for it, whatever the style calls its view.
        case .uikit: "ViewController"
        // What SwiftUI calls a view is a struct, and so has no identity that a boundary could be connected to.
        case .swiftui: "Display"
        }
    }

    /// Whether a style has templates for it. A style without them makes screens.
    func isMade(by style: Style) -> Bool {
        condition == nil || style.templates.contains { $0.condition == condition }
    }
}
