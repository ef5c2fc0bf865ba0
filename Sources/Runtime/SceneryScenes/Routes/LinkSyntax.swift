/// A pattern taken apart: the segments of its path and the parameters of its query.
struct LinkSyntax {
    enum Segment: Sendable, Equatable {
        case literal(String)
        /// The index of a placeholder.
        case placeholder(Int)
    }

    struct Parameter: Sendable {
        let name: String
        let placeholder: Int
    }

    private enum Token: Equatable {
        case character(Character)
        case placeholder(Int)
    }

    private(set) var path: [Segment] = []
    private(set) var query: [Parameter] = []
    private(set) var placeholders: [LinkPlaceholder] = []
    /// The pattern as a message shows it, such as `/rides/{ride}`.
    private(set) var text = ""

    init(_ parts: [LinkPart], _ problems: inout [String]) {
        var tokens: [Token] = []
        for part in parts {
            switch part {
            case .literal(let literal): tokens += literal.map(Token.character)
            case .placeholder(let placeholder):
                tokens.append(.placeholder(placeholders.count))
                placeholders.append(placeholder)
            }
        }
        name(placeholders.map { "\($0.type)" }, in: tokens)
        let sides = tokens.split(
            separator: .character("?"), maxSplits: 1, omittingEmptySubsequences: false)
        readPath(sides[0], &problems)
        if sides.count > 1 { readQuery(sides[1], &problems) }
    }

    /// Shows the properties' names in `text`, instead of their types.
    mutating func name(_ keys: [String?]) {
        var tokens: [Token] = path.isEmpty ? [.character("/")] : []
        for segment in path {
            tokens.append(.character("/"))
            switch segment {
            case .literal(let literal): tokens += literal.map(Token.character)
            case .placeholder(let index): tokens.append(.placeholder(index))
            }
        }
        for (index, parameter) in query.enumerated() {
            tokens += "\(index == 0 ? "?" : "&")\(parameter.name)=".map(Token.character)
            tokens.append(.placeholder(parameter.placeholder))
        }
        name(zip(placeholders, keys).map { $1 ?? "\($0.type)" }, in: tokens)
    }

    private mutating func name(_ names: [String], in tokens: [Token]) {
        text = tokens.map { token in
            switch token {
            case .character(let character): String(character)
            case .placeholder(let index): index < names.count ? "{\(names[index])}" : "{}"
            }
        }.joined()
    }
}

// MARK: - Reading

extension LinkSyntax {
    private mutating func readPath(_ tokens: ArraySlice<Token>, _ problems: inout [String]) {
        guard tokens.first == .character("/") else {
            problems.append("the pattern \"\(text)\" does not begin with \"/\"")
            return
        }
        guard tokens.count > 1 else { return }
        for piece in tokens.dropFirst().split(separator: .character("/"), omittingEmptySubsequences: false) {
            if let segment = segment(piece, &problems) { path.append(segment) }
        }
    }

    private func segment(_ tokens: ArraySlice<Token>, _ problems: inout [String]) -> Segment? {
        if tokens.count == 1, case .placeholder(let index)? = tokens.first {
            guard placeholders[index].isOptional else { return .placeholder(index) }
            problems.append("in \"\(text)\" an optional property is in the path; move it to the query")
            return nil
        }
        guard let literal = literal(tokens) else {
            problems.append(
                "in \"\(text)\" a placeholder is only a part of a segment; give it a segment of its own")
            return nil
        }
        guard Self.isPlain(literal), literal != ".", literal != ".." else {
            problems.append(
                "in \"\(text)\" the segment \"\(literal)\" is not made of letters, digits, \"-\", \"_\" and \".\" alone"
            )
            return nil
        }
        return .literal(literal)
    }

    private mutating func readQuery(_ tokens: ArraySlice<Token>, _ problems: inout [String]) {
        for piece in tokens.split(separator: .character("&"), omittingEmptySubsequences: false) {
            let sides = piece.split(separator: .character("="), omittingEmptySubsequences: false)
            guard sides.count == 2, sides[1].count == 1, case .placeholder(let index)? = sides[1].first,
                let name = literal(sides[0]), Self.isPlain(name)
            else {
                problems.append("in \"\(text)\" the query is not made of NAME=PLACEHOLDER, joined by \"&\"")
                return
            }
            add(Parameter(name: name, placeholder: index), &problems)
        }
    }

    private mutating func add(_ parameter: Parameter, _ problems: inout [String]) {
        if LinkKeyword(rawValue: parameter.name) != nil {
            problems.append(
                "in \"\(text)\" the query parameter \"\(parameter.name)\" has a name that links themselves use"
            )
        } else if query.contains(where: { $0.name == parameter.name }) {
            problems.append("in \"\(text)\" two query parameters are named \"\(parameter.name)\"")
        }
        query.append(parameter)
    }

    private func literal(_ tokens: ArraySlice<Token>) -> String? {
        var literal = ""
        for token in tokens {
            guard case .character(let character) = token else { return nil }
            literal.append(character)
        }
        return literal
    }

    private static func isPlain(_ text: String) -> Bool {
        !text.isEmpty && text.allSatisfy { $0.isLetter || $0.isNumber || "-_.".contains($0) }
    }
}
