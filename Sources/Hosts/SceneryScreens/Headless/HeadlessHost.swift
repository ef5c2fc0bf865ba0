import Foundation
import Scenery

/// Runs an app's scenes with no one in front, for tests and for scripts.
///
/// It finds elements as a person does, by what they say, and acts on them through the same values
/// as every other host.
@MainActor public final class HeadlessHost {
    public let session: ScreenSession
    /// Each display since the start, the first included.
    public private(set) var displays: [Display] = []
    /// Each web page a scene opened.
    public private(set) var opened: [URL] = []
    /// Input that no scene took.
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

    /// Activates the button or row, or answers the dialog, with this title or identity.
    ///
    /// - Returns: Whether there was one.
    @discardableResult
    public func tap(_ titleOrID: String) -> Bool {
        if let button = screen.dialog?.buttons.first(where: { $0.id == titleOrID || $0.title == titleOrID }) {
            session.send(ScreenInput("", .answer(button.id)))
            return true
        }
        let match = screen.allElements.first { $0.id == titleOrID && $0.isInteractive }
            ?? screen.allElements.first { $0.title == titleOrID && $0.isInteractive }
        guard let match else { return false }
        session.send(ScreenInput(match.id))
        return true
    }

    /// Types into the field with this identity, without submitting.
    public func type(_ text: String, into id: String) { session.send(ScreenInput(id, .edit(text))) }

    /// Submits the field with this identity, with `text` or with what stands in it.
    public func submit(_ id: String, _ text: String? = nil) {
        guard case .field(let field)? = screen[id]?.content else { return session.send(ScreenInput(id, .submit(""))) }
        session.send(ScreenInput(id, .submit(text ?? field.value)))
    }

    /// Waits until the display fulfils a condition, giving other tasks their turns.
    ///
    /// Looks after every turn of the main actor at first, then every millisecond.
    ///
    /// - Parameter patience: When to give up, in time that passes also on a busy machine; a minute by default.
    /// - Returns: Whether it came to be.
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

    /// What is ready already, and what that makes ready, is there within far fewer turns.
    private static let turns = 1_000
}

extension ScreenElement {
    /// What the element says first.
    public var title: String {
        switch content {
        case .heading(let text, _): text
        case .text(let text): text.text
        case .button(let button): button.title
        case .field(let field): field.label
        case .toggle(let title, _): title
        case .picker(let picker): picker.title
        case .image(let image): image.description
        case .map(let map): map.label
        case .progress(let title, _): title
        case .divider: ""
        case .list(let label, _): label
        case .row(let row): row.title
        case .group(let group): group.label
        }
    }
}
