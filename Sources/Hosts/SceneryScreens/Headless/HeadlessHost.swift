import Foundation
import Scenery

/// Runs an app's scenes without a person, for tests and for scripts.
///
/// It finds elements as a person does, by their titles and labels, and acts on them through the same
/// values as every other host. Where several have the same title, the first is meant; an element's
/// identity is accepted instead of its title.
@MainActor public final class HeadlessHost {
    public let session: ScreenSession
    /// Each display since the start, the first included.
    public private(set) var displays: [Display] = []
    /// Each web page a scene opened.
    public private(set) var opened: [URL] = []
    /// Input that no scene handled.
    public private(set) var ignored: [ScreenInput] = []

    public init(session: ScreenSession) {
        self.session = session
        displays.append(session.display)
        session.onDisplay = { [weak self] in self?.displays.append($0) }
        session.onOpen = { [weak self] in self?.opened.append($0) }
        session.onIgnored = { [weak self] in self?.ignored.append($0) }
    }

    public convenience init(root: any SceneView) {
        self.init(session: ScreenSession(root: root))
    }

    /// The screen in front.
    public var screen: Screen { session.display.screen }

    /// The display as plain lines.
    public var text: String { PlainText.lines(of: session.display).joined(separator: "\n") }

    // MARK: Acting

    /// Activates the button or row with this title; the dialog's buttons come first.
    ///
    /// - Returns: Whether there is one.
    @discardableResult
    public func tap(_ title: String) -> Bool {
        if let button = screen.dialog?.buttons.first(where: { $0.title == title }) {
            session.send(ScreenInput("", .answer(button.id)))
            return true
        }
        return send(to: title) { content in
            switch content {
            case .button: .activate
            case .row(let row): row.isSelectable ? .activate : nil
            default: nil
            }
        }
    }

    /// Types into the field with this label, without submitting.
    ///
    /// - Returns: Whether there is one.
    @discardableResult
    public func type(_ text: String, into label: String) -> Bool {
        send(to: label) { if case .field = $0 { .edit(text) } else { nil } }
    }

    /// Submits the field with this label, with the text it has or with another.
    ///
    /// - Returns: Whether there is one.
    @discardableResult
    public func submit(_ label: String, _ text: String? = nil) -> Bool {
        send(to: label) { if case .field(let field) = $0 { .submit(text ?? field.text) } else { nil } }
    }

    /// Turns the toggle with this title.
    ///
    /// - Returns: Whether there is one.
    @discardableResult
    public func toggle(_ title: String) -> Bool {
        send(to: title) { if case .toggle(let toggle) = $0 { .set(!toggle.isOn) } else { nil } }
    }

    /// Chooses the option of a picker, or the pin of a map, with this title.
    ///
    /// - Parameter label: What the picker or the map is called.
    /// - Returns: Whether there is one.
    @discardableResult
    public func choose(_ option: String, in label: String) -> Bool {
        send(to: label) { content in
            let choices: [(id: String, title: String)] =
                switch content {
                case .picker(let picker): picker.options.map { ($0.id, $0.title) }
                case .map(let map): map.pins.map { ($0.id, $0.title) }
                default: []
                }
            let choice = choices.first { $0.title == option } ?? choices.first { $0.id == option }
            return choice.map { .choose($0.id) }
        }
    }

    /// Sends the first element with this title, or else with this identity, what `action` makes for it.
    private func send(to title: String, _ action: (ScreenElement.Content) -> ScreenInput.Action?) -> Bool {
        let elements = screen.allElements
        for element in elements.filter({ $0.title == title }) + elements.filter({ $0.id == title }) {
            guard let action = action(element.content) else { continue }
            session.send(ScreenInput(element.id, action))
            return true
        }
        return false
    }

    // MARK: Waiting

    /// Waits until the display fulfils a condition, giving other tasks their turns.
    ///
    /// Looks after every turn of the main actor at first, then every millisecond.
    ///
    /// - Parameter patience: When to give up, in time that passes also on a busy machine; a minute by default.
    /// - Returns: Whether the condition was fulfilled.
    public func waits(
        atMost patience: Duration = .seconds(60), until condition: @MainActor (Display) -> Bool
    ) async -> Bool {
        for _ in 0..<Self.turns {
            if condition(session.display) { return true }
            await Task.yield()
        }
        let end = ContinuousClock.now + patience
        while ContinuousClock.now < end {
            if condition(session.display) { return true }
            do { try await Task.sleep(for: .milliseconds(1)) } catch { break }  // The test was cancelled.
        }
        return condition(session.display)
    }

    /// What is ready already, and what follows from it, needs far fewer turns.
    private static let turns = 1_000
}
