import SceneryScreens
import Testing

@MainActor @Suite("A scene whose view a host cannot draw") struct UndrawableViewTests {
    private let english = "This part of the app cannot be shown here."

    @Test("has words under its name in its place, and still appears and disappears")
    func words() async {
        let logic = CountingLogic()
        let session = ScreenSession(root: StageView("Home"))
        session.navigator.push(NativeView(logic))
        let host = HeadlessHost(session: session)
        #expect(await host.waits { $0.screen.title == "Map" })
        #expect(host.text.contains(english) && host.text.contains("UIKit or SwiftUI"))
        #expect(logic.log == ["load", "appear"])
        session.goBack()
        #expect(session.display.screen.title == "Home")
        #expect(!host.text.contains(english))
        #expect(logic.log == ["load", "appear", "disappear"])
    }

    @Test("takes no input")
    func input() {
        let session = ScreenSession(root: NativeView(CountingLogic()))
        var ignored: [ScreenInput] = []
        session.onIgnored = { ignored.append($0) }
        session.send(ScreenInput("close"))
        #expect(ignored == [ScreenInput("close")])
    }

    @Test(
        "has the words in the first of the person's languages, else in English",
        arguments: [
            (["fa-IR", "en"], false), (["gl"], true), ([], true),
        ])
    func languages(_ languages: [String], _ isEnglish: Bool) {
        let app = HostedApp("App") { _ in
            HostedApp.Start(
                scenes: SceneRegistry([]), navigator: SceneNavigator(root: NativeView(CountingLogic())))
        }
        let host = HeadlessHost(
            session: ScreenSession(app.start(HostContext(languages: languages))))
        #expect(host.text.contains(english) == isEnglish)
        #expect(host.text.contains(HostStrings(language: languages.first).cannotShow.prefix(30)))
    }

    @Test("a session that is closed shows nothing")
    func closed() {
        let session = ScreenSession(root: NativeView(CountingLogic()))
        session.close()
        #expect(session.display.screen == Screen())
    }
}

/// Drawn by a framework that is not here.
@MainActor private final class NativeView: NativeScene {
    let context: SceneContext
    var content: String { "not a view of this host" }

    init(_ logic: any SceneLifecycle) { context = SceneContext("Map", lifecycle: logic) }
}
