/// An attribute of an HTML element. Names come from a closed list, and what leads outside the page
/// (`href`, `src`) accepts a checked address only.
enum Attribute: Sendable, Equatable {
    enum Name: String, Sendable {
        case action, alt, autocapitalize, autocomplete, checked, `class`, cx, cy, d, dir, disabled, id, inert,
            inputmode
        case lang, loading, max, method, name, open, placeholder, r, rel, role, selected, tabindex, target,
            type, value
        case viewBox
        case ariaBusy = "aria-busy"
        case ariaCurrent = "aria-current"
        case ariaDescribedBy = "aria-describedby"
        case ariaHidden = "aria-hidden"
        case ariaLabel = "aria-label"
        case ariaLabelledBy = "aria-labelledby"
        case ariaPressed = "aria-pressed"
        case appearance = "data-appearance"
        case cancel = "data-cancel"
        case clears = "data-clears"
        case depth = "data-depth"
        case scene = "data-scene"
    }

    case value(Name, String)
    /// An attribute that counts by being there.
    case flag(Name)
    case href(WebLink)
    case source(ImageSource)

    var name: String {
        switch self {
        case .value(let name, _), .flag(let name): name.rawValue
        case .href: "href"
        case .source: "src"
        }
    }

    var text: String {
        switch self {
        case .value(_, let text): text
        case .flag: ""
        case .href(let link): link.text
        case .source(let source): source.text
        }
    }
}

extension [Attribute] {
    /// Adds a flag where the condition holds.
    func adding(_ name: Attribute.Name, if condition: Bool) -> [Attribute] {
        condition ? self + [.flag(name)] : self
    }

    /// Adds an attribute where there is a text for it.
    func adding(_ name: Attribute.Name, _ text: String?) -> [Attribute] {
        text.map { self + [.value(name, $0)] } ?? self
    }
}
