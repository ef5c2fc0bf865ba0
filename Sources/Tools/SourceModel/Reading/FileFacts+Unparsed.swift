extension FileFacts {
    /// The facts of a file that is not parsed: the reason alone.
    init(unparsed path: String, because reason: String) {
        self.init(path: path)
        problems = [SourceProblem(location: FileLocation(path: path, line: 1, column: 1), message: reason)]
    }

    /// The facts of a file whose square brackets are nested too deep for the parser.
    init(tooDeeplyNested path: String) {
        self.init(
            unparsed: path,
            because:
                "square brackets are nested more than \(ListNesting.most) deep, which no parser reads in good time"
        )
    }

    /// The facts of what was read without the parser.
    init(_ plain: PlainDeclarations, path: String) {
        self.init(path: path)
        imports = plain.imports
        protocols = plain.protocols
    }
}
