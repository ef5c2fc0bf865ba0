import SceneryScreens
import SceneryTestKit
import Testing

@testable import PodBayDoors

/// The whole scene without a screen: what crosses from role to role.
@MainActor @Suite("The scene PodBayDoors", .timeLimit(.minutes(20))) struct PodBayDoorsSceneTests {
    @Test("the assembler connects every reference")
    func wiring() {
        #expect(Wiring.missingReferences(in: view(trustsCrew: false)).isEmpty)
    }

    @Test("a refusal goes from the main button through the mediator to the banner")
    func refuses() async {
        let scene = scene(isExhaustive: true)
        scene.appear()
        await scene.expect(PodBayDoorsRenderingCrossing.render(PodBayDoorsRenderable(areOpen: false)))
        await expectBanner(.arrived, in: scene)
        scene.send { $0.didTapMainButton() }
        await scene.expect(MissionComputingCrossing.trustsCrew.read())
        await expectBanner(.refused, in: scene)
        await scene.close()
    }

    @Test("the doors open for a crew that is trusted, and lead to the quarters")
    func opens() async {
        let scene = scene(trustsCrew: true)
        scene.appear()
        scene.send { $0.didTapMainButton() }
        await scene.expect(PodBayDoorsRenderingCrossing.render(PodBayDoorsRenderable(areOpen: true)))
        await scene.expect(PodBayDoorsMediatingCrossing.didHappen(.opened))
        scene.send { $0.didTapMainButton() }
        await scene.expect(PodBayDoorsNavigatingCrossing.goIn())
        await scene.expectNavigation(.push("CrewQuarters"))
        scene.send(to: (any CrewQuartersInteracting).self) { $0.didTapLeaveButton() }
        await scene.expectNavigation(.pop)
        await scene.close()
    }

    private func expectBanner(_ event: MissionEvent, in scene: SceneHarness<any PodBayDoorsInteracting>) async
    {
        await scene.expect(PodBayDoorsMediatingCrossing.didHappen(.equal(event)))
        await scene.expect(MissionComputingCrossing.crewMember.read())
        await scene.expect(MissionComputingCrossing.trustsCrew.read())
        let banner = BannerRenderable(event, crewMember: "Dave", trustsCrew: false)
        await scene.expect(BannerRenderingCrossing.render(.equal(banner)))
    }

    private func scene(
        trustsCrew: Bool = false, isExhaustive: Bool = false
    ) -> SceneHarness<any PodBayDoorsInteracting> {
        SceneHarness(isExhaustive: isExhaustive) { view(trustsCrew: trustsCrew) }
    }

    private func view(trustsCrew: Bool) -> any SceneView {
        PodBayDoorsAssembler(computer: MissionComputer(crewMember: "Dave", trustsCrew: trustsCrew)).assemble()
    }
}
