import Foundation
import SceneryScreens
import Testing

@MainActor @Suite("A session is saved and opened again")
struct SessionSnapshotTests {
    /// The logic of each scene the list built, by name, the latest last.
    @MainActor final class Built {
        var logic: [String: CountingLogic] = [:]

        var scenes: SceneList {
            SceneList(["A", "B", "C"].map { name in
                SceneList.Entry(name) { [self] in
                    let made = CountingLogic()
                    logic[name] = made
                    return StageView(name, lifecycle: made, Screen(name) { .field("F", id: "f") })
                }
            })
        }
    }

    private func session(_ built: Built) throws -> ScreenSession {
        let scenes = built.scenes
        let session = ScreenSession(root: try scenes.build(SceneRoute("A")))
        session.navigator.push(try scenes.build(SceneRoute("B")))
        session.navigator.present(try scenes.build(SceneRoute("C")))
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
        #expect(opened.display.screen.fieldValues == ["f": "half a line"])
        #expect(after.logic["B"]?.count == 7)
        #expect(after.logic["C"]?.log == ["restore", "load", "appear"])
        #expect(opened.snapshot() == snapshot)
    }

    @Test("tabs come back with their stacks and the selected one in front")
    func tabs() throws {
        let built = Built()
        let scenes = built.scenes
        let session = ScreenSession(root: try scenes.build(SceneRoute("C")))
        session.navigator.replaceRoot(withTabs: [
            SceneTab("1", scene: try scenes.build(SceneRoute("A"))), SceneTab("2", scene: try scenes.build(SceneRoute("B"))),
        ], selected: 1)
        session.navigator.push(try scenes.build(SceneRoute("C")))
        let (opened, problems) = try restored(session.snapshot(), Built())
        #expect(problems.isEmpty)
        #expect(opened.navigator.state.tabs.map { $0.scenes.map(\.name) } == [["A"], ["B", "C"]])
        #expect(opened.navigator.state.selectedTab == 1 && opened.display.screen.title == "C")
    }

    @Test("a scene that cannot be built ends its stack, and is told")
    func unknown() throws {
        let session = try session(Built())
        let list = SceneList(Built().scenes.entries.filter { $0.name != "B" })
        let navigator = SceneNavigator(root: StageView("Start"))
        let problems = navigator.restore(session.snapshot(), from: list)
        #expect(problems.count == 1 && problems.first?.contains("no scene is named \"B\"") == true)
        #expect(navigator.state.layers.map { $0.scenes.map(\.name) } == [["A"], ["C"]])
    }

    @Test("when nothing can be built the navigator stays as it was")
    func nothing() throws {
        let navigator = SceneNavigator(root: StageView("Start"))
        let problems = navigator.restore(try session(Built()).snapshot(), from: SceneList([]))
        #expect(!problems.isEmpty && navigator.state.scenes.map(\.name) == ["Start"])
    }
}

@MainActor @Suite("Scenes are built by name")
struct SceneListTests {
    private let list = SceneList([
        SceneList.Entry("A") { StageView("A") },
        SceneList.Entry("Detail", parameter: Int.self) { StageView("Detail \($0)") },
    ])

    @Test("a route's parameter reaches the scene")
    func parameter() throws {
        #expect(list.names == ["A"])
        let view = try list.build(SceneRoute("Detail", parameter: 3))
        #expect(view.place.route.name == "Detail 3")
    }

    @Test("an unknown scene, a missing parameter and a wrong one are told apart")
    func errors() throws {
        #expect(throws: SceneListError.unknownScene("X", known: ["A"])) { try list.build(SceneRoute("X")) }
        #expect(throws: SceneListError.parameterMissing(scene: "Detail")) { try list.build(SceneRoute("Detail")) }
        #expect(throws: DecodingError.self) { try list.build(SceneRoute("Detail", parameter: "three")) }
        #expect(SceneListError.unknownScene("X", known: ["A"]).description == "no scene is named \"X\"; the scenes are: A")
    }

    @Test("the language is the person's first that there is, else the first there is", arguments: [
        (["fa-IR"], ["en", "fa"], "fa"), (["de", "fa_IR"], ["en", "fa-AF"], "fa-AF"), ([], ["en", "fa"], "en"),
        (["de"], ["fa", "en"], "fa"), (["EN-us"], ["fa", "en"], "en"), (["de"], [], "en"),
    ])
    func language(_ wanted: [String], _ available: [String], _ chosen: String) {
        #expect(HostContext(languages: wanted).language(among: available) == chosen)
    }
}
