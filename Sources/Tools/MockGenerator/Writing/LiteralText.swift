extension String {
    /// As it stands between the quotes of a string literal: a raw identifier may hold quotes, and no backslash.
    var inLiteral: String {
        hasBytes("\"")
            ? split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\\\"") : self
    }
}
