import Testing

@testable import PodBayDoors

@Suite("PodBayDoorsConfiguration") struct PodBayDoorsConfigurationTests {
    @Test("by default the computer talks to Dave and does not trust him")
    func defaults() {
        let configuration = PodBayDoorsConfiguration(environment: [:])
        #expect(configuration == PodBayDoorsConfiguration(crewMember: "Dave", trustsCrew: false))
    }

    @Test("the environment names the person and says whether the computer trusts")
    func environment() {
        let configuration = PodBayDoorsConfiguration(
            environment: ["POD_BAY_CREW_MEMBER": "Frank", "POD_BAY_TRUST": "yes"])
        #expect(configuration == PodBayDoorsConfiguration(crewMember: "Frank", trustsCrew: true))
    }

    @MainActor @Test("the computer starts as configured")
    func computer() {
        let computer = MissionComputerAssembler(
            configuration: PodBayDoorsConfiguration(crewMember: "Frank", trustsCrew: true)
        ).assemble()
        #expect(computer.crewMember == "Frank")
        #expect(computer.trustsCrew)
    }
}
