@_exported import YAMLReading

/// Why a style, or another file in YAML, could not be used.
public enum StyleError: Error, Sendable, Equatable, CustomStringConvertible {
    /// Everything wrong with one style, in the order of the file.
    case invalid([FileProblem])
    case unknown(String, known: [String])

    public var description: String {
        switch self {
        case .invalid(let problems): problems.map(\.description).joined(separator: "\n")
        case .unknown(let name, let known):
            "no style is named \"\(name)\"\(SpellingSuggestion.hint(for: name, among: known)); the styles are: "
                + "\(known.joined(separator: ", ")); a folder .scenery/styles/\(name) would make one"
        }
    }
}
