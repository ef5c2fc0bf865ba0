/// The keys by which patches find elements.
///
/// The host's own regions start with `$`; an identity from a screen that starts so gets another `$`
/// in front, so that the two never meet.
enum PageKey {
    static let root = "$html"
    static let title = "$title"
    static let page = "$page"
    static let bar = "$bar"
    static let back = "$back"
    static let heading = "$heading"
    static let tabs = "$tabs"
    static let busy = "$busy"
    static let main = "$main"
    static let link = "$link"
    static let dialog = "$dialog"

    static func of(_ id: String) -> String { id.hasPrefix("$") ? "$" + id : id }
}
