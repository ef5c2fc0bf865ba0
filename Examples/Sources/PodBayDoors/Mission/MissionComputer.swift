import Scenery

/// Remembers what the computer thinks of its crew.
final class MissionComputer: MissionComputing {
    let crewMember: String
    var trustsCrew: Bool

    init(crewMember: String, trustsCrew: Bool) {
        self.crewMember = crewMember
        self.trustsCrew = trustsCrew
    }
}

struct MissionComputerAssembler: Assembling {
    let configuration: PodBayDoorsConfiguration

    func assemble() -> any MissionComputing {
        MissionComputer(crewMember: configuration.crewMember, trustsCrew: configuration.trustsCrew)
    }
}
