/// The HTML elements this host writes. A closed list: no name of an element ever comes from data.
enum Tag: String, Sendable {
    case body, button, circle, dialog, div, figure, form, h1, h2, h3, header, hr, img, input, label, li, main
    case nav, option, p, path, progress, section, select, span, svg, ul, a

    /// Elements that have no content and no end tag.
    var isVoid: Bool {
        switch self {
        case .hr, .img, .input: true
        default: false
        }
    }
}
