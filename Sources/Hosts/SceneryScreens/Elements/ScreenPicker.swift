/// One choice of several.
public struct ScreenPicker: ScreenElementConvertible, Sendable, Codable, Equatable {
    public struct Option: Sendable, Codable, Equatable, Identifiable {
        public var id: String
        public var title: String

        public init(id: String, title: String) {
            self.id = id
            self.title = title
        }
    }

    public var title: String
    public var options: [Option]
    /// The identity of the chosen option; `nil` before a choice.
    public var selected: String?
    var action = ElementAction()

    /// - Parameter action: Called with the identity of the option that a person chose.
    public init(
        _ title: String, options: [Option], selected: String? = nil,
        action: (@MainActor (Option.ID) -> Void)? = nil
    ) {
        self.title = title
        self.options = options
        self.selected = selected
        self.action = ElementAction(onChoose: action)
    }

    public var element: ScreenElement { ScreenElement(.picker(self)) }

    private enum CodingKeys: CodingKey {
        case title, options, selected
    }
}
