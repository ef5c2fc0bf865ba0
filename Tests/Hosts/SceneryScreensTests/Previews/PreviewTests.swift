import Foundation
import Scenery
import SceneryTestKit
import Testing

@testable import SceneryScreens

@Suite("Previews of scenes")
@MainActor struct PreviewTests {
    private let catalog = PreviewCatalog([
        ScenePreview("Rides", "empty", languages: ["en", "fa"]) { RidesView([], in: $0) },
        ScenePreview("Rides", "long text") { RidesView([String(repeating: "long ", count: 100)], in: $0) },
    ])

    private func host(_ link: String? = nil) throws -> HeadlessHost {
        let app = HostedApp("rides") { _ in
            HostedApp.Start(title: "Rides", menuOf: SceneRegistry(catalog.entries))
        }
        let start = try link.map { try app.opening(url: $0) } ?? app
        return HeadlessHost(session: ScreenSession(start.start(HostContext())))
    }

    @Test("each state is listed in each of its languages, light and dark")
    func list() throws {
        let host = try host("/previews")
        #expect(
            host.screen["previews"]?.children.map(\.id) == [
                "previews/Rides/empty/en, light", "previews/Rides/empty/en, dark",
                "previews/Rides/empty/fa, light", "previews/Rides/empty/fa, dark",
                "previews/Rides/long text/en, light", "previews/Rides/long text/en, dark",
            ])
    }

    @Test("each row says its link, which opens the preview")
    func links() throws {
        let rows = try #require(try host("/previews").screen["previews"]?.children)
        let links = rows.compactMap { if case .row(let row) = $0.content { row.detail } else { nil } }
        #expect(links.first == "/previews/Rides/empty?language=en&appearance=light")
        #expect(links.last == "/previews/Rides/long%20text?language=en&appearance=dark")
        for link in links {
            #expect(try host(link).screen.title == (link.contains("fa&") ? "Rides in fa" : "Rides in en"))
        }
    }

    @Test("a search finds what has all of its words, in the scene, the state, the language or the appearance")
    func search() throws {
        let host = try host("/previews")
        host.type("DARK long", into: "Search")
        #expect(host.screen["previews"]?.children.map(\.id) == ["previews/Rides/long text/en, dark"])
        #expect(host.text.contains("1 of 6"))
        host.type("rides boat", into: "Search")
        #expect(host.screen["previews"]?.children.isEmpty == true)
        host.type("", into: "Search")
        #expect(host.screen["previews"]?.children.count == 6)
    }

    @Test("a search can be linked to")
    func linkedSearch() throws {
        let host = try host("/previews?search=fa%20dark")
        #expect(host.screen["previews"]?.children.map(\.id) == ["previews/Rides/empty/fa, dark"])
    }

    @Test("a preview opens by its link, in the language and the appearance of the link")
    func link() throws {
        let host = try host("/previews/Rides/empty?language=fa&appearance=dark")
        #expect(host.screen.title == "Rides in fa")
        #expect(host.screen.appearance == .dark)
        #expect(host.screen.resolvedDirection() == .rightToLeft)
        #expect(try self.host("/previews/Rides/empty").screen.appearance == nil)
    }

    @Test("a row opens its preview, whose link leads there again")
    func row() throws {
        let host = try host("/previews")
        host.tap("previews/Rides/empty/fa, light")
        #expect(host.screen.title == "Rides in fa")
        #expect(host.screen.appearance == .light)
        let view = try #require(host.session.navigator.visibleView)
        let url = try SceneRegistry(catalog.entries).url(for: view.context.route)
        #expect(url.absoluteString == "/previews/Rides/empty?language=fa&appearance=light")
    }

    @Test("a preview of which there is none is said to be missing")
    func missing() throws {
        let host = try host("/previews/Rides/lost")
        #expect(host.text.contains("There is no preview of \"Rides\" in the state \"lost\"."))
    }

    @Test("the scene of a preview receives its lifecycle, and leads nowhere")
    func lifecycle() throws {
        let host = try host("/previews/Rides/empty")
        #expect(host.text.contains("loaded, appeared"))
        host.tap("Open")
        #expect(host.screen.title == "Rides in en")
    }

    @Test("a closed preview is released, and its scene with it")
    func release() throws {
        weak var scene: RidesView?
        let catalog = PreviewCatalog([
            ScenePreview("Rides", "one") { context in
                let view = RidesView(["One"], in: context)
                scene = view
                return view
            }
        ])
        let navigator = SceneNavigator(
            root: catalog.view(at: .init(scene: "Rides", state: "one", language: nil, appearance: nil)))
        #expect(scene != nil)
        navigator.close()
        #expect(scene == nil)
    }
}

@MainActor private final class RidesView: ScreenView, SceneLifecycle {
    private(set) lazy var stage = Stage("Rides", lifecycle: Forwarding(self))
    private let rides: [String]
    private let language: String
    private var events: [String] = []

    init(_ rides: [String], in context: HostContext) {
        self.rides = rides
        language = context.language(among: ["en", "fa"])
    }

    func viewDidLoad() { happened("loaded") }
    func viewDidAppear(_ animated: Bool) { happened("appeared") }

    private func happened(_ event: String) {
        events.append(event)
        stage.show("Rides in \(language)", language: language) {
            ScreenText(events.joined(separator: ", "))
            for ride in rides { ScreenText(ride) }
            ScreenButton("Open") { [weak self] in
                self?.navigation?.push(RidesView([], in: HostContext(languages: ["de"])))
            }
        }
    }
}

@MainActor private final class Forwarding: SceneLifecycle {
    private weak var view: RidesView?
    init(_ view: RidesView) { self.view = view }
    func viewDidLoad() { view?.viewDidLoad() }
    func viewDidAppear(_ animated: Bool) { view?.viewDidAppear(animated) }
}
