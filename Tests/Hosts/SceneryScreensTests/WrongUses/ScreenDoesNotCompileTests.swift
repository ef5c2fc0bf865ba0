import RuntimeTestSupport
import Testing

@Suite("What does not compile in a screen", .timeLimit(.minutes(10)))
struct ScreenDoesNotCompileTests {
    @Test("the compiler refuses each wrong use with its error, and accepts the correct code next to it")
    func errors() throws {
        let problems = try WrongCode.problems(in: [(WrongCode.screenContext, WrongCode.screens)])
        #expect(problems.isEmpty, "\(problems.joined(separator: "\n"))")
    }
}

/// To add a wrong use, add a line to the table.
extension WrongCode {
    fileprivate static let screenContext = Context(
        imports: ["SceneryScreens"],
        declarations: """
            @MainActor protocol RideInteracting: AnyObject {
                func bookTapped()
                func languageChosen(_ language: String)
                func liveChanged(_ isLive: Bool)
            }
            """,
        parameters: "stage: Stage, interactor: any RideInteracting",
        correct: """
            let dialog = ScreenDialog("Sure?") { ScreenButton("No", role: .cancel) }
            let screen = Screen("Ride", dialog: dialog) {
                ScreenButton("Book", role: .primary) { interactor.bookTapped() }
                ScreenPicker("Language", options: [.init(id: "fa", title: "Farsi")]) { interactor.languageChosen($0) }
                ScreenToggle("Live", isOn: true) { interactor.liveChanged($0) }
            }
            stage.show(screen)
            """)

    fileprivate static let screens = [
        WrongCode(
            "an event that the logic does not have", #"_ = ScreenButton("Book") { interactor.bookTaped() }"#,
            error: "value of type 'any RideInteracting' has no member 'bookTaped'"),
        WrongCode(
            "an event without its argument", #"_ = ScreenButton("Live") { interactor.liveChanged() }"#,
            error: "missing argument for parameter #1 in call"),
        WrongCode(
            "an event with an argument of another type",
            #"_ = ScreenToggle("Live", isOn: true) { interactor.languageChosen($0) }"#,
            error: "cannot convert value of type 'Bool' to expected argument type 'String'"),
        WrongCode(
            "a choice as a flag", #"_ = ScreenPicker("Live", options: []) { interactor.liveChanged($0) }"#,
            error:
                "cannot convert value of type 'ScreenPicker.Option.ID' (aka 'String') to expected argument type 'Bool'"
        ),
        WrongCode(
            "a role that is not there", #"_ = ScreenButton("Book", role: .secondary)"#,
            error: "type 'ScreenButton.Role' has no member 'secondary'"),
        WrongCode(
            "a text in a dialog", #"_ = ScreenDialog("Sure?") { ScreenText("t") }"#,
            error: "no exact matches in call to static method 'buildExpression'"),
        WrongCode(
            "a string in place of an element", #"_ = Screen("Ride") { "t" }"#,
            error: "no exact matches in call to static method 'buildExpression'"),
    ]
}
