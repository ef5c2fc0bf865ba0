extension [String] {
    /// Whether these `#if` conditions and others never hold together: one negates a part of the other, as the branches of one
    /// `#if` do.
    func exclude(_ others: [String]) -> Bool {
        guard !isEmpty, !others.isEmpty else { return false }
        let (own, their) = (Set(flatMap(\.terms)), Set(others.flatMap(\.terms)))
        return own.contains { their.contains("!" + $0) } || their.contains { own.contains("!" + $0) }
    }
}

extension String {
    /// The parts of a condition such as `!(os(iOS)) && (DEBUG)`.
    fileprivate var terms: [String] {
        var terms: [String] = []
        var term = ""
        var depth = 0
        for character in self {
            if character == "(" { depth += 1 }
            if depth > 0 || character == "!" { term.append(character) }
            guard character == ")" else { continue }
            depth -= 1
            if depth == 0 {
                terms.append(term)
                term = ""
            }
        }
        return terms
    }
}
