import SceneryScreens
import SceneryTestKit
import Testing

@MainActor @Suite("The launcher runs the app as its arguments say")
struct HostLauncherTests {
    struct Unable: Error, CustomStringConvertible { var description: String { "no screen" } }

    private let one = ScreenHostMock()
    private let two = ScreenHostMock()
    private let bad = ScreenHostMock()
    private var runs: Int { one.onRunOptions.count + two.onRunOptions.count + bad.onRunOptions.count }

    init() {
        one.onName.returns("one")
        two.onName.returns("two")
        bad.onName.returns("bad")
        bad.onRunOptions.throws(Unable())
    }

    private func firstScene(on host: ScreenHostMock) -> String? {
        host.onRunOptions.calls.first?.0.start(HostContext()).navigator.state.visible?.name
    }

    private var launcher: HostLauncher {
        let app = HostedApp("App") { _ in
            HostedApp.Start(
                title: "App",
                menuOf: SceneRegistry([
                    SceneRegistry.Entry("About") { StageView("About") },
                    SceneRegistry.Entry(DetailRoute.self) { StageView(Stage($0)) },
                ]))
        }
        return HostLauncher(app, hosts: [one, two, bad])
    }

    @Test("without arguments the first host shows the start")
    func plain() async {
        #expect(await launcher.run([]) == 0)
        #expect(firstScene(on: one) == "Menu" && runs == 1)
        one.onRunOptions.called(.any, .equal(HostOptions())).verify(.once)
    }

    @Test("host, scene, port and plain reach the host")
    func all() async {
        #expect(await launcher.run(["--host", "two", "--scene", "About", "--port", "0", "--plain"]) == 0)
        #expect(firstScene(on: two) == "About" && runs == 1)
        two.onRunOptions.called(.any, .equal(HostOptions(port: 0, isPlain: true))).verify(.once)
    }

    @Test("--open starts with the scenes of a URL, each with its parameters", .timeLimit(.minutes(10)))
    func open() async throws {
        #expect(await launcher.run(["--open", "/about?then=/details/7&sheet=/details/8"]) == 0)
        let start = try #require(one.onRunOptions.calls.first?.0.start(HostContext()))
        let session = ScreenSession(start)
        await session.opening?.value
        let link = DeepLink(NamedRoute("About"), DetailRoute(number: 7)).presenting(DetailRoute(number: 8))
        #expect(session.navigator.link == link)
        #expect(session.display.back == .close)
    }

    @Test("--open with one scene shows it from the start")
    func openOne() async {
        #expect(await launcher.run(["--open", "/details/7"]) == 0)
        #expect(firstScene(on: one) == "Detail")
    }

    @Test(
        "arguments that make no sense end with 64, and no host runs",
        arguments: [
            ["--what"], ["--host"], ["--host", "three"], ["--scene", "Nope"], ["--scene", "Detail"],
            ["--port", "x"],
            ["--port", "70000"], ["--port", "-1"], ["--scene"], ["About"], ["--open"],
            ["--open", "/nowhere"],
            ["--open", "/details/three"], ["--open", "https://example.org/about"],
            ["--open", "/about", "--scene", "About"],
        ])
    func usage(_ arguments: [String]) async {
        #expect(await launcher.run(arguments) == 64)
        #expect(runs == 0)
    }

    @Test("a host that cannot run ends with 2; help and list run none and end with 0")
    func others() async {
        #expect(await launcher.run(["--host", "bad"]) == 2)
        #expect(await launcher.run(["--help"]) == 0)
        #expect(await launcher.run(["--list"]) == 0)
        #expect(runs == 1)
        #expect(
            await HostLauncher(
                HostedApp("None") { _ in .init(title: "", menuOf: SceneRegistry([])) }, hosts: []
            ).run([]) == 64)
    }

    @Test("the menu opens a scene, again and again")
    func menu() {
        let host = HeadlessHost(
            root: SceneMenu(
                title: "App", scenes: SceneRegistry([SceneRegistry.Entry("AboutUs") { StageView("AboutUs") }])
            ))
        for _ in 0..<2 {
            #expect(host.tap("About us"))
            #expect(host.session.navigator.state.frontStack.map(\.name) == ["Menu", "AboutUs"])
            host.session.goBack()
        }
        #expect(!host.tap("Nowhere"))
    }
}
