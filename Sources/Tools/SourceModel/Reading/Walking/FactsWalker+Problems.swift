@_spi(RawSyntax) import SwiftSyntax

// Syntax errors.

/// The message for a missing token. The parser inserts placeholders such as `<#expression#>` for whole nodes.
func missingToken(_ text: String) -> String {
    switch text {
    case "": "the parser expects a name here"
    case "<#expression#>", "<#identifier#>": "the parser expects an \(text.dropFirst(2).dropLast(2)) here"
    case _ where text.hasPrefix("<#"): "the parser expects a \(text.dropFirst(2).dropLast(2)) here"
    default: "the parser expects \"\(text)\" here"
    }
}

extension FactsWalker {
    /// The maximum number of problems of one file: others mostly follow from the first.
    private static let most = 3

    mutating func problems(in file: RawSyntax) {
        guard file.hasError else { return }
        var last = 0
        problems(in: file, &last)
        if facts.problems.isEmpty {
            facts.problems = [
                SourceProblem(location: location(at: 0), message: "the file is not valid Swift")
            ]
        }
    }

    private mutating func problems(in raw: RawSyntax, _ last: inout Int) {
        guard facts.problems.count < Self.most else { return }
        if let token = raw.tokenView {
            if token.presence == .missing {
                add(missingToken(String(syntaxText: token.rawText)), last)
            } else if let start = offset(of: token) {
                if token.tokenDiagnostic?.severity == .error { add("this is not valid Swift", start) }
                last = start + token.rawText.count
            }
            return
        }
        if raw.kind == .unexpectedNodes, let token = raw.firstToken, let start = offset(of: token) {
            let text = self.text(raw).prefix(40).prefix { $0 != "\n" }
            add("the parser does not expect \"\(text)\" here", start)
            if let end = raw.lastToken, let offset = offset(of: end) { last = offset + end.rawText.count }
            return
        }
        for case let child? in raw.children {
            if child.hasError || child.isToken {
                nested(()) { $0.problems(in: child, &last) }
            } else if let token = child.lastToken, let offset = offset(of: token) {
                last = offset + token.rawText.count
            }
        }
    }

    private mutating func add(_ message: String, _ offset: Int) {
        var message = message
        // In code nested deeper than its limit the parser reports errors in valid code.
        if facts.problems.isEmpty, let depth = BracketDepth.suspicious(in: bytes, at: offset) {
            message += ", inside of \(depth) brackets, which may be more than it follows"
        }
        facts.problems.append(
            SourceProblem(location: location(at: min(offset, bytes.count)), message: message))
    }
}
