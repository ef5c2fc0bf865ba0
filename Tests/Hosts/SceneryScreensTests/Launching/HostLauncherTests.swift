import SceneryScreens
import Testing

@MainActor @Suite("The launcher runs the app as its arguments say")
struct HostLauncherTests {
    struct Unable: Error, CustomStringConvertible { var description: String { "no screen" } }

    /// Writes down how it was run.
    @MainActor final class Runs {
        var runs: [(host: String, options: HostOptions, scene: String?)] = []
    }

    struct TestHost: ScreenHost {
        let name: String
        let runs: Runs
        var fails = false

        func run(_ app: HostedApp, options: HostOptions) async throws {
            if fails { throw Unable() }
            await MainActor.run {
                let start = app.start(HostContext())
                runs.runs.append((name, options, start.navigator.state.visible?.name))
            }
        }
    }

    private let runs = Runs()

    private var launcher: HostLauncher {
        let app = HostedApp("App") { _ in
            HostedApp.Start(title: "App", menuOf: SceneList([
                SceneList.Entry("About") { StageView("About") },
                SceneList.Entry("Detail", parameter: Int.self) { _ in StageView("Detail") },
            ]))
        }
        return HostLauncher(app, hosts: [
            TestHost(name: "one", runs: runs), TestHost(name: "two", runs: runs), TestHost(name: "bad", runs: runs, fails: true),
        ])
    }

    @Test("without arguments the first host shows the start")
    func plain() async {
        #expect(await launcher.run([]) == 0)
        #expect(runs.runs.first?.host == "one" && runs.runs.first?.scene == "Menu")
        #expect(runs.runs.first?.options == HostOptions())
    }

    @Test("host, scene, port and plain reach the host")
    func all() async {
        #expect(await launcher.run(["--host", "two", "--scene", "About", "--port", "0", "--plain"]) == 0)
        #expect(runs.runs.first?.host == "two" && runs.runs.first?.scene == "About")
        #expect(runs.runs.first?.options == HostOptions(port: 0, isPlain: true))
    }

    @Test("arguments that make no sense end with 64, and no host runs", arguments: [
        ["--what"], ["--host"], ["--host", "three"], ["--scene", "Nope"], ["--scene", "Detail"], ["--port", "x"],
        ["--port", "70000"], ["--port", "-1"], ["--scene"], ["About"],
    ])
    func usage(_ arguments: [String]) async {
        #expect(await launcher.run(arguments) == 64)
        #expect(runs.runs.isEmpty)
    }

    @Test("a host that cannot run ends with 2; help and list run none and end with 0")
    func others() async {
        #expect(await launcher.run(["--host", "bad"]) == 2)
        #expect(await launcher.run(["--help"]) == 0)
        #expect(await launcher.run(["--list"]) == 0)
        #expect(runs.runs.isEmpty)
        #expect(await HostLauncher(HostedApp("None") { _ in .init(title: "", menuOf: SceneList([])) }, hosts: []).run([]) == 64)
    }

    @Test("the menu opens a scene, again and again")
    func menu() {
        let host = HeadlessHost(root: SceneMenu(title: "App", scenes: SceneList([SceneList.Entry("AboutUs") { StageView("AboutUs") }])))
        for _ in 0..<2 {
            #expect(host.tap("About us"))
            #expect(host.session.navigator.state.frontStack.map(\.name) == ["Menu", "AboutUs"])
            host.session.goBack()
        }
        #expect(!host.tap("Nowhere"))
    }
}
