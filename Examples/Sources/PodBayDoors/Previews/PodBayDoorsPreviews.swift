import SceneryScreens

extension PodBayDoorsApp {
    /// Each scene in each of its states.
    public static var previews: [ScenePreview] {
        [
            ScenePreview("PodBayDoors", "arrived") { _ in doors() },
            ScenePreview("PodBayDoors", "refused") { _ in doors { doors, _ in doors.didTapMainButton() } },
            ScenePreview("PodBayDoors", "open") { _ in
                doors(trustsCrew: true) { doors, _ in doors.didTapMainButton() }
            },
            ScenePreview("PodBayDoors", "shut again") { _ in
                doors(trustsCrew: true) { doors, computer in
                    doors.didTapMainButton()
                    computer.trustsCrew = false
                    doors.didChangeTrust()
                }
            },
            ScenePreview("PodBayDoors", "long name") { _ in
                doors(crewMember: "Doctor Wolfgang Amadeus Featherstonehaugh-Cholmondeley") { doors, _ in
                    doors.didTapMainButton()
                }
            },
            ScenePreview("CrewQuarters", "content") { _ in
                CrewQuartersAssembler(computer: MissionComputer(crewMember: "Dave", trustsCrew: true))
                    .assemble()
            },
        ]
    }

    /// The doors after what happened at them.
    @MainActor private static func doors(
        crewMember: String = "Dave", trustsCrew: Bool = false,
        after events: (any PodBayDoorsInteracting, any MissionComputing) -> Void = { _, _ in }
    ) -> any ScreenView {
        let computer = MissionComputer(crewMember: crewMember, trustsCrew: trustsCrew)
        let view = PodBayDoorsAssembler(computer: computer).assemble()
        view.context.load()
        if let interaction = view.context.logic(as: (any PodBayDoorsInteracting).self) {
            events(interaction, computer)
        }
        return view
    }
}
