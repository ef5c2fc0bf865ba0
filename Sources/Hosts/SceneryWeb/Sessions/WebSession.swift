import Foundation
import SceneryScreens

/// One person's session: its scenes, the pages that show it, and its file.
///
/// A person's input is handled on the main actor in the order in which it arrives, and answered at once; a change
/// without input is shown after it is saved. When the resulting state is in the session's file, the browser tab is
/// notified and discards the input; until then, it would send the input again to the next process. So nobody waits
/// for a slow disk, and nothing that a person has seen is lost. While one state is being written, all further
/// changes are saved by one more write.
@MainActor final class WebSession {
    let id: String
    let secret: Secret
    let token: Secret
    let screens: ScreenSession
    /// Changes with each process and each version of the page.
    private(set) var version = 0
    /// What every connected page shows.
    private(set) var page: PageState
    /// When the session was last asked for something, as the store counts time.
    var lastUsed: Double = 0
    /// Called when the session could not be saved.
    var onTrouble: (@MainActor (any Error) -> Void)?

    private let context: HostContext
    private let scenes: SceneRegistry
    private let files: SessionFiles
    private var progress = PageProgress()
    private var pages: [any PageConnection] = []
    private var shownLink: WebLink?
    private var opened: [WebLink] = []
    private var isHandling = false
    /// What may happen once the current state is in the file.
    private var outbox: [@MainActor () -> Void] = []
    /// Messages in the outbox, or in the hands of the save that is under way.
    private var waitingMessages = 0
    private var isSaving = false
    private var saved: SessionSnapshot?
    /// Whether the last save failed at both tries; the next are then tried once.
    private var isInMemoryOnly = false

    /// - Parameters:
    ///   - saved: What an earlier process knew of the session; `nil` for a new one.
    init(app: HostedApp, context: HostContext, saved: SavedSession?, language: String, files: SessionFiles) {
        id = saved?.id ?? Secret(bits: 128).text
        secret = saved?.secret ?? Secret(bits: 256)
        token = saved?.token ?? Secret(bits: 128)
        self.context = context
        self.files = files
        progress = saved?.progress ?? PageProgress()
        var start = app.start(context)
        if let saved {
            // What cannot be opened again is left out; the session continues without it.
            start.navigator.restore(saved.snapshot, from: start.scenes)
            start.link = nil
        }
        scenes = start.scenes
        screens = ScreenSession(start)
        page = PageState(
            display: screens.display, depth: screens.navigator.state.depth, link: nil, appName: app.name,
            hostLanguage: language)
        screens.onDisplay = { [weak self] _ in self?.changed() }
        screens.onOpen = { [weak self] in self?.open($0) }
    }

    var isConnected: Bool { !pages.isEmpty }

    /// The session's version for a page: the process, then a number.
    var versionText: String { "\(Self.process).\(version)" }
    private static let process = String(UInt32.random(in: 0 ... .max), radix: 36)

    /// How much input was handled before: what a page that is loaded now says of itself later.
    var handledInputs: Int { progress.total }

    /// Ends the session in this process; its file stays.
    func close() {
        for connection in pages { connection.close() }
        pages = []
        screens.close()
    }
}

// MARK: - Pages come and go

extension WebSession {
    /// Adds a page and sends it what it has missed.
    ///
    /// - Parameters:
    ///   - version: The version the page shows; anything unknown gets the whole page.
    ///   - past: What the page says of its own past, for when it was forgotten.
    ///   - maximum: How many pages there may be; the oldest has to go.
    func attach(
        _ connection: any PageConnection, version: String, past: PageProgress.Past = .none, maximum: Int
    ) {
        progress.welcome(connection.pageName, past)
        if pages.count >= maximum { pages.removeFirst().close() }
        pages.append(connection)
        let missed = version == versionText ? [] : everything
        let hello = ServerMessage(handled: progress[connection.pageName], operations: missed)
        post(hello, to: connection, isAnswer: true)
        acknowledge(connection)
        commit()
    }

    func detach(_ connection: any PageConnection) {
        pages.removeAll { $0 === connection }
    }

    private var everything: [ServerMessage.Operation] {
        let root = Page.root(page)
        let form = Page.form(page)
        let changes = { (element: Element) in
            element.attributes.map { Patch.Change(name: $0.name, text: $0.text) }
        }
        return [
            .patch(.attributes(Patch.Target(key: PageKey.root), changes(root))),
            .patch(.text(Patch.Target(key: PageKey.title), Page.title(of: page))),
            .patch(.attributes(Patch.Target(key: PageKey.page), changes(form))),
            .everything(form, version: versionText),
        ]
    }
}

// MARK: - Input

extension WebSession {
    /// Handles what a person did on a page. Input that was handled before is only answered again.
    func receive(_ message: ClientMessage, from connection: any PageConnection) {
        // A page that had to go (too many pages, the session's end) may have more in its queue.
        guard pages.contains(where: { $0 === connection }) else { return }
        let name = connection.pageName
        if message.number > progress[name] {
            progress.note(message.number, of: name, keeping: Set(pages.map(\.pageName)))
            if message.scene == page.display.scene?.description ?? "" { handle([message.action]) }
        }
        publish(answering: connection)
    }

    /// Handles the inputs of a page without script, one after the other, as long as they stay on one
    /// scene. Returns once the state they led to is saved.
    func receive(_ actions: [ClientMessage.Action]) async {
        handle(actions)
        publish(answering: nil)
        await withCheckedContinuation { saved in
            outbox.append { saved.resume() }
            commit()
        }
    }

    private func handle(_ actions: [ClientMessage.Action]) {
        isHandling = true
        shownLink = nil
        let scene = screens.display.scene
        for action in actions where screens.display.scene == scene { perform(action) }
        isHandling = false
    }

    private func perform(_ action: ClientMessage.Action) {
        switch action {
        case .input(let input): screens.send(input)
        case .back(let times): for _ in 0..<min(times, screens.navigator.state.depth) { screens.goBack() }
        case .tab(let index): screens.selectTab(index)
        }
    }

    /// Opens the scenes of a path, in place of those that are open.
    ///
    /// - Throws: `RouteError` for a path that leads nowhere; nothing has changed then.
    func open(path: String) throws(RouteError) {
        screens.open(try scenes.link(from: path), from: scenes)
    }

    private func open(_ url: URL) {
        guard let link = WebLink(url) else { return }
        shownLink = link
        opened.append(link)
        changed()
    }
}

// MARK: - Output

extension WebSession {
    /// The display changed: while input is handled it is published with the answer, else at once.
    private func changed() {
        guard !isHandling else { return }
        if opened.isEmpty { shownLink = nil }
        publish(answering: nil)
    }

    /// Sends each page what changed since the last time, and the page that asked its answer.
    private func publish(answering asking: (any PageConnection)?) {
        let patches = movePage()
        let links = opened.map(ServerMessage.Operation.open)
        opened = []
        let opener = asking ?? pages.last
        for connection in pages {
            let isAsking = connection === asking
            var operations = patches.filter { !(isAsking && $0.repeatsTyping) }.map(
                ServerMessage.Operation.patch)
            if connection === opener { operations += links }
            guard isAsking || !operations.isEmpty else { continue }
            let message = ServerMessage(handled: progress[connection.pageName], operations: operations)
            post(message, to: connection, isAnswer: asking != nil)
        }
        if let asking { acknowledge(asking) }
        commit()
    }

    private func movePage() -> [Patch] {
        var next = page
        next.display = screens.display
        next.depth = screens.navigator.state.depth
        next.link = shownLink
        guard next != page else { return [] }
        let patches = Differ.patches(from: Page.root(page), to: Page.root(next))
        page = next
        if !patches.isEmpty { version += 1 }
        return patches
    }

    /// An answer leaves at once, since its page keeps the input until it is saved. What came by itself
    /// (from the network, a timer) has no input to come from again, so it waits until it is saved;
    /// and what is posted after it waits too, so that the order stays.
    private func post(_ message: ServerMessage, to connection: any PageConnection, isAnswer: Bool) {
        guard !isAnswer || waitingMessages > 0 else { return connection.send(message) }
        waitingMessages += 1
        outbox.append { [weak self] in
            self?.waitingMessages -= 1
            connection.send(message)
        }
    }

    /// Tells the page that its input is saved, once it is.
    private func acknowledge(_ connection: any PageConnection) {
        let number = progress[connection.pageName]
        outbox.append { connection.saved(upTo: number) }
    }

    /// Saves what has changed, then does what waited for it.
    private func commit() {
        guard !isSaving, !outbox.isEmpty else { return }
        let waiting = outbox
        outbox = []
        let snapshot = screens.snapshot()
        guard snapshot != saved else {
            for action in waiting { action() }
            return
        }
        isSaving = true
        let session = SavedSession(
            id: id, secret: secret, token: token, context: context, snapshot: snapshot, progress: progress)
        Task {
            await save(session)
            for action in waiting { action() }
            isSaving = false
            commit()
        }
    }

    /// A session that cannot be saved, not at a second try either, continues in memory.
    private func save(_ session: SavedSession) async {
        do {
            try await write(session)
            saved = session.snapshot
            isInMemoryOnly = false
        } catch {
            isInMemoryOnly = true
            onTrouble?(error)
        }
    }

    /// Pages are told next that their input is saved: a fault of the disk that passes must not make that wrong.
    private func write(_ session: SavedSession) async throws {
        do {
            try await files.write(session)
        } catch {
            guard !isInMemoryOnly else { throw error }
            try await Task.sleep(for: .milliseconds(200))
            try await files.write(session)
        }
    }
}
