/// One thing on a screen: its identity and what it is.
///
/// The identity is unique on its screen and the same from one version of the screen to the next;
/// hosts keep focus, caret and scroll by it, and input names it. Elements made without one are
/// given one by their position.
public struct ScreenElement: Sendable, Codable, Equatable, Identifiable {
    public var id: String
    public var content: Content
    /// Whether a person can use the element; `true` by default.
    public var isEnabled: Bool

    public init(id: String = "", _ content: Content, isEnabled: Bool = true) {
        self.id = id
        self.content = content
        self.isEnabled = isEnabled
    }

    /// What an element is.
    public indirect enum Content: Sendable, Codable, Equatable {
        /// A heading inside the screen; level 2 (a section) or 3.
        case heading(String, level: Int)
        case text(ScreenText)
        case button(ScreenButton)
        case field(ScreenField)
        case toggle(title: String, isOn: Bool)
        case picker(ScreenPicker)
        case image(ScreenImage)
        case map(ScreenMap)
        /// How far something is, 0 to 1; `nil` where that is not known.
        case progress(title: String, fraction: Double?)
        case divider
        /// Rows under an accessible label.
        case list(label: String, rows: [ScreenElement])
        case row(ScreenRow)
        case group(ScreenGroup)
    }
}

extension ScreenElement {
    /// The element and everything inside it, depth first.
    public var withDescendants: [ScreenElement] { [self] + children.flatMap(\.withDescendants) }

    /// The elements directly inside.
    public var children: [ScreenElement] {
        switch content {
        case .list(_, let rows): rows
        case .group(let group): group.elements
        default: []
        }
    }

    /// Whether a person can act on this kind of element.
    public var isInteractive: Bool {
        switch content {
        case .button, .field, .toggle, .picker: true
        case .row(let row): row.isSelectable
        case .map(let map): !map.pins.isEmpty
        default: false
        }
    }

    /// A fraction of progress as hosts draw it: 0 to 1, whatever a division gave; 0 where it is no number.
    public static func drawnFraction(_ fraction: Double) -> Double {
        fraction.isNaN ? 0 : min(max(fraction, 0), 1)
    }

    /// The same element, which a person cannot use while `isDisabled`.
    public func disabled(_ isDisabled: Bool = true) -> ScreenElement {
        var element = self
        element.isEnabled = !isDisabled
        return element
    }
}
