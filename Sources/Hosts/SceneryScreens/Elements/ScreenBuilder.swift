/// Composes the elements of a screen, with `if`, `if let`, `switch`, `for`, optionals and arrays.
///
///     stage.show("Rides") {
///         ScreenText(viewModel.summary, style: .caption)
///         if let hint = viewModel.hint { ScreenText(hint, style: .emphasis) }
///         ScreenList("Rides") {
///             for ride in viewModel.rides {
///                 ScreenRow(ride.title) { [interactor] in interactor.rideChosen(ride.id) }.id(ride.id)
///             }
///         }
///         ScreenButton("Book", role: .primary) { [interactor] in interactor.bookTapped() }
///     }
///
/// **Identity.** An element without an explicit identity is named after its kind and the number of its
/// statement in the builder: the button above is `button-4` with the hint and without it, so that it
/// keeps its focus when the hint comes. Inside a statement, the turns of a loop and the elements of an
/// array are numbered (`text-2.1`), and so are the statements of an `if` that has several. The branches
/// of an `if`-`else` or a `switch` are distinguished by letters (`text-2.a`, `text-2.b`). Elements inside a
/// group or a list are named below it (`group-3/button-1`).
///
/// `Item` is what a line may be: any element in a screen, only buttons in a dialog.
@resultBuilder public enum ScreenBuilder<Item: ScreenElementConvertible> {
    public static func buildExpression(_ item: Item) -> [ScreenElement] { [item.element.positioned] }
    public static func buildExpression(_ item: Item?) -> [ScreenElement] {
        item.map { [$0.element.positioned] } ?? []
    }
    public static func buildExpression(_ items: [Item]) -> [ScreenElement] { numbered(items) }

    public static func buildBlock(_ statements: [ScreenElement]...) -> [ScreenElement] {
        guard statements.count > 1 else { return statements.first ?? [] }
        return statements.enumerated().flatMap { index, part in part.map { $0.moved(into: "\(index + 1)") } }
    }
    public static func buildOptional(_ part: [ScreenElement]?) -> [ScreenElement] { part ?? [] }
    public static func buildEither(first part: [ScreenElement]) -> [ScreenElement] {
        part.map { $0.moved(into: "a") }
    }
    public static func buildEither(second part: [ScreenElement]) -> [ScreenElement] {
        part.map { $0.moved(into: "b") }
    }
    public static func buildLimitedAvailability(_ part: [ScreenElement]) -> [ScreenElement] { part }
    public static func buildArray(_ turns: [[ScreenElement]]) -> [ScreenElement] {
        turns.enumerated().flatMap { index, part in part.map { $0.moved(into: "\(index + 1)") } }
    }

    /// Elements that another builder made keep the positions they have from it.
    private static func numbered(_ items: [some ScreenElementConvertible]) -> [ScreenElement] {
        items.enumerated().map { index, item in
            let element = item.element
            return element.position == nil ? element.moved(into: "\(index + 1)") : element
        }
    }
}

extension ScreenBuilder where Item == ScreenElement {
    public static func buildExpression(_ item: some ScreenElementConvertible) -> [ScreenElement] {
        [item.element.positioned]
    }
    public static func buildExpression(_ item: (some ScreenElementConvertible)?) -> [ScreenElement] {
        item.map { [$0.element.positioned] } ?? []
    }
    public static func buildExpression(_ items: [some ScreenElementConvertible]) -> [ScreenElement] {
        numbered(items)
    }
}

extension ScreenElement {
    fileprivate var positioned: ScreenElement {
        var element = self
        element.position = ""
        return element
    }

    fileprivate func moved(into step: String) -> ScreenElement {
        var element = self
        element.position = position.map { $0.isEmpty ? step : "\(step).\($0)" } ?? step
        return element
    }
}
