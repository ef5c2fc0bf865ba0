/// Collects the elements of a screen, with `if`, `switch` and `for` where they help.
///
/// A line that starts with a dot continues the line before it. Elements that follow each other in
/// their short form are therefore parted by semicolons, or stand in an array with commas:
///
///     Screen("Trip") {
///         [
///             .text("Where to?"),
///             .button("Book", id: "book"),
///         ]
///     }
@resultBuilder public enum ScreenBuilder {
    public static func buildExpression(_ element: ScreenElement) -> [ScreenElement] { [element] }
    public static func buildExpression(_ elements: [ScreenElement]) -> [ScreenElement] { elements }
    public static func buildBlock(_ parts: [ScreenElement]...) -> [ScreenElement] { parts.flatMap { $0 } }
    public static func buildOptional(_ part: [ScreenElement]?) -> [ScreenElement] { part ?? [] }
    public static func buildEither(first part: [ScreenElement]) -> [ScreenElement] { part }
    public static func buildEither(second part: [ScreenElement]) -> [ScreenElement] { part }
    public static func buildArray(_ parts: [[ScreenElement]]) -> [ScreenElement] { parts.flatMap { $0 } }
}
