/// Something on the terminal that can have the focus.
enum FocusTarget: Sendable, Hashable {
    case tab(Int)
    case element(String)
    /// An option of a picker or a pin of a map: the element, then the option.
    case option(String, String)
    /// A button of the dialog.
    case answer(String)
    case back

    /// What the tab key treats as one stop: all options of a picker are one, all tabs are one.
    var stop: String {
        switch self {
        case .tab: "tabs"
        case .element(let id), .option(let id, _): "element/\(id)"
        case .answer(let id): "answer/\(id)"
        case .back: "back"
        }
    }
}

/// A target and its position.
struct PlacedTarget: Sendable, Equatable {
    var target: FocusTarget
    /// Lines of the body; -1 for the tabs above it, and the number of lines for what is below it.
    var lines: Range<Int>
    /// The first cell, counted in reading order.
    var column: Int
    /// Whether the tab key stops here first: the chosen option of a picker, the selected tab.
    var isPreferred = false
}
