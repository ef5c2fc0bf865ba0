import ArchitectureRules
import SourceModel
import Styles
import TextFormats

/// Findings as the protocol's diagnostics.
struct DiagnosticWriter {
    let unit: ColumnUnit
    let texts: OpenTexts

    /// The diagnostics of one file, in the order of its findings.
    func diagnostics(of findings: [Finding], in address: FileAddress, _ target: (String) -> FileAddress)
        -> JSONText
    {
        let text = texts.text(of: address)
        return .list(findings.map { diagnostic(of: $0, in: text, target) })
    }

    private func diagnostic(of finding: Finding, in text: EditorText, _ target: (String) -> FileAddress)
        -> JSONText
    {
        var members: [(String, JSONText)] = [
            ("range", range(of: finding.location, in: text)),
            ("severity", .number(finding.severity == .error ? 1 : 2)), ("code", .string(finding.rule)),
            ("source", .string("scenery")), ("message", .string(finding.message)),
        ]
        if !finding.trail.isEmpty {
            members.append(("relatedInformation", .list(finding.trail.map { related($0, target) })))
        }
        return .object(members)
    }

    private func related(_ step: Finding.Step, _ target: (String) -> FileAddress) -> JSONText {
        .object([("location", location(step.location, target)), ("message", .string(step.text))])
    }

    /// A problem of a file that keeps the project from being checked.
    func diagnostic(of problem: FileProblem) -> JSONText {
        let line = max(0, (problem.line ?? 1) - 1)
        let (start, end) = (EditorPosition(line: line, column: 0), EditorPosition(line: line + 1, column: 0))
        return .object([
            ("range", .object([("start", start.json), ("end", end.json)])), ("severity", .number(1)),
            ("source", .string("scenery")), ("message", .string(problem.description)),
        ])
    }

    func location(_ location: FileLocation, _ target: (String) -> FileAddress) -> JSONText {
        let address = target(location.path)
        return .object([
            ("uri", .string(address.uri)), ("range", range(of: location, in: texts.text(of: address))),
        ])
    }

    private func range(of location: FileLocation, in text: EditorText) -> JSONText {
        let start = text.offset(line: location.line, column: location.column)
        return range(start..<text.endOfName(from: start), in: text)
    }

    func range(_ bytes: Range<Int>, in text: EditorText) -> JSONText {
        .object([
            ("start", text.position(of: bytes.lowerBound, in: unit).json),
            ("end", text.position(of: bytes.upperBound, in: unit).json),
        ])
    }
}
