import SceneryScreens
import Testing

@testable import PodBayDoors

@Suite("The renderables of PodBayDoors") struct RenderableTests {
    @Test("the doors say how they are, and their button what it does")
    func doors() {
        let shut = PodBayDoorsRenderable(areOpen: false)
        #expect(shut.status == "The doors are shut.")
        #expect(shut.mainButtonTitle == "Open the pod bay doors")
        let open = PodBayDoorsRenderable(areOpen: true)
        #expect(open.status == "The doors are open.")
        #expect(open.mainButtonTitle == "Go in")
    }

    @Test(
        "each event has its words, with the name of the person",
        arguments: [
            (.arrived, "Good evening, Frank. What can I do for you?"),
            (.refused, "Forgive me, Frank, but these doors I will not open for you."),
            (.opened, "Of course, Frank. Mind the step."),
            (.shut, "I have shut the doors, Frank. It is better for the mission."),
            (.trustGained, "I trust you, Frank. Ask me again."),
            (.trustLost, "I have my doubts about you, Frank."),
        ] as [(MissionEvent, String)])
    func banner(event: MissionEvent, message: String) {
        let renderable = BannerRenderable(event, crewMember: "Frank", trustsCrew: true)
        #expect(renderable.message == message)
        #expect(renderable.isRefusal == (event == .refused))
        #expect(renderable.trustTitle == "The computer trusts the crew")
        #expect(renderable.trustsCrew)
    }

    @Test("the quarters welcome the person by name")
    func quarters() {
        let renderable = CrewQuartersRenderable(crewMember: "Frank")
        #expect(renderable.welcome == "Welcome home, Frank.")
        #expect(renderable.computerRemark == "The chess board is as you left it. It is your move.")
    }
}
