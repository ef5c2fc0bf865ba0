import Foundation
import SceneryScreens
import Testing

@MainActor @Suite("A session is saved and opened again")
struct SessionSnapshotTests {
    /// The logic of each scene the list built, by name, the latest last.
    @MainActor final class Built {
        var logic: [String: CountingLogic] = [:]

        var scenes: SceneRegistry {
            SceneRegistry(
                ["A", "B", "C"].map { name in
                    SceneRegistry.Entry(name) { [self] in
                        let made = CountingLogic()
                        logic[name] = made
                        return StageView(name, lifecycle: made, Screen(name) { ScreenField("F").id("f") })
                    }
                })
        }
    }

    private func session(_ built: Built) throws -> ScreenSession {
        let scenes = built.scenes
        let session = ScreenSession(root: try scenes.build(named: "A"))
        session.navigator.push(try scenes.build(named: "B"))
        session.navigator.present(try scenes.build(named: "C"))
        return session
    }

    private func restored(_ snapshot: SessionSnapshot, _ built: Built) throws -> (ScreenSession, [String]) {
        let data = try JSONEncoder().encode(snapshot)
        let read = try JSONDecoder().decode(SessionSnapshot.self, from: data)
        #expect(read == snapshot)
        let navigator = SceneNavigator(root: StageView("Start"))
        let problems = navigator.restore(read, from: built.scenes)
        return (ScreenSession(navigator: navigator), problems)
    }

    @Test("scenes, sheets, the logic's state and what was typed come back, the state before the view loads")
    func roundTrip() throws {
        let before = Built()
        let session = try session(before)
        before.logic["B"]?.count = 7
        session.send(ScreenInput("f", .edit("half a line")))
        let snapshot = session.snapshot()
        let after = Built()
        let (opened, problems) = try restored(snapshot, after)
        #expect(problems.isEmpty)
        #expect(opened.navigator.state.layers.map { $0.scenes.map(\.name) } == [["A", "B"], ["C"]])
        #expect(opened.display.screen.fieldTexts == ["f": "half a line"])
        #expect(after.logic["B"]?.count == 7)
        #expect(after.logic["C"]?.log == ["restore", "load", "appear"])
        #expect(opened.snapshot() == snapshot)
    }

    @Test("tabs come back with their stacks and the selected one in front")
    func tabs() throws {
        let built = Built()
        let scenes = built.scenes
        let session = ScreenSession(root: try scenes.build(named: "C"))
        session.navigator.replaceRoot(
            withTabs: [
                SceneTab("1", scene: try scenes.build(named: "A")),
                SceneTab("2", scene: try scenes.build(named: "B")),
            ], selected: 1)
        session.navigator.push(try scenes.build(named: "C"))
        let (opened, problems) = try restored(session.snapshot(), Built())
        #expect(problems.isEmpty)
        #expect(opened.navigator.state.tabs.map { $0.scenes.map(\.name) } == [["A"], ["B", "C"]])
        #expect(opened.navigator.state.selectedTab == 1 && opened.display.screen.title == "C")
    }

    @Test("a scene that cannot be built ends its stack, and is reported")
    func unknown() throws {
        let session = try session(Built())
        let list = SceneRegistry(Built().scenes.entries.filter { $0.name != "B" })
        let navigator = SceneNavigator(root: StageView("Start"))
        let problems = navigator.restore(session.snapshot(), from: list)
        #expect(problems.count == 1 && problems.first?.contains("no scene is named \"B\"") == true)
        #expect(navigator.state.layers.map { $0.scenes.map(\.name) } == [["A"], ["C"]])
    }

    @Test("a scene with parameters comes back with them")
    func parameters() throws {
        let scenes = SceneRegistry([
            SceneRegistry.Entry(DetailRoute.self) { StageView(Stage($0)) }
        ])
        let session = ScreenSession(root: try scenes.build(DetailRoute(number: 3)))
        let data = try JSONEncoder().encode(session.snapshot())
        let navigator = SceneNavigator()
        #expect(
            navigator.restore(try JSONDecoder().decode(SessionSnapshot.self, from: data), from: scenes)
                .isEmpty)
        #expect(navigator.visibleView?.context.route as? DetailRoute == DetailRoute(number: 3))
    }

    @Test(
        "parameters that cannot be read are reported, and the scene is not opened",
        arguments: [("e30=", "cannot be read"), (nil, "cannot be built by name alone")]
            as [(String?, String)])
    func unreadable(_ parameters: String?, _ problem: String) throws {
        let scenes = SceneRegistry([SceneRegistry.Entry(DetailRoute.self) { StageView(Stage($0)) }])
        let route = parameters.map { #"{"name":"Detail","parameters":"\#($0)"}"# } ?? #"{"name":"Detail"}"#
        let text = #"{"layers":[{"stack":{"_0":[{"route":\#(route),"drafts":{}}]}}]}"#
        let snapshot = try JSONDecoder().decode(SessionSnapshot.self, from: Data(text.utf8))
        let navigator = SceneNavigator()
        let problems = navigator.restore(snapshot, from: scenes)
        #expect(problems.count == 1 && problems.first?.contains(problem) == true, "\(problems)")
        #expect(navigator.state.scenes.isEmpty)
    }

    @Test("when nothing can be built the navigator stays as it was")
    func nothing() throws {
        let navigator = SceneNavigator(root: StageView("Start"))
        let problems = navigator.restore(try session(Built()).snapshot(), from: SceneRegistry([]))
        #expect(!problems.isEmpty && navigator.state.scenes.map(\.name) == ["Start"])
    }
}

@Suite("A host chooses among languages")
struct HostContextTests {
    @Test(
        "the language is the person's first that there is, else the first there is",
        arguments: [
            (["fa-IR"], ["en", "fa"], "fa"), (["de", "fa_IR"], ["en", "fa-AF"], "fa-AF"),
            ([], ["en", "fa"], "en"),
            (["de"], ["fa", "en"], "fa"), (["EN-us"], ["fa", "en"], "en"), (["de"], [], "en"),
        ])
    func language(_ wanted: [String], _ available: [String], _ chosen: String) {
        #expect(HostContext(languages: wanted).language(among: available) == chosen)
    }
}
