/// A question or a message in front of a screen.
///
///     ScreenDialog("No internet", message: "Check the cable.") {
///         ScreenButton("Try again") { [interactor] in interactor.retry() }
///         ScreenButton("Close", role: .cancel)
///     }
///
/// Every button closes the dialog before its action runs. A button's identity is its title, so that an
/// answer to one dialog never reaches a button of the next that says something else.
public struct ScreenDialog: Sendable, Codable, Equatable {
    public var title: String
    public var message: String
    /// The buttons, the most likely answer first.
    public internal(set) var buttons: [ScreenElement]

    /// - Parameter buttons: At least one, the most likely answer first.
    public init(
        _ title: String, message: String = "", @ScreenBuilder<ScreenButton> buttons: () -> [ScreenElement]
    ) {
        self.title = title
        self.message = message
        self.buttons = buttons()
        var used: Set<String> = []
        for index in self.buttons.indices { self.buttons[index].identify(self.buttons[index].title, &used) }
    }

    /// What a host's own way out answers: the button whose role is `cancel`, or else the only button;
    /// `nil` where a person has to choose.
    public var cancelButton: ScreenElement? {
        buttons.first { $0.buttonRole == .cancel } ?? (buttons.count == 1 ? buttons.first : nil)
    }
}
