/// What to say of a token the parser put in, since without it nothing would fit.
enum MissingToken {
    static func message(_ text: String) -> String {
        "the parser expects \(placeholders[text] ?? "\"\(text)\"") here"
    }

    /// What stands for a whole part of which nothing is there.
    private static let placeholders = [
        "": "a name", "<#identifier#>": "a name", "<#pattern#>": "a name", "<#type#>": "a type",
        "<#expression#>": "a value", "<#statement#>": "a statement", "<#declaration#>": "a declaration",
    ]
}
