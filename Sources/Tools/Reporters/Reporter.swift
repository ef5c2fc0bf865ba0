// Ring: the protocol's file lists its conforming reporters, so that there is one place to add one.

/// Writes a report as text in one format.
public protocol Reporter: Sendable {
    /// Names the format on the command line.
    static var name: String { get }

    /// The whole text, with a line end at its end unless it is empty. The same report gives the same text.
    func text(of report: Report) -> String
}

/// The formats of a report.
public enum ReportFormats {
    public static let all: [any Reporter] = [
        TextReporter(),
        XcodeReporter(),
        GitHubReporter(),
        JSONReporter(),
        SARIFReporter(),
        HTMLReporter(),
    ]

    public static var names: [String] { all.map { type(of: $0).name } }

    /// - Parameter isColored: Whether the text format may use colors.
    public static func reporter(named name: String, isColored: Bool = false) -> (any Reporter)? {
        if name == TextReporter.name { return TextReporter(isColored: isColored) }
        return all.first { type(of: $0).name == name }
    }
}
