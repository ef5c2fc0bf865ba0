import Styles

/// Why a graph could not be drawn.
public enum GraphError: Error, Sendable, Equatable, CustomStringConvertible {
    /// No node has the name given with `--focus`.
    case unknownFocus(String, among: [String])
    /// Graphviz is not installed.
    case noGraphviz
    /// Graphviz ran and did not draw.
    case graphvizFailed(String)

    public var description: String {
        switch self {
        case .unknownFocus(let name, let names):
            let hint = Nearest.hint(for: name, among: names)
            return
                "nothing in the graph is named \"\(name)\"\(hint), take a name that the graph without --focus shows"
        case .noGraphviz:
            return "an SVG is drawn by Graphviz, whose command \"dot\" is not on the PATH: install it "
                + "(apt-get install graphviz, brew install graphviz), or take --format html, which needs nothing"
        case .graphvizFailed(let words):
            return "Graphviz could not draw the graph, it said: \(words)"
        }
    }
}
