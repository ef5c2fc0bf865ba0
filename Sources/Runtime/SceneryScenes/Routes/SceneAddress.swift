/// The address of one scene: the decoded segments of its path and its query parameters.
struct SceneAddress: Equatable {
    struct Parameter: Equatable {
        let name: String
        let value: String
    }

    var path: [String]
    var query: [Parameter]

    /// A value as a segment. Browsers and URL libraries drop or resolve segments that are empty, `.` or
    /// `..`, also when they are percent-encoded; a `~` before them keeps them.
    static func segment(of text: String) -> String {
        text.isEmpty || text == "." || text == ".." || text.hasPrefix("~") ? "~" + text : text
    }

    /// The value that a segment stands for.
    static func text(of segment: String) -> String {
        segment.hasPrefix("~") ? String(segment.dropFirst()) : segment
    }
}

/// The query parameters of links themselves; a route's own cannot have these names.
enum LinkKeyword: String {
    /// The next scene of the same stack.
    case then
    /// The first scene of a sheet over all before it.
    case sheet
    /// The title of a tab.
    case tab
    /// The first scene of the tab before it; that of the first tab is the link's path.
    case root
    /// The index of the selected tab.
    case selected
}
