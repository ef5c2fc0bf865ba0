import Foundation
import Scenery

/// One person's way through an app's scenes: what a host draws and where it sends what they do.
///
/// The session follows a navigator, forwards appearing and disappearing to the scene in front, and
/// hands each new `display` to its one host. Several changes made while one event is handled reach
/// the host as one display, before `send` returns; changes made outside of an event (an answer from
/// the network) reach it on the main actor's next turn.
@MainActor public final class ScreenSession {
    public let navigator: SceneNavigator
    /// What to draw now.
    public private(set) var display = Display()
    /// Called with each new display.
    public var onDisplay: (@MainActor (Display) -> Void)?
    /// Called when a scene opens a web page.
    public var onOpen: (@MainActor (URL) -> Void)?
    /// Called with input that could not be delivered, for logs and tests.
    public var onIgnored: (@MainActor (ScreenInput) -> Void)?

    /// Opens a link now and ends with its last step; `nil` while none is being opened.
    package private(set) var opening: Task<Void, Never>?

    private let language: String?
    private var token: NavigationToken?
    private weak var front: (any SceneView)?
    private var depth = 0
    private var isRefreshScheduled = false
    private var needsRefresh = false

    /// - Parameters:
    ///   - navigator: Its scene in front appears before this returns.
    ///   - language: Of the texts that the session shows by itself, as a BCP 47 tag; English by default.
    public init(navigator: SceneNavigator, language: String? = nil) {
        self.navigator = navigator
        self.language = language
        token = navigator.onEvent { [weak self] in self?.follow($0) }
        during { bringToFront() }
    }

    /// The session of an app that starts, which opens the start's link.
    public convenience init(_ start: HostedApp.Start) {
        self.init(navigator: start.navigator, language: start.languages.first)
        follow(start.openLink())
    }

    /// Opens a link in place of what is open, step by step; what keeps it from being opened to its end is
    /// shown on the scene in front.
    package func open(_ link: DeepLink, from scenes: SceneRegistry) {
        opening?.cancel()
        follow(HostedApp.Start(scenes: scenes, navigator: navigator, link: link).openLink())
    }

    private func follow(_ task: Task<Void, Never>?) {
        opening = task
        guard let task else { return }
        Task { [weak self] in
            await task.value
            if self?.opening == task { self?.opening = nil }
        }
    }

    public convenience init(root: any SceneView) {
        self.init(navigator: SceneNavigator(root: root))
    }

    /// Delivers what a person did to the scene in front.
    public func send(_ input: ScreenInput) {
        during {
            guard let view = front as? any ScreenView else {
                onIgnored?(input)
                return
            }
            view.stage.receive(input)
        }
    }

    /// Goes back as far as `display.back` says: one screen, or out of the sheet. Does nothing behind a dialog.
    public func goBack() {
        guard !navigator.isDialogOpen else { return }
        during { navigator.goBack() }
    }

    /// Shows a tab. Does nothing behind a dialog.
    public func selectTab(_ index: Int) {
        guard !navigator.isDialogOpen else { return }
        during { navigator.selectTab(index) }
    }

    /// Closes every scene; the session shows nothing afterwards.
    public func close() {
        opening?.cancel()
        during {
            navigator.close()
            bringToFront()
        }
    }
}

// MARK: - Following

extension ScreenSession {
    private func follow(_ event: SceneNavigator.Event) {
        switch event {
        case .changed: bringToFront()
        case .opened(let url): onOpen?(url)
        case .refused: break
        }
    }

    private func bringToFront() {
        let next = navigator.visibleView
        guard next !== front else { return changed() }
        front?.context.disappear()
        (front as? any ScreenView)?.stage.onChange = nil
        front = next
        if let stage = (next as? any ScreenView)?.stage {
            stage.onChange = { [weak self] in self?.changed() }
            stage.onIgnored = { [weak self] in self?.onIgnored?($0) }
        }
        next?.context.appear()
        changed()
    }

    /// Runs an event and hands the display that it led to to the host, once.
    private func during(_ event: () -> Void) {
        depth += 1
        event()
        depth -= 1
        if depth == 0, needsRefresh { refresh() }
    }

    private func changed() {
        needsRefresh = true
        guard depth == 0, !isRefreshScheduled else { return }
        isRefreshScheduled = true
        Task { [weak self] in
            self?.isRefreshScheduled = false
            if self?.needsRefresh == true { self?.refresh() }
        }
    }

    private func refresh() {
        needsRefresh = false
        let next = currentDisplay
        guard next != display else { return }
        display = next
        onDisplay?(next)
    }

    private var currentDisplay: Display {
        let state = navigator.state
        let tabs = state.tabs.enumerated().map { index, tab in
            Display.Tab(title: tab.title, isSelected: index == state.selectedTab)
        }
        let back: Display.Back? = state.frontStack.count > 1 ? .back : state.isSheet ? .close : nil
        let screen =
            (front as? any ScreenView)?.stage.screen
            ?? front.map { UndrawableView($0, language: language).stage.screen } ?? Screen()
        return Display(scene: state.visible, screen: screen, back: back, tabs: tabs, isSheet: state.isSheet)
    }
}
