/// Rows under an accessible label.
///
/// Give each row that stands for a model the model's identity with `id(_:)`. It has to be unique in
/// the list only: a row's identity on the screen starts with the list's, as in `rides/7`.
public struct ScreenList: ScreenElementConvertible, Sendable, Codable, Equatable {
    public var label: String
    public var rows: [ScreenElement]

    public init(_ label: String, @ScreenBuilder<ScreenElement> rows: () -> [ScreenElement]) {
        self.label = label
        self.rows = rows()
    }

    public var element: ScreenElement { ScreenElement(.list(self)) }
}

/// A line of a list: a title, details next to it, and what choosing it does.
public struct ScreenRow: ScreenElementConvertible, Sendable, Codable, Equatable {
    public var title: String
    public var detail: String
    public var isSelected: Bool
    /// Whether a person can choose the row; so it is where it has an action.
    public var isSelectable: Bool
    var action = ElementAction()

    /// - Parameter action: What choosing the row does; without one it cannot be chosen.
    public init(
        _ title: String, detail: String = "", isSelected: Bool = false,
        action: (@MainActor () -> Void)? = nil
    ) {
        self.title = title
        self.detail = detail
        self.isSelected = isSelected
        isSelectable = action != nil
        self.action = ElementAction(onActivate: action)
    }

    public var element: ScreenElement { ScreenElement(.row(self)) }

    private enum CodingKeys: CodingKey {
        case title, detail, isSelected, isSelectable
    }
}
