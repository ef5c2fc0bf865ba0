import ArchitectureRules
import SourceModel
import TextFormats

/// For the issue navigator of Xcode: one line a finding, as compilers write them.
public struct XcodeReporter: Reporter {
    public static let name = "xcode"

    public init() {}

    public func text(of report: Report) -> String {
        report.findings.map { finding in
            let message = finding.message.split(whereSeparator: \.isNewline).joined(separator: " ")
            let rule = LineText.escaped(finding.rule)
            let location = LineText.escaped("\(report.root)/\(finding.location)")
            return
                "\(location): \(finding.severity.rawValue): \(LineText.escaped(message)) [\(rule)]\n"
        }.joined() + (report.gap.map { "warning: \(LineText.escaped($0))\n" } ?? "")
    }
}

/// For GitHub Actions: workflow commands that become annotations of the changed lines.
public struct GitHubReporter: Reporter {
    public static let name = "github"

    public init() {}

    public func text(of report: Report) -> String {
        report.findings.map { finding in
            let location = finding.location
            return "::\(finding.severity.rawValue) file=\(property(location.path)),line=\(location.line),"
                + "col=\(location.column),title=\(property(finding.rule))::\(data(finding.message))\n"
        }.joined() + (report.gap.map { "::warning title=scenery check::\(data($0))\n" } ?? "")
    }

    private func data(_ text: String) -> String {
        // A carriage return and a line feed are one character, so scalars are compared.
        text.unicodeScalars.map { Self.escapes[$0] ?? LineText.escaped(String($0)) }.joined()
    }

    /// A workflow command has its own escapes for line ends.
    private static let escapes: [UnicodeScalar: String] = ["%": "%25", "\r": "%0D", "\n": "%0A"]

    private func property(_ text: String) -> String {
        data(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
    }
}
