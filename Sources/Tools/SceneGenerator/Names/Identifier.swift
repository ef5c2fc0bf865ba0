/// A name for a value, as it is written in code.
enum Identifier {
    /// The name, in backticks where it is a keyword.
    static func escaped(_ name: String) -> String { keywords.contains(name) ? "`\(name)`" : name }

    /// Names that stay themselves in front of a dot even in backticks, or that a type has already.
    static let unusable: Set<String> = [
        "self", "Self", "init", "deinit", "subscript", "Type", "Protocol", "_",
    ]

    /// Swift's reserved words (The Swift Programming Language, Lexical Structure).
    private static let keywords: Set<String> = [
        "associatedtype", "class", "deinit", "enum", "extension", "fileprivate", "func", "import", "init",
        "inout",
        "internal", "let", "operator", "precedencegroup", "private", "protocol", "public", "rethrows",
        "static",
        "struct", "subscript", "typealias", "var", "break", "case", "catch", "continue", "default", "defer",
        "do",
        "else", "fallthrough", "for", "guard", "if", "in", "repeat", "return", "switch", "throw", "where",
        "while",
        "Any", "as", "await", "false", "is", "nil", "self", "Self", "super", "throws", "true", "try",
    ]
}
