import Styles

/// Why a graph could not be drawn.
public enum GraphError: Error, Sendable, Equatable, CustomStringConvertible {
    /// No node has the name given with `--focus`.
    case unknownFocus(String, among: [String])
    /// No node, group or kind has the name given with `--hide`.
    case nothingToHide(String, among: [String])
    /// Graphviz is not installed.
    case noGraphviz
    /// Graphviz ran and did not draw.
    case graphvizFailed(String)

    public var description: String {
        switch self {
        case .unknownFocus(let name, let names):
            let hint = SpellingSuggestion.hint(for: name, among: names)
            return
                "nothing in the graph is named \"\(name)\"\(hint), use a name that the graph shows without --focus"
        case .nothingToHide(let name, let names):
            let hint = SpellingSuggestion.hint(for: name, among: names)
            return
                "nothing in the graph is named \"\(name)\"\(hint), name a node, a group, or a kind such as test or outside"
        case .noGraphviz:
            return "an SVG is drawn by Graphviz, whose command \"dot\" is not on the PATH: install it "
                + "(apt-get install graphviz, brew install graphviz), or use --format html, which needs no other program"
        case .graphvizFailed(let words):
            return "Graphviz could not draw the graph, it said: \(words)"
        }
    }
}
