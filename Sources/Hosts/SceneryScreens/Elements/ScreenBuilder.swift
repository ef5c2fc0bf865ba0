/// Collects the elements of a screen, with `if`, `switch` and `for` where they help.
@resultBuilder public enum ScreenBuilder {
    public static func buildExpression(_ element: ScreenElement) -> [ScreenElement] { [element] }
    public static func buildExpression(_ elements: [ScreenElement]) -> [ScreenElement] { elements }
    public static func buildBlock(_ parts: [ScreenElement]...) -> [ScreenElement] { parts.flatMap { $0 } }
    public static func buildOptional(_ part: [ScreenElement]?) -> [ScreenElement] { part ?? [] }
    public static func buildEither(first part: [ScreenElement]) -> [ScreenElement] { part }
    public static func buildEither(second part: [ScreenElement]) -> [ScreenElement] { part }
    public static func buildArray(_ parts: [[ScreenElement]]) -> [ScreenElement] { parts.flatMap { $0 } }
}
