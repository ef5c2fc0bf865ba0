import Driving
import PodBayDoors
import SceneryScreens
import Testing

extension ScreenTests {
    @Suite("Pod bay doors") struct PodBayDoorsScreenTests {
        @Test("the doors stay shut until the computer trusts the crew", arguments: DriverKind.allCases)
        func trust(kind: DriverKind) async throws {
            try await SampleUnderTest.podBayDoors.run(in: kind) { app, _ in
                let doors = PodBayDoorsRobot(app: app)
                try await doors.seesShutDoors()
                try await doors.asksToOpen()
                try await doors.hears("Forgive me, Dave, but these doors I will not open for you.")
                try await doors.turnsTrust()
                try await doors.hears("I trust you, Dave. Ask me again.")
                try await doors.asksToOpen()
                try await doors.seesOpenDoors()
                try await doors.turnsTrust()
                try await doors.hears("I have shut the doors, Dave.")
                try await doors.seesShutDoors()
            }
        }

        @Test("open doors lead into the crew quarters and back", arguments: DriverKind.allCases)
        func crewQuarters(kind: DriverKind) async throws {
            let start = SampleStart(environment: ["POD_BAY_CREW_MEMBER": "Frank", "POD_BAY_TRUST": "yes"])
            try await SampleUnderTest.podBayDoors.run(in: kind, start) { app, _ in
                let doors = PodBayDoorsRobot(app: app)
                try await doors.hears("Good evening, Frank.")
                try await doors.seesTrust()
                try await doors.asksToOpen()
                let quarters = try await doors.goesIn()
                try await quarters.isWelcome("Frank")
                try await quarters.leaves().seesOpenDoors()
            }
        }
    }
}

extension SampleUnderTest {
    static let podBayDoors = SampleUnderTest(program: "samples", link: "/pod-bay-doors") { _, environment in
        PodBayDoorsApp(PodBayDoorsConfiguration(environment: environment)).hosted
    }
}
