extension String {
    /// The text in a string literal. A raw identifier can contain quotes, but no backslashes.
    var inLiteral: String {
        hasBytes("\"")
            ? split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\\\"") : self
    }
}
