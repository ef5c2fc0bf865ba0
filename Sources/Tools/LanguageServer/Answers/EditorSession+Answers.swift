import ArchitectureRules
import SourceModel
import TextFormats

/// What a client asks about a place in a text. Each answer is about the texts as they are now.
extension EditorSession {
    mutating func answer(_ message: Message) throws(ResponseError) -> JSONText {
        switch message.method {
        case "textDocument/codeAction": return try codeActions(message.parameters)
        case "textDocument/hover": return try hover(message.parameters)
        case "textDocument/implementation": return try otherRoles(message.parameters)
        default: throw .unknown(message.method)
        }
    }

    /// The place that a request asks about: the lines count from one.
    private struct AskedLines {
        var workspace: Int
        var path: String
        var lines: ClosedRange<Int>
    }

    private func place(_ parameters: JSONValue, _ range: (EditorPosition, EditorPosition)?)
        throws(ResponseError) -> AskedLines?
    {
        guard let address = FileAddress(parameters["textDocument"]?["uri"]) else {
            throw .missing("textDocument.uri")
        }
        guard let range, range.0.line <= range.1.line else { throw .missing("position") }
        for (index, workspace) in workspaces.enumerated() {
            guard let path = address.path(in: workspace.root) else { continue }
            return AskedLines(workspace: index, path: path, lines: (range.0.line + 1)...(range.1.line + 1))
        }
        return nil
    }

    private func position(_ parameters: JSONValue) -> (EditorPosition, EditorPosition)? {
        EditorPosition(parameters["position"]).map { ($0, $0) }
    }

    private func findings(at place: AskedLines) -> [Finding] {
        workspaces[place.workspace].outcome.findings.filter {
            $0.location.path == place.path && place.lines.contains($0.location.line)
        }
    }

    // MARK: Answers

    private mutating func codeActions(_ parameters: JSONValue) throws(ResponseError) -> JSONText {
        _ = check()
        let range = parameters["range"]
        let ends = EditorPosition(range?["start"]).flatMap { start in
            EditorPosition(range?["end"]).map { (start, $0) }
        }
        guard let place = try place(parameters, ends) else { return .list([]) }
        let target = address(in: workspaces[place.workspace])
        return .list(
            findings(at: place).compactMap { finding in
                finding.fix.flatMap {
                    QuickFix(finding: finding, fix: $0, writer: writer, target: target).action
                }
            })
    }

    private mutating func hover(_ parameters: JSONValue) throws(ResponseError) -> JSONText {
        _ = check()
        guard let place = try place(parameters, position(parameters)) else { return .null }
        let ids = findings(at: place).map(\.rule)
        let rules = workspaces[place.workspace].project?.rules.filter { ids.contains($0.id) } ?? []
        guard !rules.isEmpty else { return .null }
        let text = rules.map { RuleHover(rule: $0).markdown }.joined(separator: "\n\n---\n\n")
        return .object([("contents", .object([("kind", .string("markdown")), ("value", .string(text))]))])
    }

    /// The other roles of the scene that the place is in.
    private mutating func otherRoles(_ parameters: JSONValue) throws(ResponseError) -> JSONText {
        _ = check()
        guard let place = try place(parameters, position(parameters)) else { return .list([]) }
        let target = address(in: workspaces[place.workspace])
        let roles = otherRoles(in: place.workspace, line: place.lines.lowerBound, of: place.path)
        return .list(roles.map { writer.location($0, target) })
    }
}
