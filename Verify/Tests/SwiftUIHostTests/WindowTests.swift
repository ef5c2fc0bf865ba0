import Foundation
import NavigationSimulation
import SceneryScreens
import SwiftUIStandIn
import Testing
import UIKitStandIn
import VerifiedSwiftUI

@MainActor @Suite("Windows of the SwiftUI host") struct WindowTests {
    private let trips = RestorableApp()

    /// A window of the app, with what the system kept for it.
    private func window(_ graph: ViewGraph, restoring saved: [String: Any] = [:]) -> SceneryAppView {
        let view = SceneryAppView(trips.app)
        graph.sceneStorage = saved
        appear(graph.draw(view))
        return view
    }

    private func appear(_ node: Node) {
        for part in node.all where part.kind == "onAppear" { part.action?() }
    }

    private func pass(_ value: Any, to kind: String, of view: SceneryAppView, in graph: ViewGraph) {
        graph.draw(view).all.first { $0.kind == kind }?.receive?(value)
    }

    private func waits(_ index: Int, for titles: [String]) async {
        for _ in 0..<1000 where trips.navigators[index].titles != titles { await Task.yield() }
        #expect(trips.navigators[index].titles == titles)
    }

    @Test("each window has scenes of its own")
    func several() {
        let graphs = [ViewGraph(), ViewGraph()]
        let views = graphs.map { window($0) }
        trips.navigators[0].push(RestorableApp.ride(7))
        #expect(trips.navigators.map(\.titles) == [["Home", "Ride 7"], ["Home"]])
        #expect(
            zip(graphs, views).map { $0.draw($1).all.first { $0.kind == "NavigationStack" }?.text } == [
                "1", "0",
            ])
    }

    @Test("a window that leaves the screen is saved, and opens again with its scenes, without passwords")
    func restored() throws {
        let graph = ViewGraph()
        let view = window(graph)
        trips.navigators[0].push(RestorableApp.ride(7))
        let typed = trips.navigators[0].visibleView as? FieldScene
        typed?.stage.receive(ScreenInput("note", .edit("half a line")))
        typed?.stage.receive(ScreenInput("password", .edit("hunter2")))
        _ = graph.draw(view)
        #expect(graph.sceneStorage.isEmpty)
        graph.environment.scenePhase = .inactive
        _ = graph.draw(view)
        let data = try #require(graph.sceneStorage["scenery.session"] as? Data)
        #expect(!String(decoding: data, as: UTF8.self).contains("hunter2"))

        let next = ViewGraph()
        let restored = window(next, restoring: graph.sceneStorage)
        #expect(trips.navigators.count == 2)
        #expect(trips.navigators[1].titles == ["Home", "Ride 7"])
        let fields = next.draw(restored).all.filter { $0.kind == "TextField" }
        #expect(fields.map(\.text).contains("half a line"))
    }

    @Test("what cannot be read starts the app as usual")
    func unreadable() {
        _ = window(ViewGraph(), restoring: ["scenery.session": Data("?".utf8)])
        #expect(trips.navigators[0].titles == ["Home"])
    }

    @Test("a link opens its typed route; so does a universal link, once where SwiftUI reports it twice")
    func links() async throws {
        let graph = ViewGraph()
        let view = window(graph)
        let url = try #require(URL(string: "https://trips.example/rides/1"))
        let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
        activity.webpageURL = url
        pass(url, to: "onOpenURL", of: view, in: graph)
        pass(activity, to: "onContinueUserActivity", of: view, in: graph)
        await waits(0, for: ["Ride 1"])
        for _ in 0..<20 { await Task.yield() }
        trips.navigators[0].push(RestorableApp.ride(2))
        pass(activity, to: "onContinueUserActivity", of: view, in: graph)
        await waits(0, for: ["Ride 1"])
    }

    @Test("a link that leads nowhere is an error on the scene in front")
    func badLink() throws {
        let graph = ViewGraph()
        let view = window(graph)
        let url = try #require(URL(string: "https://trips.example/nowhere"))
        pass(url, to: "onOpenURL", of: view, in: graph)
        #expect(trips.navigators[0].titles == ["Home"])
        #expect(trips.navigators[0].isDialogOpen)
    }

    @Test("a web page that a scene opens is the system's")
    func opens() throws {
        let graph = ViewGraph()
        var opened: [URL] = []
        graph.environment.openURL = OpenURLAction { opened.append($0) }
        let view = window(graph)
        let url = try #require(URL(string: "https://example.com/terms"))
        trips.navigators[0].open(url)
        #expect(opened == [url])
        withExtendedLifetime(view) {}
    }
}
