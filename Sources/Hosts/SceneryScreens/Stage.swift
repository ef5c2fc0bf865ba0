import Scenery

/// Where a view model becomes a screen and what a person does becomes an event.
///
/// A scene's view holds one stage. It shows view models or screens on it and says which event each
/// element sends; hosts draw `screen` and send `ScreenInput`. Events are handled on the main actor,
/// one after the other: one sent while another is handled waits its turn. Input for an element that
/// is not there, is disabled or lies behind a dialog is ignored and reported to `onIgnored`.
@MainActor public final class Stage {
    public typealias Handler = @MainActor (ScreenInput.Action) -> Void

    /// Where the view stands in its navigation.
    public let place: ScenePlace
    /// What a host draws: every element has an identity, fields hold what was typed.
    public private(set) var screen: Screen
    /// Called after each change of `screen`. One host at a time observes a stage.
    public var onChange: (@MainActor () -> Void)?
    /// Called with input that could not be delivered; does nothing by default.
    public var onIgnored: (@MainActor (ScreenInput) -> Void)?

    let defaults: DefaultScreen
    private var handlers: [String: Handler] = [:]
    private var prefixes: [(prefix: String, handler: @MainActor (String) -> Void)] = []
    private var fields = FieldDrafts()
    private lazy var queue = EventQueue<@MainActor () -> Void> { $0() }

    /// - Parameters:
    ///   - name: The scene's name, as in its route. The default screen is titled after it.
    ///   - lifecycle: The logic that is told the lifecycle; none by default.
    ///   - events: The events of the default screen, each a button named after it, in order.
    public convenience init(
        _ name: String, lifecycle: (any SceneLifecycle)? = nil,
        events: KeyValuePairs<String, @MainActor () -> Void> = [:]
    ) {
        self.init(place: ScenePlace(name, lifecycle: lifecycle), events: events)
    }

    public init(place: ScenePlace, events: KeyValuePairs<String, @MainActor () -> Void> = [:]) {
        self.place = place
        defaults = DefaultScreen(title: Wording.title(of: place.route.name), events: events.map(\.key))
        screen = defaults.screen.identified()
        for (name, event) in events { handlers[name] = { _ in event() } }
    }

    // MARK: Showing

    /// Shows the default screen of a view model: its properties in order, then the events.
    public func show(_ viewModel: some ViewModel) {
        show(defaults.screen(for: viewModel))
    }

    /// Shows a screen. The indicator and the dialog stay as they are unless the screen has its own.
    ///
    /// What a person typed in a field stays, unless the screen gives that field another value than
    /// the screen before gave it.
    public func show(_ screen: Screen) {
        var next = screen.identified()
        next.isBusy = next.isBusy || self.screen.isBusy
        next.dialog = next.dialog ?? self.screen.dialog
        fields.shown(&next)
        change(to: next)
    }

    /// Shows or hides the indicator.
    public func showActivity(_ isActive: Bool) {
        var next = screen
        next.isBusy = isActive
        change(to: next)
    }

    /// Shows a dialog, or closes it with `nil`. Its answers are handled by `on` with the identities
    /// of its buttons; a button without a handler only closes it.
    public func show(dialog: ScreenDialog?) {
        var next = screen
        next.dialog = dialog
        change(to: next)
    }

    // MARK: Events

    /// Handles what a person does with the element `id`; replaces an earlier handler.
    public func on(_ id: String, perform handler: @escaping Handler) {
        handlers[id] = handler
    }

    /// Handles input for elements whose identities start with `prefix`; the handler gets the rest of
    /// the identity, for example the row's own. An exact handler comes first.
    public func on(prefix: String, perform handler: @escaping @MainActor (String) -> Void) {
        prefixes.append((prefix, handler))
    }

    /// Runs an event of the view's own (a timer, an observable) in turn with a person's.
    public func send(_ event: @escaping @MainActor () -> Void) {
        queue.send(event)
    }

    /// Takes what a person did; called by the host.
    public func receive(_ input: ScreenInput) {
        queue.send { [self] in deliver(input) }
    }
}

// MARK: - Drafts

extension Stage {
    /// By field: what a person typed and had not submitted.
    public var drafts: [String: String] { fields.open }

    /// Gives fields back what a person had typed, now or when they are first shown.
    public func restore(drafts: [String: String]) {
        fields.restore(drafts)
        show(screen)
    }
}

// MARK: - Delivering input

extension Stage {
    private func deliver(_ input: ScreenInput) {
        if case .answer(let button) = input.action { return answer(button, input) }
        guard screen.dialog == nil, let element = screen[input.element], element.isEnabled,
            element.content.accepts(input.action)
        else { return ignore(input) }
        remember(input)
        if !handle(input) { ignoreUnlessEditing(input) }
    }

    private func answer(_ button: String, _ input: ScreenInput) {
        guard let dialog = screen.dialog, dialog.buttons.contains(where: { $0.id == button }) else {
            return ignore(input)
        }
        show(dialog: nil)
        _ = handle(ScreenInput(button, input.action))
    }

    private func handle(_ input: ScreenInput) -> Bool {
        if let handler = handlers[input.element] {
            handler(input.action)
            return true
        }
        guard let match = prefixes.last(where: { input.element.hasPrefix($0.prefix) }) else { return false }
        match.handler(String(input.element.dropFirst(match.prefix.count)))
        return true
    }

    /// Keeps what the host already shows: typed text, a turned toggle, a chosen option.
    private func remember(_ input: ScreenInput) {
        var next = screen
        fields.typed(input, on: &next)
        change(to: next)
    }

    private func ignore(_ input: ScreenInput) { onIgnored?(input) }

    /// Editing a field that only cares for being submitted is no fault.
    private func ignoreUnlessEditing(_ input: ScreenInput) {
        if case .edit = input.action { return }
        ignore(input)
    }

    private func change(to next: Screen) {
        guard next != screen else { return }
        screen = next
        onChange?()
    }
}

extension ScreenElement.Content {
    fileprivate func accepts(_ action: ScreenInput.Action) -> Bool {
        switch (self, action) {
        case (.button, .activate), (.field, .edit), (.field, .submit), (.toggle, .set): true
        case (.row(let row), .activate): row.isSelectable
        case (.picker(let picker), .choose(let id)): picker.options.contains { $0.id == id }
        case (.map(let map), .choose(let id)): map.pins.contains { $0.id == id }
        default: false
        }
    }
}
