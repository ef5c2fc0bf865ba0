import Scenery

/// Where a view model becomes a screen and what a person does becomes an event.
///
/// A scene's view holds one stage and shows screens on it; each element says what it does where it is
/// made. Hosts draw `screen` and send `ScreenInput`, for which the stage runs the element's action.
/// Actions run on the main actor, one after the other: input that comes while another is handled waits
/// its turn. Input for an element that is not there, is disabled, has no action or is behind a dialog is
/// ignored and reported to `onIgnored`. Once its scene is closed, a stage has released all actions.
@MainActor public final class Stage {
    /// Where the view is in its navigation.
    public let context: SceneContext
    /// What a host draws: every element has an identity, fields hold what was typed. Its elements have no
    /// actions, so that whoever keeps a screen keeps no scene.
    public private(set) var screen: Screen
    /// Called after each change of `screen`. One host at a time observes a stage.
    public var onChange: (@MainActor () -> Void)?
    /// Called with input that could not be delivered; does nothing by default.
    public var onIgnored: (@MainActor (ScreenInput) -> Void)?

    /// What screens without an appearance of their own are shown in; `nil` leaves it to the host.
    package var fallbackAppearance: Appearance? {
        didSet { change(to: screen) }
    }

    private var defaults: DefaultScreen
    private var actions = StageActions()
    private var fields = FieldDrafts()
    private lazy var queue = EventQueue<@MainActor () -> Void> { $0() }

    /// - Parameters:
    ///   - name: The scene's name, as in its route. The default screen is titled after it.
    ///   - lifecycle: The logic that is notified of the lifecycle; none by default.
    ///   - events: What a person can do on the default screen, below the view model's properties; usually buttons.
    public convenience init(
        _ name: String, lifecycle: (any SceneLifecycle)? = nil,
        @ScreenBuilder<ScreenElement> events: () -> [ScreenElement] = { [] }
    ) {
        self.init(context: SceneContext(name, lifecycle: lifecycle), events: events)
    }

    /// - Parameters:
    ///   - route: The scene's route, of the type that its registry has a builder for.
    ///   - lifecycle: The logic that receives the lifecycle; none by default.
    ///   - events: The buttons of the default screen; none by default.
    public convenience init(
        _ route: some SceneRoute, lifecycle: (any SceneLifecycle)? = nil,
        @ScreenBuilder<ScreenElement> events: () -> [ScreenElement] = { [] }
    ) {
        self.init(context: SceneContext(route, lifecycle: lifecycle), events: events)
    }

    public init(
        context: SceneContext, @ScreenBuilder<ScreenElement> events: () -> [ScreenElement] = { [] }
    ) {
        self.context = context
        defaults = DefaultScreen(title: Wording.title(of: context.name), events: events())
        screen = defaults.screen
        actions.take(from: &screen)
        context.onClose { [weak self] in self?.releaseActions() }
    }

    // MARK: Showing

    /// Shows the default screen of a view model: its properties in order, then the events.
    public func show(_ viewModel: some ViewModel) {
        show(defaults.screen(for: viewModel))
    }

    /// Shows a screen of these elements; the same as `show(_:)` with a `Screen` of them.
    public func show(
        _ title: String, language: String? = nil, direction: WritingDirection? = nil,
        appearance: Appearance? = nil, @ScreenBuilder<ScreenElement> elements: () -> [ScreenElement]
    ) {
        show(
            Screen(
                title, language: language, direction: direction, appearance: appearance, elements: elements))
    }

    /// Shows a screen. The indicator and the dialog stay as they are unless the screen has its own.
    ///
    /// What a person typed in a field stays, unless the screen gives that field another text than
    /// the screen before gave it. The new screen's actions replace the old ones in every case.
    public func show(_ screen: Screen) {
        var next = screen
        next.elements = next.elements.identified()
        next.isBusy = next.isBusy || self.screen.isBusy
        actions.take(from: &next)
        next.dialog = next.dialog ?? self.screen.dialog
        let restored = fields.shown(&next)
        change(to: next)
        report(restored)
    }

    /// Shows or hides the indicator.
    public func showActivity(_ isActive: Bool) {
        var next = screen
        next.isBusy = isActive
        change(to: next)
    }

    /// Shows a dialog, or closes it with `nil`. Each of its buttons closes it before its action runs.
    public func show(dialog: ScreenDialog?) {
        var next = screen
        next.dialog = dialog
        actions.takeDialog(from: &next)
        change(to: next)
    }

    // MARK: Events

    /// Runs an event of the view's own (a timer, an observable) in turn with a person's.
    public func send(_ event: @escaping @MainActor () -> Void) {
        queue.send(event)
    }

    /// Handles what a person did; called by the host.
    public func receive(_ input: ScreenInput) {
        queue.send { [self] in deliver(input) }
    }

    private func releaseActions() {
        actions = StageActions()
        defaults.events = []
    }

    private func change(to screen: Screen) {
        var next = screen
        next.appearance = next.appearance ?? fallbackAppearance
        guard next != self.screen else { return }
        self.screen = next
        onChange?()
    }
}

// MARK: - Drafts

extension Stage {
    /// By field: what a person typed and had not submitted. What is typed into a password field is not among them.
    public var drafts: [String: String] { fields.open }

    /// Gives fields back what a person had typed, now or when they are first shown. Their `onEdit` is called
    /// as if the person had typed it again, so that the logic knows what the fields contain.
    public func restore(drafts: [String: String]) {
        fields.restore(drafts)
        var next = screen
        let restored = fields.shown(&next)
        change(to: next)
        report(restored)
    }

    private func report(_ edits: [ScreenInput]) {
        for edit in edits { queue.send { [weak self] in _ = self?.actions.perform(edit) } }
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
        let isHandled = actions.perform(input)
        // Editing a field that only handles being submitted is not a fault.
        if case .edit = input.action { return }
        if !isHandled { ignore(input) }
    }

    private func answer(_ button: String, _ input: ScreenInput) {
        guard screen.dialog?.buttons.contains(where: { $0.id == button }) == true else {
            return ignore(input)
        }
        let action = actions.answer(button)
        show(dialog: nil)
        _ = action.perform?(.activate)
    }

    /// Keeps what the host already shows: typed text, a turned toggle, a chosen option.
    private func remember(_ input: ScreenInput) {
        var next = screen
        fields.typed(input, on: &next)
        change(to: next)
    }

    private func ignore(_ input: ScreenInput) { onIgnored?(input) }
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
