import SceneryScreens
import Testing

@testable import PodBayDoors

/// The sample as a person uses it.
@MainActor @Suite("The sample Pod Bay Doors") struct PodBayDoorsScenarioTests {
    private let dave = PodBayDoorsConfiguration(crewMember: "Dave", trustsCrew: false)
    private let trust = "The computer trusts the crew"
    private let openTitle = "Open the pod bay doors"

    @Test("the first screen greets and offers to open the doors")
    func firstScreen() {
        let host = host(dave)
        #expect(
            host.text == """
                Pod bay doors
                =============
                Good evening, Dave. What can I do for you?
                [ ] The computer trusts the crew
                The doors are shut.
                [ Open the pod bay doors ]
                """)
    }

    @Test("refused, then trusted, then in; and out again to doors that are still open")
    func wayIn() {
        let host = host(dave)
        host.tap(openTitle)
        #expect(host.text.contains("Forgive me, Dave, but these doors I will not open for you."))
        #expect(host.text.contains("The doors are shut."))

        host.toggle(trust)
        #expect(host.text.contains("I trust you, Dave. Ask me again."))
        host.tap(openTitle)
        #expect(host.text.contains("Of course, Dave. Mind the step."))
        #expect(host.text.contains("The doors are open."))

        host.tap("Go in")
        #expect(host.screen.title == "Crew quarters")
        #expect(host.text.contains("Welcome home, Dave."))
        host.tap("Leave")
        #expect(host.screen.title == "Pod bay doors")
        #expect(host.text.contains("[ Go in ]"))
        #expect(host.ignored.isEmpty)
    }

    @Test("the doors shut when the trust is lost")
    func trustLost() {
        let host = host(PodBayDoorsConfiguration(crewMember: "Frank", trustsCrew: true))
        host.tap(openTitle)
        host.toggle(trust)
        #expect(host.text.contains("I have shut the doors, Frank. It is better for the mission."))
        host.tap(openTitle)
        #expect(host.text.contains("Forgive me, Frank, but these doors I will not open for you."))
    }

    @Test("each session has a computer of its own")
    func sessions() {
        let app = PodBayDoorsApp(dave)
        let first = host(of: app)
        let second = host(of: app)
        first.toggle(trust)
        second.tap(openTitle)
        #expect(second.text.contains("Forgive me, Dave"))
    }

    @Test("the scenes have links")
    func links() throws {
        let scenes = SceneRegistry(PodBayDoorsApp(dave).entries(in: HostContext()))
        #expect(scenes.names == ["PodBayDoors", "CrewQuarters"])
        #expect(try scenes.build(PodBayDoorsRoute()) is PodBayDoorsView)
        #expect(
            try scenes.link(from: "/pod-bay-doors?then=/crew-quarters")
                == DeepLink(PodBayDoorsRoute(), CrewQuartersRoute()))
    }

    @Test("a closed session releases both scenes")
    func released() {
        let host = host(PodBayDoorsConfiguration(crewMember: "Dave", trustsCrew: true))
        weak let doors = host.session.navigator.visibleView
        host.tap(openTitle)
        host.tap("Go in")
        weak let quarters = host.session.navigator.visibleView
        #expect(doors is PodBayDoorsView)
        #expect(quarters is CrewQuartersView)
        host.session.close()
        #expect(doors == nil)
        #expect(quarters == nil)
    }

    private func host(_ configuration: PodBayDoorsConfiguration) -> HeadlessHost {
        host(of: PodBayDoorsApp(configuration))
    }

    private func host(of app: PodBayDoorsApp) -> HeadlessHost {
        HeadlessHost(session: ScreenSession(navigator: app.hosted.start(HostContext()).navigator))
    }
}
