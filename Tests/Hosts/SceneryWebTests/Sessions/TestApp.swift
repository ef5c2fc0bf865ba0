import Foundation
import SceneryScreens

@testable import SceneryWeb

/// An app of one scene that counts, with a folder of its own for sessions.
@MainActor final class TestApp {
    @MainActor final class Clock { var seconds = 0.0 }
    @MainActor final class Complaints { var texts: [String] = [] }

    let clock = Clock()
    let complaints = Complaints()
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
        "scenery-web-\(UUID().uuidString)")
    private var stores: [SessionStore] = []

    // The folder is the system's to clean; what cannot be removed does no harm.
    deinit { try? FileManager.default.removeItem(at: folder) }

    func store(maximum: Int = 10) -> SessionStore {
        var configuration = WebConfiguration()
        configuration.sessions.folder = folder
        configuration.sessions.maximum = maximum
        let (clock, complaints) = (clock, complaints)
        return SessionStore(
            app: Self.app, configuration: configuration, now: { clock.seconds },
            complain: { complaints.texts.append($0) })
    }

    /// A session with a page that shows it.
    func connected() async -> (WebSession, PageConnectionMock) {
        let store = store()
        stores.append(store)
        let page = PageConnectionMock.named("page")
        guard let session = store.makeSession(for: HostContext()) else {
            preconditionFailure("an empty store has room")
        }
        session.attach(page, version: session.versionText, maximum: 8)
        await page.waits(for: 1)
        return (session, page)
    }

    private static let app = HostedApp("Test") { _ in
        let scenes = SceneRegistry([.init("Count") { CountView() }])
        return HostedApp.Start(scenes: scenes, navigator: SceneNavigator(root: CountView()))
    }
}

@MainActor private final class CountLogic: SceneLifecycle, StateRestoring {
    weak var view: CountView?
    private(set) var count = 0

    var restorableState: Int { count }
    func restore(_ state: Int) { count = state }
    func viewDidLoad() { view?.show(count) }

    func add() {
        count += 1
        view?.show(count)
    }
}

@MainActor private final class CountView: ScreenView {
    let stage: Stage
    private let logic = CountLogic()

    init() {
        stage = Stage("Count", lifecycle: logic)
        logic.view = self
    }

    func show(_ count: Int) {
        stage.show("Count") {
            ScreenText(String(count)).id("count")
            ScreenButton("Add") { [logic] in logic.add() }.id("add")
            ScreenField("Name").id("name")
        }
    }
}

extension WebSession {
    var count: String? { screens.display.screen["count"]?.title }
}

extension ClientMessage {
    static func press(_ id: String, _ number: Int) -> ClientMessage {
        ClientMessage(number: number, scene: "Count#1", action: .input(ScreenInput(id)))
    }
}
